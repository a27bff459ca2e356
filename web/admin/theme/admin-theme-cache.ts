// Caches the admin area's colours in the browser, so that the first paint of the next visit has them.

import type { ThemeColors } from '#web/shared/theme/theme.ts';
import { adminThemeProperties } from './admin-theme.ts';

const storageKey = 'admin_theme';

/** @returns the colours of the last visit, null when there are none */
export const readCachedColors = (): ThemeColors | null => {
  try {
    const colors: unknown = JSON.parse(window.localStorage.getItem(storageKey) ?? 'null');
    return typeof colors === 'object' ? colors : null;
  } catch {
    return null;
  }
};

export const cacheColors = ({ main_color, secondary_color, accent_color }: ThemeColors): void => {
  try {
    window.localStorage.setItem(storageKey, JSON.stringify({ main_color, secondary_color, accent_color }));
  } catch {
    // without storage, the next visit starts with the defaults
  }
};

/** @param target the document's root element */
export const applyAdminTheme = (target: HTMLElement, colors: ThemeColors | null): void => {
  for (const [name, value] of Object.entries(adminThemeProperties(colors))) target.style.setProperty(name, value);
};
