// Keeps the page in the colours of the settings: sets them when the settings arrive and whenever they change.
import type { QueryClient } from '@tanstack/react-query';
import type { ThemeColors } from '#web/shared/theme/theme.ts';

interface Theme {
  /** The document's root element. */
  target: HTMLElement;
  client: QueryClient;
  settingsKey: readonly unknown[];
}

const keyOf = ({ main_color, secondary_color, accent_color }: ThemeColors) => [main_color, secondary_color, accent_color].join();

/** @returns a function that ends it */
export const manageTheme = ({ target, client, settingsKey }: Theme): (() => void) => {
  // what the server computed is there already: most visits never need the colour maths
  const isStyled = target.style.getPropertyValue('--brand-main') !== '';
  const first = client.getQueryData<ThemeColors>(settingsKey);
  let applied = isStyled && first ? keyOf(first) : '';

  const apply = async () => {
    const colors = client.getQueryData<ThemeColors>(settingsKey);
    if (!colors || keyOf(colors) === applied) return;
    applied = keyOf(colors);
    const { themeProperties } = await import('#web/shared/theme/theme.ts');
    // others may have come meanwhile
    if (keyOf(colors) !== applied) return;
    for (const [name, value] of Object.entries(themeProperties(colors))) target.style.setProperty(name, value);
  };
  const applyOrLog = () => void apply().catch((error: unknown) => console.error('The theme failed to load', error));
  applyOrLog();
  return client.getQueryCache().subscribe(applyOrLog);
};
