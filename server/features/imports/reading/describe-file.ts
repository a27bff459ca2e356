// Describes a file for its import: tables, columns with their proposed meanings, detected options and open questions.
import { createHash } from 'node:crypto';
import type { ImportColumn, ImportOptions } from '#contract/imports.ts';
import type { Context } from '#server/database/context.ts';
import { listAllDefinitions } from '#server/features/attributes/attributes.definitions.repository.ts';
import { sheetFieldsOf } from '#server/features/sheet-columns/sheet-fields.ts';
import { detectDateOrder, detectDecimal } from './cell-notation.ts';
import { aliasesIn, isErrorColumn, type MatchedColumn, type Meaning, proposeColumns, proposeKind } from './column-matching.ts';
import type { Facts } from './facts.ts';
import { kindsToWrite } from './import-scopes.ts';
import { listIdsAmong, listUsedNames } from './known-values.repository.ts';
import { isUnique, readTable, type TableFacts } from './read-table.ts';
import type { Source, SourceTable } from './source.ts';

/** Formats name categories as the field, exports and the screens by what a cell contains. */
const targetOf = (target: string | null | undefined) => (target === 'category_id' ? 'category' : target);

/** The table whose columns are shown: the chosen one, otherwise the first with records that are not categories of others. */
export const mainTable = (source: Source, sheet: number | undefined): number => {
  if (sheet !== undefined) return Math.min(sheet, source.tables.length - 1);
  const own = (source as { sheet?: number }).sheet;
  const found = source.tables.findIndex(({ kind }) => kind !== undefined && kind !== 'category');
  return own ?? Math.max(found, 0);
};

/** The corrected rows of a file count as the same file. */
const namesOf = ({ columns }: SourceTable) => columns.flatMap(({ name }, index) => (isErrorColumn(columns, index) ? [] : [name]));

/** @returns identifies files with the same columns */
export const signatureOf = (source: Source, table: SourceTable): string =>
  createHash('sha256')
    .update(JSON.stringify([source.format, namesOf(table)]))
    .digest('hex');

const toMatched = (table: SourceTable, facts: TableFacts): MatchedColumn[] =>
  table.columns.map(({ name, target, unit }, index) => {
    const column = facts.columns[index];
    return {
      name,
      target,
      unit: unit ?? null,
      samples: column?.samples ?? [],
      isUnique: column !== undefined && isUnique(column),
    };
  });

/** Columns of which numbers, dates or formatted texts are read. */
const columnsWith = (chosen: readonly ImportColumn[], types: ReadonlyMap<string, string>, facts: TableFacts, wanted: readonly string[]) =>
  chosen.flatMap(({ index, target, unit }) => {
    const type = target?.startsWith('spec:') ? (unit === null ? 'text' : 'number') : types.get(target ?? '');
    const column = facts.columns[index];
    return column && type !== undefined && wanted.includes(type) ? [column] : [];
  });

const questionTexts = {
  decimal: 'Which sign separates decimals in these numbers?',
  date: 'Does the day or the month come first in these dates?',
};

/** Reads all rows of the main table. @throws SheetError */
export const readMainTable = async (source: Source, sheet: number | undefined) => {
  const index = mainTable(source, sheet);
  const table = source.tables[index];
  if (!table) return null;
  return { index, table, read: await readTable(table) };
};

export type MainTable = NonNullable<Awaited<ReturnType<typeof readMainTable>>>;

const sheetsOf = (source: Source, { index, read }: MainTable): Facts['sheets'] =>
  source.tables.map(({ name, rowCount }, at) => ({ name, rows: at === index ? read.rowCount : rowCount }));

/** @returns the proposed meaning of each column */
export const proposeMeanings = async (
  { db }: Pick<Context, 'db'>,
  kind: Facts['kind'],
  given: readonly MatchedColumn[],
): Promise<Meaning[]> => {
  const columns = given.map((column) => ({ ...column, target: targetOf(column.target) }));
  const definitions = kind === 'product' ? await listAllDefinitions(db) : [];
  const usedNames = await listUsedNames(db, aliasesIn(columns, definitions));
  const ids = new Map<MatchedColumn, boolean>();
  for (const column of columns) {
    if (column.name.toLowerCase() !== 'id') continue;
    const given = column.samples.map(Number).filter(Number.isSafeInteger);
    const known = given.length === column.samples.length ? await listIdsAmong(db, kind, given) : [];
    ids.set(column, given.length > 0 && known.length > 0);
  }
  return proposeColumns(kind, columns, { definitions, usedNames }, (column) => ids.get(column) === true);
};

/** Applies the choice of columns to the proposed ones. */
export const chosenColumns = (columns: readonly ImportColumn[], chosen: ImportOptions['columns'] = []): ImportColumn[] => {
  const byIndex = new Map(chosen.map((one) => [one.index, one]));
  return columns.map((column) => {
    const choice = byIndex.get(column.index);
    if (!choice) return column;
    return {
      ...column,
      target: targetOf(choice.target) ?? null,
      unit: choice.unit === undefined ? column.unit : choice.unit,
      proposed: false,
    };
  });
};

/** @param options as given */
export const describeFile = async (
  context: Pick<Context, 'db'>,
  { source, fileName, options }: { source: Source; fileName: string; options: ImportOptions },
  main: MainTable,
): Promise<Facts> => {
  const { table, read } = main;
  const matched = toMatched(table, read);
  const kind = options.kind ?? table.kind ?? proposeKind(matched, fileName);
  const meanings = await proposeMeanings(context, kind, matched);
  const columns = matched.map(({ name, samples }, index): ImportColumn => {
    const { target = null, unit = null } = meanings[index] ?? {};
    return { index, name, samples: [...samples], target, unit, proposed: true };
  });
  const chosen = chosenColumns(columns, options.columns);
  const types = new Map<string, string>(sheetFieldsOf(kind).map(([name, { type }]) => [name, type]));
  const numbers = columnsWith(chosen, types, read, ['price', 'sort-order', 'integer', 'number']).map(({ notation }) => notation);
  const dates = columnsWith(chosen, types, read, ['time']).map(({ notation }) => notation);
  const [decimal, date] = [detectDecimal(numbers), detectDateOrder(dates)];
  const texts = columnsWith(chosen, types, read, ['rich-text']);
  const written = texts.some(({ hasHtml }) => hasHtml) ? 'html' : texts.some(({ hasMarkdown }) => hasMarkdown) ? 'markdown' : 'plain';
  const questions = [
    ...source.questions.map((one) => (one.option === 'encoding' ? { ...one, examples: read.foreignTexts } : one)),
    ...(decimal.examples.length > 0 ? [{ option: 'decimal' as const, text: questionTexts.decimal, examples: decimal.examples }] : []),
    ...(date.examples.length > 0 ? [{ option: 'date' as const, text: questionTexts.date, examples: date.examples }] : []),
  ];
  return {
    sheets: sheetsOf(source, main),
    table: main.index,
    kind,
    kinds: kindsToWrite(source, kind, options),
    detected: {
      ...(decimal.value && { decimal: decimal.value }),
      ...(date.value && { date: date.value }),
      ...source.options,
      texts: source.texts ?? written,
    },
    columns,
    questions: questions.filter(({ option }) => option === 'sheet' || options[option] === undefined),
    notes: [
      ...source.notes,
      ...(read.hasMoreCells ? ['Cells after the last named column are not imported. Name the columns in the head line.'] : []),
    ],
  };
};
