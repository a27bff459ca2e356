// The document inside the preview's frame: the site's stylesheet and colours around an empty page.
import { trustHtml } from '#web/shared/lib/trusted-html.ts';
import { type ThemeColors, themeProperties } from '#web/shared/theme/theme.ts';
// by its address: nothing of it is loaded into the admin area's own styles
import siteStylesheet from '#web/site/styles/index.css?url';

/** For the frame's `srcdoc`: of this origin, with this page's policy. */
export const previewSource = trustHtml(
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>Preview</title><link rel="stylesheet" href="${siteStylesheet}"></head><body></body></html>`,
);

export const applySiteTheme = (target: Document, colors: ThemeColors | undefined): void => {
  for (const [name, value] of Object.entries(themeProperties(colors))) target.documentElement.style.setProperty(name, value);
};

// choosing a picture is part of the look; anything else would leave the preview, send something or cover it
const working = '.thumbs button';

/** Disables links, buttons and forms. Escape closes the preview, as it does outside the frame. */
export const disableInteraction = (target: Document, onEscape: () => void): (() => void) => {
  const stop = (event: Event) => {
    const element = event.target;
    if (event.type !== 'submit' && element && (element as Element).closest?.(working)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onEscape();
  };
  const types = ['click', 'auxclick', 'submit', 'dragstart'] as const;
  for (const type of types) target.addEventListener(type, stop, { capture: true });
  target.addEventListener('keydown', onKeyDown);
  return () => {
    for (const type of types) target.removeEventListener(type, stop, { capture: true });
    target.removeEventListener('keydown', onKeyDown);
  };
};
