// What an entry can lead to, as the form offers it.
import type { MenuEntry, MenuList } from '#contract/rules/menus.ts';
import type { SiteScreen } from '#contract/rules/site-pages.ts';
import { isRecordKind } from './menu-values.ts';

const screens: Readonly<Record<SiteScreen, string>> = {
  '/': 'Home',
  '/about': 'About',
  '/products': 'Products',
  '/news': 'Company News',
  '/news?type=knowledge': 'Knowledge Base',
  '/contact': 'Contact',
  '/compare': 'Comparison of products',
};

const isScreen = (target: string): target is SiteScreen => Object.hasOwn(screens, target);

export const listNames: Record<MenuList, string> = { categories: 'All categories', pages: 'All pages' };

export const menuChoices: readonly { value: string; label: string }[] = [
  { value: 'address', label: 'An address' },
  { value: 'record', label: 'A product, category, article or page' },
  ...Object.entries(screens).map(([value, label]) => ({ value, label: `Screen: ${label}` })),
  ...Object.entries(listNames).map(([value, label]) => ({ value, label: `List: ${label}` })),
];

/** @returns the chosen one of the choices */
export const choiceOf = ({ kind, target }: MenuEntry): string => {
  if (isRecordKind(kind)) return 'record';
  return kind === 'list' || isScreen(target) ? target : 'address';
};

/** What changes in an entry when another choice is made. The name of a screen is its label until somebody types one. */
export const choose = (choice: string, { label }: MenuEntry): Partial<MenuEntry> => {
  const typed = Object.values(screens).includes(label) ? '' : label;
  if (choice === 'record') return { kind: 'page', target: '', label: typed };
  if (Object.hasOwn(listNames, choice)) return { kind: 'list', target: choice, label: '' };
  if (isScreen(choice)) return { kind: 'address', target: choice, label: typed || screens[choice] };
  return { kind: 'address', target: '', label: typed };
};
