// What a link of a form leads to, and the choices between them.
import { readLinkAddress } from '#contract/rules/link-address.ts';
import { type PublishedKind, publishedKinds } from '#contract/rules/record-kinds.ts';
import type { SiteScreen } from '#contract/rules/site-pages.ts';

export interface Link {
  kind: 'address' | PublishedKind;
  /** Empty for a record: its name. */
  label: string;
  /** An address or the id of a record. */
  target: string;
}

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

export const isRecordKind = (kind: string): kind is PublishedKind => publishedKinds.some((one) => one === kind);

export const linkChoices: readonly { value: string; label: string }[] = [
  { value: 'address', label: 'An address' },
  { value: 'record', label: 'A product, category, article or page' },
  ...Object.entries(screens).map(([value, label]) => ({ value, label: `Screen: ${label}` })),
];

/** @returns the chosen one of the choices */
export const choiceOf = ({ kind, target }: Pick<Link, 'kind' | 'target'>): string =>
  isRecordKind(kind) ? 'record' : isScreen(target) ? target : 'address';

/** @returns the link after another choice. The name of a screen is its label until somebody types one. */
export const choose = (choice: string, { label }: Pick<Link, 'label'>): Link => {
  const typed = Object.values(screens).includes(label) ? '' : label;
  if (choice === 'record') return { kind: 'page', target: '', label: typed };
  if (isScreen(choice)) return { kind: 'address', target: choice, label: typed || screens[choice] };
  return { kind: 'address', target: '', label: typed };
};

/** @returns an address of this site without the site, others with their scheme */
export const writeAddress = (typed: string): string => {
  const address = readLinkAddress(typed) ?? typed.trim();
  return address.startsWith(`${window.location.origin}/`) ? address.slice(window.location.origin.length) : address;
};
