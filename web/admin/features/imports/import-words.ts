// Names of the states, kinds and formats of imports, and the sentences with their counts.
import type { ImportRecord } from '#contract/imports.ts';
import type { ImportFormat, ImportKind, ImportState } from '#contract/rules/imports.ts';
import { counted } from '#contract/rules/numbers.ts';

/** The part of an import that the list has too. */
export type ImportSummary = Omit<ImportRecord, 'columns' | 'targets' | 'questions' | 'sheets' | 'options'>;
type Counts = NonNullable<ImportRecord['counts']>;

export const stateNames: Record<ImportState, string> = {
  uploaded: 'Not checked yet',
  checking: 'Checking',
  checked: 'Checked',
  preparing: 'Preparing files',
  paused: 'Paused',
  writing: 'Saving',
  applied: 'Applied',
  undoing: 'Undoing',
  undone: 'Undone',
  cancelled: 'Cancelled',
  failed: 'Failed',
};

export const stateBadges: Record<ImportState, string> = {
  uploaded: 'badge off',
  checking: 'badge yellow',
  checked: 'badge yellow',
  preparing: 'badge yellow',
  paused: 'badge yellow',
  writing: 'badge yellow',
  applied: 'badge green',
  undoing: 'badge yellow',
  undone: 'badge off',
  cancelled: 'badge off',
  failed: 'badge red',
};

export const formatNames: Record<ImportFormat, string> = {
  xlsx: 'Excel (XLSX)',
  csv: 'CSV',
  tsv: 'TSV',
  woocommerce: 'WooCommerce CSV',
  shopify: 'Shopify CSV',
  bmecat: 'BMEcat',
  wxr: 'WordPress export',
};

const nouns: Record<ImportKind, readonly [one: string, many: string]> = {
  product: ['product', 'products'],
  category: ['category', 'categories'],
  article: ['article', 'articles'],
  page: ['page', 'pages'],
  attribute: ['attribute', 'attributes'],
};
const anyNoun = ['record', 'records'] as const;

/** @returns e.g. "Products"; null for a file with several kinds */
export const kindLabel = (kind: ImportKind | null): string => {
  const [, many] = kind ? nouns[kind] : anyNoun;
  return `${many.charAt(0).toUpperCase()}${many.slice(1)}`;
};

export const isInProgress = (state: ImportState): boolean => ['checking', 'preparing', 'writing', 'undoing'].includes(state);

/** Whether records have been changed by the import. */
export const isApplied = (state: ImportState): boolean => state === 'applied' || state === 'undoing' || state === 'undone';

/** Whether its options can be changed and it can be checked. */
export const canCheck = ({ state, applied_at }: Pick<ImportRecord, 'state' | 'applied_at'>): boolean =>
  applied_at === null && ['uploaded', 'checked', 'cancelled', 'failed'].includes(state);

/** @returns whether it can still be undone. @param now in milliseconds since 1970 */
export const canUndo = ({ state, undo_until }: Pick<ImportRecord, 'state' | 'undo_until'>, now: number): boolean =>
  state === 'applied' && undo_until !== null && Date.parse(undo_until) > now;

const number = (count: number): string => count.toLocaleString('en-US');

/** @returns e.g. "480 created, 20 changed, 3 errors" or, before the import is applied, "480 to create, 20 to change" */
export const countsText = ({ counts, state }: Pick<ImportRecord, 'counts' | 'state'>): string => {
  if (!counts) return '';
  const [created, changed] = isApplied(state) ? ['created', 'changed'] : ['to create', 'to change'];
  const parts = [
    counts.create > 0 && `${number(counts.create)} ${created}`,
    counts.update > 0 && `${number(counts.update)} ${changed}`,
    counts.error > 0 && counted(counts.error, 'error'),
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join(', ') : 'No changes';
};

const verbs = { now: ['Create', 'change'], past: ['Created', 'changed'] } as const;

/**
 * @param kind null for rows of several kinds
 * @returns e.g. "Create 480 and change 20 products", "Change 1 product"; null if nothing is created or changed
 */
export const changesText = ({ create, update }: Counts, kind: ImportKind | null, tense: keyof typeof verbs = 'now'): string | null => {
  const [creating, changing] = verbs[tense];
  const [one, many] = kind ? nouns[kind] : anyNoun;
  const noun = (count: number) => (count === 1 ? one : many);
  if (create > 0 && update > 0) return `${creating} ${number(create)} and ${changing} ${number(update)} ${noun(update)}`;
  if (create > 0) return `${creating} ${number(create)} ${noun(create)}`;
  if (update > 0) return `${changing.charAt(0).toUpperCase()}${changing.slice(1)} ${number(update)} ${noun(update)}`;
  return null;
};

/** Formats whose files contain records of several kinds, each in a table of its own. */
const mixedFormats: readonly ImportFormat[] = ['wxr', 'bmecat'];

/** Whether the file has records of several kinds, which are imported together unless one of its tables is chosen. */
export const isMixed = ({ format, sheets }: Pick<ImportRecord, 'format' | 'sheets'>): boolean =>
  mixedFormats.includes(format) && sheets.length > 1;

/** The kind of all rows of an import; null if there may be others, such as categories that are created for products. */
export const kindOfRows = (record: Pick<ImportRecord, 'kind' | 'format' | 'sheets' | 'options'>): ImportKind | null =>
  record.options.create_categories || isMixed(record) ? null : record.kind;

/** Texts for screen readers, rounded so that they are announced rarely. */
export const progressAnnouncement = ({ state, progress }: Pick<ImportRecord, 'state' | 'progress'>): string => {
  if (!isInProgress(state)) return `${stateNames[state]}.`;
  if (!progress || progress.total === 0) return `${stateNames[state]}…`;
  const quarter = Math.floor((4 * progress.done) / progress.total) * 25;
  return quarter === 0 ? `${stateNames[state]}…` : `${stateNames[state]}: ${quarter} %`;
};
