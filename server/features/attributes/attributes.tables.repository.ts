// Keeps the values of the products of a category in memory, and corrects them after a few products changed.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Database } from '#server/database/schema.ts';
import { type AttributeTable, addRow, bytesOf, createTable, emptyRow, findRow, isNumeric, rowWriter } from './attributes.columns.ts';
import type { Definition } from './attributes.definitions.repository.ts';
import { productsPerStatement, readStoredCells } from './attributes.stored-cells.repository.ts';

const maxBytes = 16 * 1024 * 1024;

/** The products of a list at one version of the catalogue. */
export interface ListedProducts {
  /** The list, e.g. a category. */
  name: string;
  version: number;
  listIds: () => number[];
  /** Number of bytes of the values of a product that are read; all by default. */
  bytes?: number | undefined;
  has: (id: number) => boolean;
  /** @returns the products that changed after a version; null if that is not known */
  changedSince: (version: number) => readonly number[] | null;
}

interface Kept {
  table: AttributeTable;
  version: number;
}

interface Tables {
  kept: LRUCache<string, Kept>;
  /** Requests at the same moment share one reading. */
  reading: Map<string, Promise<Kept>>;
}

const tablesOf = new WeakMap<Database, Tables>();

const read = async (db: Database, definitions: readonly Definition[], { listIds, version, bytes }: ListedProducts): Promise<Kept> => {
  const ids = listIds();
  const table = createTable(definitions, ids.length);
  const write = rowWriter(table);
  for (let start = 0; start < ids.length; start += productsPerStatement) {
    if (start > 0) await nextTurn();
    const part = ids.slice(start, start + productsPerStatement);
    const forEachProduct = await readStoredCells(db, part, bytes);
    for (const id of part) addRow(table, id);
    forEachProduct((at, cells, from, to) => write(start + at, cells, from, to));
  }
  return { table, version };
};

/** @returns whether the table has been corrected */
const correct = async (db: Database, kept: Kept, listed: ListedProducts): Promise<boolean> => {
  const changed = listed.changedSince(kept.version);
  if (!changed) return false;
  const affected = changed.filter((id) => listed.has(id) || findRow(kept.table, id) !== -1).toSorted((one, other) => one - other);
  const forEachProduct = await readStoredCells(db, affected, listed.bytes);
  // what another request has read meanwhile may be newer
  if (kept.version >= listed.version) return true;
  const rows = affected.map((id) => emptyRow(kept.table, id));
  const write = rowWriter(kept.table);
  forEachProduct((at, cells, from, to) => write(rows[at] ?? 0, cells, from, to));
  kept.version = listed.version;
  return true;
};

/** @param definitions of the values; texts have none @returns the values of the listed products, and of some others */
export const openTable = async (db: Database, definitions: readonly Definition[], listed: ListedProducts): Promise<AttributeTable> => {
  const tables = tablesOf.get(db) ?? {
    kept: new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ table }: Kept) => bytesOf(table) + 1000 }),
    reading: new Map(),
  };
  tablesOf.set(db, tables);
  const key = `${listed.name} ${definitions.map((one) => `${one.id}${isNumeric(one) ? 'n' : 'm'}`).join()}`;
  const known = tables.kept.get(key);
  if (known && known.version >= listed.version) return known.table;
  if (known && (await correct(db, known, listed))) {
    // its size may have changed
    tables.kept.set(key, { ...known });
    return known.table;
  }
  const version = `${key} ${listed.version}`;
  const reading = tables.reading.get(version) ?? read(db, definitions, listed).finally(() => tables.reading.delete(version));
  tables.reading.set(version, reading);
  const kept = await reading;
  if ((tables.kept.peek(key)?.version ?? 0) < kept.version) tables.kept.set(key, kept);
  return kept.table;
};
