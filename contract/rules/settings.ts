// Rules of settings, for the server and the forms.

export const settingTypes = ['text', 'textarea', 'color', 'file', 'number', 'boolean', 'email', 'url', 'image', 'json'] as const;
export type SettingType = (typeof settingTypes)[number];

/** Groups with their own screens; the list of settings omits them unless they are requested by name. */
export const hiddenSettingGroups: readonly string[] = ['hero', 'theme', 'company', 'menus', 'languages'];

/** Groups whose screen reads all their settings in one page. */
export const isWholeGroup = (group: string): boolean => hiddenSettingGroups.includes(group) || group.startsWith('about_');

/** Limits in characters; `together` applies to all values of one bulk update. */
export const settingLimits = {
  key: 100,
  group: 100,
  text: 2000,
  textarea: 100_000,
  address: 2000,
  json: 200_000,
  together: 1_000_000,
} as const;

/** Maximum lengths of the texts in list settings, in characters. */
export const listEntryLengths = {
  slide: { title: 255, subtitle: 1000 },
  statistic: { value: 50, label: 100 },
  teamMember: { name: 255, position: 255 },
  section: { title: 255 },
} as const;

export const settingKeyPattern: RegExp = /^[A-Za-z0-9][A-Za-z0-9_.-]*$/;
export const settingKeyText = 'The key may contain letters, digits, dots, hyphens and underscores.';
