// What the export dialog offers and remembers for each kind in the browser: the format, the columns and whether files are added.
import type { ExportColumns } from '#contract/exports.ts';
import { allSpecifications, type ExportKind, type SheetFormat, sheetFormats } from '#contract/rules/imports.ts';
import { sessionStore } from '#web/shared/lib/session-token.ts';

export type ExportColumn = ExportColumns['columns'][number];

export interface ExportChoice {
  format: SheetFormat;
  /** Targets; null for all columns. */
  columns: readonly string[] | null;
  files: boolean;
}

export const formatNames: Record<SheetFormat, string> = {
  xlsx: 'Excel (.xlsx)',
  csv: 'CSV, separated by commas',
  tsv: 'TSV, separated by tabs',
};

export const hasFiles = (kind: ExportKind): boolean => kind === 'product' || kind === 'category' || kind === 'article';

const keyOf = (kind: ExportKind) => `export_${kind}`;
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every((text) => typeof text === 'string');

/** @returns the last choice in this browser */
export const readChoice = (kind: ExportKind): ExportChoice => {
  let stored: Partial<Record<keyof ExportChoice, unknown>> | null = null;
  try {
    stored = JSON.parse(sessionStore()?.getItem(keyOf(kind)) ?? 'null');
  } catch {}
  return {
    format: sheetFormats.find((format) => format === stored?.format) ?? 'xlsx',
    columns: isTexts(stored?.columns) ? stored.columns : null,
    files: stored?.files === true && hasFiles(kind),
  };
};

export const rememberChoice = (kind: ExportKind, choice: ExportChoice): void => {
  try {
    sessionStore()?.setItem(keyOf(kind), JSON.stringify(choice));
  } catch {
    // a full or blocked storage only forgets the choice
  }
};

const isSpecification = ({ target }: ExportColumn) => target.startsWith('spec:');

/** @param chosen targets, of which `spec:*` stands for all specification rows @returns whether a column is chosen */
export const isChosen = (column: ExportColumn, chosen: readonly string[]): boolean =>
  chosen.includes(column.target) || (isSpecification(column) && chosen.includes(allSpecifications));

/** @returns targets in the order of the columns; all specification rows together are `spec:*`, which includes rows that are added later */
export const targetsOf = (columns: readonly ExportColumn[], isWanted: (column: ExportColumn) => boolean): string[] => {
  const wanted = columns.filter(isWanted);
  const specifications = columns.filter(isSpecification);
  if (specifications.length === 0 || !specifications.every(isWanted)) return wanted.map(({ target }) => target);
  const others = wanted.filter((column) => !isSpecification(column)).map(({ target }) => target);
  return [...others, allSpecifications];
};

/** @param filter query parameters of the list @returns path and query of the file */
export const exportPath = (
  kind: ExportKind,
  filter: Readonly<Record<string, unknown>>,
  { format, columns, files }: ExportChoice,
): string => {
  const query = new URLSearchParams({ format });
  if (columns) query.set('columns', columns.map(encodeURIComponent).join(','));
  if (files) query.set('files', '1');
  for (const [name, value] of Object.entries(filter)) if (value !== undefined) query.set(name, String(value));
  return `/api/admin/exports/${kind}?${query}`;
};
