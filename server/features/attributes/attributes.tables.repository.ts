// Caches the values of the products of a category, or of all products, for one version of the catalogue.
import { LRUCache } from 'lru-cache';
import type { Database } from '#server/database/schema.ts';
import { type AttributeTable, bytesOf, createTable, isNumeric, rowWriter } from './attributes.columns.ts';
import type { Definition } from './attributes.definitions.repository.ts';
import { readStoredCells } from './attributes.stored-cells.repository.ts';

const maxBytes = 16 * 1024 * 1024;
const tableBytes = 1000;

type Read = () => Promise<AttributeTable>;

/** Simultaneous requests share one read. */
const createTables = () =>
  new LRUCache<string, AttributeTable, Read>({
    maxSize: maxBytes,
    sizeCalculation: (table) => bytesOf(table) + tableBytes,
    fetchMethod: (_key, _stale, { context: read }) => read(),
  });

/** By the object that represents the version of the catalogue. */
const tablesOf = new WeakMap<object, ReturnType<typeof createTables>>();

export interface ListedProducts {
  version: object;
  /** Name of the list, e.g. of a category. */
  name: string;
  listIds: () => Uint32Array;
  /** Number of bytes to read of each product; all by default. */
  bytes?: number | undefined;
}

/** @param definitions of the values; texts have no column @returns the values of the listed products */
export const openTable = async (
  db: Database,
  definitions: readonly Definition[],
  { version, name, listIds, bytes }: ListedProducts,
): Promise<AttributeTable> => {
  const tables = tablesOf.get(version) ?? createTables();
  tablesOf.set(version, tables);
  const read = async () => {
    const table = createTable(definitions, listIds().toSorted());
    await readStoredCells(db, { ids: table.ids, bytes }, rowWriter(table));
    return table;
  };
  const key = `${name} ${definitions.map((one) => `${one.id}${isNumeric(one) ? 'n' : 'm'}`).join()}`;
  return (await tables.fetch(key, { context: read })) ?? read();
};
