// The menus as their form edits them, and as they are stored.
import {
  defaultMenus,
  type MenuEntry,
  type MenuKey,
  type MenuList,
  menuEntryErrors,
  menuKeys,
  menuLimits,
  readMenu,
} from '#contract/rules/menus.ts';
import type { Setting } from '#contract/settings.ts';
import { writeAddress } from '#web/admin/features/links/link-choices.ts';
import type { FieldErrors } from '#web/admin/ui/form/field-errors.ts';
import { type Keyed, keyed, plainEntry } from '#web/admin/ui/reorder/entries.ts';

export type MenuValues = Record<MenuKey, Keyed<MenuEntry>[]>;

export const menuNames: Record<MenuKey, string> = { header_menu: 'Header', footer_menu: 'Footer' };

export const listNames: Record<MenuList, string> = { categories: 'All categories', pages: 'All pages' };

const storedOf = (settings: readonly Setting[], key: MenuKey): string => settings.find((setting) => setting.key === key)?.value ?? '';

/** Menus that are stored, but not valid: visitors get the default, and so does the form. */
export const damagedMenus = (settings: readonly Setting[]): MenuKey[] =>
  menuKeys.filter((key) => storedOf(settings, key) !== '' && 'errors' in readMenu(key, storedOf(settings, key)));

export const readMenus = (settings: readonly Setting[]): MenuValues => {
  const entriesOf = (key: MenuKey) => {
    const read = readMenu(key, storedOf(settings, key));
    return ('errors' in read ? defaultMenus[key] : read).map(keyed);
  };
  return { header_menu: entriesOf('header_menu'), footer_menu: entriesOf('footer_menu') };
};

/** Without the keys of rows, which differ each time the values are read. */
export const comparableMenus = ({ header_menu, footer_menu }: MenuValues) => ({
  header_menu: header_menu.map(plainEntry),
  footer_menu: footer_menu.map(plainEntry),
});

export const writeEntry = (entry: MenuEntry): MenuEntry => ({
  ...entry,
  label: entry.label.trim(),
  target: entry.kind === 'address' ? writeAddress(entry.target) : entry.target,
});

export const writeMenus = (values: MenuValues): Record<MenuKey, string> => {
  const write = (key: MenuKey) => JSON.stringify(values[key].map((entry) => writeEntry(plainEntry(entry) as MenuEntry)));
  return { header_menu: write('header_menu'), footer_menu: write('footer_menu') };
};

/** The name of an entry's field in the errors of the form. */
export const entryField = (menu: MenuKey, key: string, field: string): string => `${menu}.${key}.${field}`;

export const checkMenus = (values: MenuValues): FieldErrors => ({
  ...Object.fromEntries(
    menuKeys.flatMap((menu) =>
      values[menu].flatMap((entry) =>
        Object.entries(menuEntryErrors(writeEntry(entry))).map(([field, text]) => [entryField(menu, entry.key, field), text]),
      ),
    ),
  ),
  ...(values.footer_menu.filter(({ kind }) => kind === 'group').length > menuLimits.groups && {
    footer_menu: `The footer can have at most ${menuLimits.groups} groups.`,
  }),
});

export const newEntry = (kind: 'address' | 'group'): Keyed<MenuEntry> =>
  keyed({ kind, label: '', target: '', most: 0, is_visible: true, is_nested: false });
