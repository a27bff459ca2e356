// Reads the stored values of thousands of products. The database answers them joined: an object and an array for each product would
// take several times as long as reading the table.
import { sql } from 'kysely';
import { isPostgres } from '#server/database/full-text.ts';
import { idList } from '#server/database/id-list.ts';
import type { Database } from '#server/database/schema.ts';

/** SQLite blocks the process during a statement: other requests are served between two. */
export const productsPerStatement = 5000;

/** Of the values of each product, `product_first_cells` has these: a table that is read in a third of the time. */
const firstBytes = 120;

interface Joined {
  count: number;
  ids: string | null;
  /** Bytes of each product. */
  sizes: string | null;
  cells: Uint8Array | null;
}

/** Reads a range if the list contains most of its ids: looking up ids one by one takes half as long again. */
const isListed = (db: Database, ids: readonly number[]) => {
  const [first = 0, last = 0] = [ids[0], ids.at(-1)];
  const isDense = last >= first && last - first < 2 * ids.length;
  return isDense ? sql`product_id between ${first} and ${last}` : sql`product_id in ${idList(db, ids)}`;
};

const readJoined = async (db: Database, ids: readonly number[], bytes: number | undefined): Promise<Joined | undefined> => {
  const table = sql.table(bytes !== undefined && bytes <= firstBytes ? 'product_first_cells' : 'product_attributes');
  const cells = bytes === undefined ? sql`cells` : sql`substr(cells, 1, ${sql.lit(bytes)})`;
  const least = isPostgres(db) ? sql`least` : sql`min`;
  // not the length of the part: SQLite has null for a part of an empty value, and would leave it out
  const size = bytes === undefined ? sql`length(cells)` : sql`${least}(length(cells), ${sql.lit(bytes)})`;
  // SQLite joins the bytes as they are, although the function is made for texts
  const columns = isPostgres(db)
    ? sql`count(*)::integer as count, string_agg(product_id::text, ',') as ids, string_agg(${size}::text, ',') as sizes,
        string_agg(${cells}, ''::bytea) as cells`
    : sql`count(*) as count, group_concat(product_id) as ids, group_concat(${size}) as sizes,
        cast(group_concat(${cells}, '') as blob) as cells`;
  return (await sql<Joined>`select ${columns} from ${table} where ${isListed(db, ids)}`.execute(db)).rows[0];
};

/** @returns the place of an id in an ascending list, or of the next one */
const placeOf = (ids: readonly number[], id: number): number => {
  let [low, high] = [0, ids.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ids[middle] ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return low;
};

const comma = 44;
const zero = 48;

/** @returns a function that returns the next number of a list: an array of thousands of texts takes longer than the digits */
const numberReader = (list: string): (() => number) => {
  let at = 0;
  return () => {
    let number = 0;
    for (; at < list.length; at++) {
      const code = list.charCodeAt(at);
      if (code === comma) break;
      number = number * 10 + code - zero;
    }
    at++;
    return number;
  };
};

/** @param at place of the product in the list of ids @param from first byte of its values @param to byte after the last one */
type ReadProduct = (at: number, cells: DataView, from: number, to: number) => void;

/**
 * @param ids in ascending order, at most as many as one statement reads
 * @param bytes how many of each product are read, from the first one; all of them by default
 * @returns a function that calls back for each of the products that has a row
 */
export const readStoredCells = async (
  db: Database,
  ids: readonly number[],
  bytes?: number,
): Promise<(readProduct: ReadProduct) => void> => {
  const joined = ids.length === 0 ? undefined : await readJoined(db, ids, bytes);
  return (readProduct) => {
    if (!joined?.ids) return;
    const { buffer, byteOffset, byteLength } = joined.cells ?? new Uint8Array();
    const cells = new DataView(buffer, byteOffset, byteLength);
    const [nextId, nextSize] = [numberReader(joined.ids), numberReader(joined.sizes ?? '')];
    let [at, from] = [0, 0];
    for (let left = joined.count; left > 0; left--) {
      const [id, to] = [nextId(), from + nextSize()];
      // nearly always the next one
      if (ids[at] !== id) at = placeOf(ids, id);
      // a range contains others
      if (ids[at] === id) readProduct(at++, cells, from, to);
      from = to;
    }
  };
};
