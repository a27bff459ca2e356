// Keeps the page in the colours of the settings: sets them when the settings arrive and whenever they change.
import type { QueryClient } from '@tanstack/react-query';
import { type ThemeColors, themeProperties } from './theme.ts';

interface Theme {
  /** The document's root element. */
  target: HTMLElement;
  client: QueryClient;
  settingsKey: readonly unknown[];
}

/** @returns a function that ends it */
export const manageTheme = ({ target, client, settingsKey }: Theme): (() => void) => {
  let applied = '';
  const apply = () => {
    const colors = client.getQueryData<ThemeColors>(settingsKey);
    if (!colors) return;
    const next = [colors.main_color, colors.secondary_color, colors.accent_color].join();
    if (next === applied) return;
    applied = next;
    for (const [name, value] of Object.entries(themeProperties(colors))) target.style.setProperty(name, value);
  };
  apply();
  return client.getQueryCache().subscribe(apply);
};
