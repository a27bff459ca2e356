// The menus of the header and the footer as they are stored: a list of entries, in which the entries of a group follow it.
import { readLinkAddress } from './link-address.ts';
import { publishedKinds } from './record-kinds.ts';

export const menuKinds = ['address', ...publishedKinds, 'list', 'group'] as const;
export type MenuKind = (typeof menuKinds)[number];

export const menuLists = ['categories', 'pages'] as const;
export type MenuList = (typeof menuLists)[number];

export const menuKeys = ['header_menu', 'footer_menu'] as const;
export type MenuKey = (typeof menuKeys)[number];

/** `label` is in characters; `groups` applies to the footer, whose groups are columns. */
export const menuLimits = { entries: 100, label: 80, most: 50, groups: 4 } as const;

export interface MenuEntry {
  kind: MenuKind;
  /** Empty for a record: its name. */
  label: string;
  /** An address, the id of a record or the name of a list; empty for a group. */
  target: string;
  /** How many records a list shows; 0 for all. */
  most: number;
  is_visible: boolean;
  /** Part of the last group before it. */
  is_nested: boolean;
}

const entry = (kind: MenuKind, label: string, target: string, part: Partial<MenuEntry> = {}): MenuEntry => ({
  kind,
  label,
  target,
  most: 0,
  is_visible: true,
  is_nested: false,
  ...part,
});
const nested = { is_nested: true } as const;

export const defaultMenus: Record<MenuKey, readonly MenuEntry[]> = {
  header_menu: [
    entry('address', 'HOME', '/'),
    entry('address', 'ABOUT', '/about'),
    entry('group', 'PRODUCTS', ''),
    entry('address', 'All Products', '/products', nested),
    entry('list', '', 'categories', nested),
    entry('group', 'NEWS', ''),
    entry('address', 'Company News', '/news', nested),
    entry('address', 'Knowledge Base', '/news?type=knowledge', nested),
    entry('address', 'CONTACT', '/contact'),
  ],
  footer_menu: [
    entry('group', 'Quick Links', ''),
    entry('address', 'Home', '/', nested),
    entry('address', 'About Us', '/about', nested),
    entry('address', 'Products', '/products', nested),
    entry('address', 'News', '/news', nested),
    entry('address', 'Contact Us', '/contact', nested),
    entry('group', 'Our Solutions', ''),
    entry('list', '', 'categories', { ...nested, most: 5 }),
    entry('address', 'View All Products', '/products', nested),
    entry('address', 'Privacy Policy', '/page/privacy-policy'),
    entry('address', 'Terms of Service', '/page/terms-of-service'),
  ],
};

const targetError = ({ kind, target }: MenuEntry): string | undefined => {
  if (kind === 'group') return undefined;
  if (kind === 'address')
    return readLinkAddress(target) === target && !target.startsWith('#')
      ? undefined
      : 'Please enter a web address, an email address, a phone number or a path such as /products.';
  if (kind === 'list') return menuLists.some((name) => name === target) ? undefined : `Choose one of the lists: ${menuLists.join(', ')}.`;
  return /^[1-9]\d{0,8}$/.test(target) ? undefined : 'Choose a record.';
};

/** @returns the error of each wrong field */
export const menuEntryErrors = (given: MenuEntry): { label?: string; target?: string; most?: string } => {
  const { kind, label, most } = given;
  const target = targetError(given);
  return {
    ...((kind === 'address' || kind === 'group') && label === '' && { label: 'Enter a label.' }),
    ...([...label].length > menuLimits.label && { label: `The label must not be longer than ${menuLimits.label} characters.` }),
    ...(target && { target }),
    ...(!(Number.isInteger(most) && most >= 0 && most <= menuLimits.most) && {
      most: `Enter a whole number from 0 to ${menuLimits.most}.`,
    }),
  };
};

const isKind = (kind: unknown): kind is MenuKind => menuKinds.some((one) => one === kind);

/** @returns the entry, or what is wrong with it */
const readEntry = (value: unknown): MenuEntry | string => {
  if (typeof value !== 'object' || value === null) return 'It must be an object.';
  const { kind, label = '', target = '', most = 0, is_visible = true, is_nested = false } = value as Record<string, unknown>;
  if (!isKind(kind)) return `The kind must be one of ${menuKinds.join(', ')}.`;
  if (typeof label !== 'string' || typeof target !== 'string') return 'Label and target must be text.';
  if (typeof is_visible !== 'boolean' || typeof is_nested !== 'boolean') return 'is_visible and is_nested must be true or false.';
  if (kind === 'group' && is_nested) return 'A group cannot be in another group.';
  const plain = label.replaceAll(/\p{Cc}/gu, ' ').trim();
  const read = { kind, label: plain, target: target.trim(), most: Number(most), is_visible, is_nested };
  return Object.values(menuEntryErrors(read))[0] ?? read;
};

const parse = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
};

/** An entry that no group is before is one of the first level. */
const withLevels = (entries: readonly MenuEntry[]): MenuEntry[] => {
  let isInGroup = false;
  return entries.map((one) => {
    if (!one.is_nested) isInGroup = one.kind === 'group';
    return one.is_nested && !isInGroup ? { ...one, is_nested: false } : one;
  });
};

/** @returns the entries of a stored menu, or the errors */
export const readMenu = (key: MenuKey, json: string): MenuEntry[] | { errors: string[] } => {
  const list = parse(json);
  if (!Array.isArray(list)) return { errors: ['The value must be a list of entries.'] };
  if (list.length > menuLimits.entries) return { errors: [`There can be at most ${menuLimits.entries} entries.`] };
  const read = list.map(readEntry);
  const errors = read.flatMap((one, index) => (typeof one === 'string' ? [`Entry ${index + 1}: ${one}`] : []));
  const entries = read.filter((one) => typeof one !== 'string');
  if (key === 'footer_menu' && entries.filter(({ kind }) => kind === 'group').length > menuLimits.groups)
    errors.push(`The footer can have at most ${menuLimits.groups} groups.`);
  return errors.length > 0 ? { errors } : withLevels(entries);
};

/** @returns the entries of the first level, each with the entries of its group */
export const toBranches = (entries: readonly MenuEntry[]): { entry: MenuEntry; nested: MenuEntry[] }[] => {
  const branches: { entry: MenuEntry; nested: MenuEntry[] }[] = [];
  for (const one of entries) {
    if (one.is_nested) branches.at(-1)?.nested.push(one);
    else branches.push({ entry: one, nested: [] });
  }
  return branches;
};
