// Reads the stored values of thousands of products. The database answers one text: an object and an array for each product would
// take several times as long as reading the table.
import { type RawBuilder, sql } from 'kysely';
import { isPostgres } from '#server/database/full-text.ts';
import { idList } from '#server/database/id-list.ts';
import type { Database } from '#server/database/schema.ts';

/** SQLite blocks the process during a statement: other requests are served between two. */
export const productsPerStatement = 5000;

interface Texts {
  ids: string | null;
  sizes: string | null;
  cells: string | null;
}

const textsOf = (db: Database, cells: RawBuilder<Uint8Array>) =>
  isPostgres(db)
    ? sql`string_agg(product_id::text, ',') as ids, string_agg(length(${cells})::text, ',') as sizes,
        string_agg(encode(${cells}, 'hex'), '') as cells`
    : sql`group_concat(product_id) as ids, group_concat(length(${cells})) as sizes, group_concat(hex(${cells}), '') as cells`;

/** Reads a range if the list contains most of its ids: looking up ids one by one takes half as long again. */
const isListed = (db: Database, ids: readonly number[]): RawBuilder<boolean> => {
  const [first = 0, last = 0] = [ids[0], ids.at(-1)];
  const isDense = last >= first && last - first < 2 * ids.length;
  return isDense ? sql`product_id between ${first} and ${last}` : sql`product_id in ${idList(db, ids)}`;
};

/**
 * @param ids in ascending order, at most as many as one statement reads
 * @param bytes how many of each product are read, from the first one; all of them by default
 * @returns by id of the product; also of some others, but not of products without values
 */
export const readStoredCells = async (db: Database, ids: readonly number[], bytes?: number): Promise<Map<number, Uint8Array>> => {
  const stored = new Map<number, Uint8Array>();
  if (ids.length === 0) return stored;
  const cells: RawBuilder<Uint8Array> = bytes === undefined ? sql`cells` : sql`substr(cells, 1, ${sql.lit(bytes)})`;
  const query = sql<Texts>`select ${textsOf(db, cells)} from product_attributes where ${isListed(db, ids)}`;
  const [texts] = (await query.execute(db)).rows;
  if (!texts?.ids) return stored;
  const all = Buffer.from(texts.cells ?? '', 'hex');
  const sizes = texts.sizes?.split(',') ?? [];
  let at = all.byteOffset;
  texts.ids.split(',').forEach((id, index) => {
    const size = Number(sizes[index]);
    stored.set(Number(id), new Uint8Array(all.buffer, at, size));
    at += size;
  });
  return stored;
};
