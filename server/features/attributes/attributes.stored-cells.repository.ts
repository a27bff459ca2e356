// Reads the stored values of many products. The database concatenates them: an object and an array for each of thousands of products
// would take several times as long as reading the table.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { isPostgres } from '#server/database/full-text.ts';
import { idList } from '#server/database/id-list.ts';
import { forEachNumber } from '#server/database/number-list.ts';
import type { Database } from '#server/database/schema.ts';

/** SQLite blocks the process during a statement, so other requests are served between two. */
const productsPerStatement = 5000;

interface Joined {
  ids: string | null;
  /** Size of each product's values in bytes. */
  sizes: string | null;
  cells: Uint8Array | null;
}

interface Part {
  ids: readonly number[];
  /** Number of bytes to read of each product, from the start; all by default. */
  bytes?: number | undefined;
}

const readJoined = async (db: Database, { ids, bytes }: Part): Promise<Joined | undefined> => {
  const cells = bytes === undefined ? sql`cells` : sql`substr(cells, 1, ${sql.lit(bytes)})`;
  // SQLite concatenates the bytes unchanged, although the function is meant for text
  const columns = isPostgres(db)
    ? sql`string_agg(product_id::text, ',') as ids, string_agg(length(cells)::text, ',') as sizes, string_agg(cells, ''::bytea) as cells`
    : sql`group_concat(product_id) as ids, group_concat(length(cells)) as sizes, cast(group_concat(cells, '') as blob) as cells`;
  const { rows } = await sql<Joined>`select ${columns} from (
    select product_id, ${cells} as cells from product_attributes where product_id in ${idList(db, ids)} and length(cells) > 0 order by product_id
  ) as stored`.execute(db);
  return rows[0];
};

/**
 * @param ids in ascending order
 * @param use called for each product with values, with its position in the list
 */
export const readStoredCells = async (
  db: Database,
  { ids, bytes }: { ids: Uint32Array; bytes?: number | undefined },
  use: (at: number, cells: DataView) => void,
): Promise<void> => {
  for (let start = 0; start < ids.length; start += productsPerStatement) {
    if (start > 0) await nextTurn();
    const part = ids.subarray(start, start + productsPerStatement);
    const joined = await readJoined(db, { ids: [...part], bytes });
    if (!joined?.cells) continue;
    const { buffer, byteOffset } = joined.cells;
    const sizes: number[] = [];
    forEachNumber(joined.sizes ?? '', (size) => sizes.push(size));
    let [at, from] = [0, byteOffset];
    forEachNumber(joined.ids ?? '', (id, row) => {
      while (at < part.length && part[at] !== id) at++;
      const size = sizes[row] ?? 0;
      use(start + at, new DataView(buffer, from, size));
      from += size;
    });
  }
};
