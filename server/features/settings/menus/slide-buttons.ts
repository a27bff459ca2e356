// The buttons of slides as visitors get them: text and address, without those whose target they do not see.
import { hasButton, readSlideButton, slideButtonErrors, toMenuEntry } from '#contract/rules/slide-buttons.ts';
import type { HeroSettings } from '#contract/settings.ts';
import type { Context } from '#server/database/context.ts';
import { linksOf, readTargets } from './menu-targets.ts';

type Slide = Record<string, unknown>;

const readSlides = (json: string | null): Slide[] => {
  try {
    const list: unknown = JSON.parse(json || '[]');
    return Array.isArray(list) ? list.filter((one) => typeof one === 'object' && one !== null) : [];
  } catch {
    return [];
  }
};

/** A stored button that is not valid is left out. Slides without buttons stay as they are stored. */
export const withSlideButtons = async <T extends HeroSettings>(context: Context, hero: T): Promise<T> => {
  const slides = readSlides(hero.slides_data).map((slide) => ({ slide, button: readSlideButton(slide) }));
  if (!slides.some(({ button }) => hasButton(button))) return hero;
  const isValid = (button: (typeof slides)[number]['button']) => hasButton(button) && Object.keys(slideButtonErrors(button)).length === 0;
  const entries = slides.map(({ button }) => (isValid(button) ? toMenuEntry(button) : null));
  const targets = await readTargets(
    context,
    entries.filter((entry) => entry !== null),
  );
  const shown = slides.map(({ slide: { button_kind: _kind, button_label: _label, button_target: _target, ...slide } }, index) => {
    const entry = entries[index];
    const [link] = entry ? linksOf(entry, targets) : [];
    return link ? { ...slide, button_label: link.label, button_url: link.url } : slide;
  });
  return { ...hero, slides_data: JSON.stringify(shown) };
};
