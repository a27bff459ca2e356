// Names of kinds and states of translations.
import type { TranslatedKind, TranslationState } from '#contract/rules/translations.ts';
import { spelledOut } from '#web/admin/records/history/field-names.ts';
import type { TranslationCounts } from './translations.queries.ts';

export const kindWords: Record<TranslatedKind, readonly [one: string, many: string]> = {
  product: ['Product', 'Products'],
  category: ['Category', 'Categories'],
  article: ['Article', 'Articles'],
  page: ['Page', 'Pages'],
  attribute: ['Attribute', 'Attributes'],
  setting: ['Setting', 'Settings'],
  media: ['Picture text', 'Picture texts'],
};

/** Settings have keys instead of names. */
export const recordName = ({ kind, title }: { kind: TranslatedKind; title: string }): string =>
  kind === 'setting' ? spelledOut(title) : title;

export const stateWords: Record<TranslationState, { text: string; badge: string }> = {
  none: { text: 'Not begun', badge: 'badge off' },
  'in-work': { text: 'In work', badge: 'badge' },
  ready: { text: 'Ready', badge: 'badge green' },
  outdated: { text: 'Outdated', badge: 'badge yellow' },
};

export type StateTotals = Record<TranslationState, number>;

/** The numbers of all kinds together. */
export const totalsOf = (counts: TranslationCounts): StateTotals => {
  const totals: StateTotals = { none: 0, 'in-work': 0, ready: 0, outdated: 0 };
  for (const one of Object.values(counts)) {
    for (const state of Object.keys(totals) as TranslationState[]) totals[state] += one[state];
  }
  return totals;
};

export const sumOf = (totals: StateTotals): number => Object.values(totals).reduce((sum, count) => sum + count, 0);
