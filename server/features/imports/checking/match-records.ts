// Finds the record of each row: by its id, then its model, then its slug. Categories without these are found by their names.
import { recordKinds } from '#contract/records/kinds.ts';
import type { PublishedKind } from '#contract/rules/record-kinds.ts';
import type { Database } from '#server/database/schema.ts';
import { cellText, quoted } from '#server/features/sheet-columns/read-cells.ts';
import type { SheetRow } from '#server/platform/sheets/sheet.ts';
import { type FoundKeys, findKeys } from './match-records.repository.ts';
import type { TableColumn } from './table-columns.ts';

/** An error of a row. The column is its index; null if it belongs to no column. */
export interface RowError {
  column: number | null;
  value: string | null;
  text: string;
}

export interface RowKeys {
  id: string;
  model: string;
  slug: string;
  /** Only of a category without the others. */
  name: string;
}

const names = ['id', 'model', 'slug', 'name'] as const;

export interface KeyColumns {
  /** Indexes; -1 if there is no such column. */
  indexes: Record<keyof RowKeys, number>;
  keysOf: (row: SheetRow) => RowKeys;
}

export const keyColumnsOf = (kind: PublishedKind, columns: readonly TableColumn[]): KeyColumns => {
  const indexes = Object.fromEntries(
    names.map((name) => [name, columns.findIndex(({ target }) => target === name)]),
  ) as KeyColumns['indexes'];
  const textOf = ({ cells }: SheetRow, name: keyof RowKeys) => cellText(cells[indexes[name]] ?? null).trim();
  return {
    indexes,
    keysOf: (row) => {
      const keys = { id: textOf(row, 'id'), model: textOf(row, 'model'), slug: textOf(row, 'slug').toLowerCase() };
      return { ...keys, name: kind === 'category' && keys.id === '' && keys.slug === '' ? textOf(row, 'name') : '' };
    },
  };
};

const maxId = 2_147_483_647;
const idOf = ({ id }: RowKeys): number | null => (/^\d{1,10}$/.test(id) && Number(id) <= maxId ? Number(id) : null);

export const findRecords = (db: Database, kind: PublishedKind, keys: readonly RowKeys[]): Promise<FoundKeys> =>
  findKeys(db, kind, {
    ids: keys.flatMap((one) => idOf(one) ?? []),
    models: [...new Set(keys.map(({ model }) => model).filter(Boolean))],
    slugs: [...new Set(keys.map(({ slug }) => slug).filter(Boolean))],
  });

export interface Match {
  id: number | null;
  error: RowError | null;
}

export const matchRecord = (kind: PublishedKind, keys: RowKeys, found: FoundKeys, { indexes }: KeyColumns): Match => {
  const [one, many] = recordKinds[kind].noun;
  if (keys.id !== '') {
    const id = idOf(keys);
    if (id !== null && found.ids.has(id)) return { id, error: null };
    const text = `There is no ${one} with the ID ${quoted(keys.id)}. Correct the ID; without one, the row is compared by its other columns.`;
    return { id: null, error: { column: indexes.id, value: keys.id, text } };
  }
  const [first, ...others] = keys.model === '' ? [] : (found.models.get(keys.model) ?? []);
  if (first && others.length > 0) {
    const both = [first, ...others].slice(0, 2).map(({ name, id }) => `${quoted(name)} (ID ${id})`);
    const text = `Several ${many} have the model ${quoted(keys.model)}: ${both.join(' and ')}. Add a column with the ID of the right one.`;
    return { id: null, error: { column: indexes.model, value: keys.model, text } };
  }
  return { id: first?.id ?? found.slugs.get(keys.slug) ?? null, error: null };
};

/** @param lines lines of the file by key, to which those of the row are added @returns an error if another row has one of the keys */
export const repeatedKey = (
  kind: string,
  { line, keys, id }: { line: number; keys: RowKeys; id: number | null },
  lines: Map<string, number>,
  { indexes }: KeyColumns,
): RowError | null => {
  const own = [
    ...names.flatMap((name) => (keys[name] === '' ? [] : [{ key: `${kind} ${name} ${keys[name]}`, name }])),
    ...(id === null ? [] : [{ key: `${kind} record ${id}`, name: null }]),
  ];
  const repeated = own.find(({ key }) => lines.has(key));
  const other = repeated && lines.get(repeated.key);
  for (const { key } of own) if (!lines.has(key)) lines.set(key, line);
  if (!repeated) return null;
  if (repeated.name === null)
    return { column: null, value: null, text: `Line ${other} is about the same record. Keep one of the two lines.` };
  const value = keys[repeated.name];
  const text = `${quoted(value)} is also in line ${other}. Keep one of the two lines, or correct it.`;
  return { column: indexes[repeated.name], value, text };
};
