// Applies the theme colours of the settings to the page when they load and whenever they change.

import type { ThemeColors } from '#web/shared/theme/theme.ts';
import type { Query, QueryClient } from '#web/site/query/query-client.ts';

interface Theme {
  /** Root element of the document. */
  target: HTMLElement;
  client: QueryClient;
  settings: Query<ThemeColors>;
}

const keyOf = ({ main_color, secondary_color, accent_color, line_drawings }: ThemeColors) =>
  [main_color, secondary_color, accent_color, line_drawings].join();

/** Starts applying theme colours. @returns a function that stops it */
export const manageTheme = ({ target, client, settings }: Theme): (() => void) => {
  // the server-rendered colours are already set: most visits never load the colour code
  const isStyled = target.style.getPropertyValue('--brand-main') !== '';
  const first = client.getQueryData(settings);
  let applied = isStyled && first ? keyOf(first) : '';

  const apply = async () => {
    const colors = client.getQueryData(settings);
    if (!colors || keyOf(colors) === applied) return;
    applied = keyOf(colors);
    const { themeProperties } = await import('#web/shared/theme/theme.ts');
    // the settings may have changed while the code loaded
    if (keyOf(colors) !== applied) return;
    for (const [name, value] of Object.entries(themeProperties(colors))) target.style.setProperty(name, value);
  };
  const applyOrLog = () => void apply().catch((error: unknown) => console.error('The theme failed to load', error));
  applyOrLog();
  return client.subscribe(applyOrLog);
};
