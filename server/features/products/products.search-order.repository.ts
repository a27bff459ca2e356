// Sorts products into catalogue order. Many products are compared with the order of the whole catalogue, which is read only as far
// as needed, and corrected after a few products changed.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { readCatalogueVersion } from '#server/database/content-version.ts';
import { idList } from '#server/database/id-list.ts';
import { parseJson } from '#server/database/json.ts';
import type { Slice } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import { listIdText } from '#server/database/search-lists.ts';
import { hasId, type IdSet, listIds } from './products.id-set.ts';
import { correctOrder, type KnownOrder, type Place } from './products.known-order.ts';
import { catalogueOrder } from './products.rows.ts';

/** Up to this number, products can be read and sorted instead of reading the order. */
const mostSorted = 2000;
/** Reading and sorting a product takes as long as reading this many entries of the order, and the order is kept. */
const entriesPerSorted = 20;
const firstBatch = 500;
/** Large enough to read a whole catalogue in few batches, small enough not to block the process. */
const largestBatch = 8000;

export interface CatalogueOrder {
  /** @returns a slice of the products in catalogue order */
  list: (products: IdSet, slice: Slice) => Promise<number[]>;
  /** @returns what is known of the order; null if it was read while the catalogue changed */
  known: () => KnownOrder | null;
}

const inOrder = (db: Database) => {
  let query = db.selectFrom('products as product').select('product.id');
  for (const column of catalogueOrder) query = query.orderBy(column);
  return query;
};

const sort = async (db: Database, products: IdSet, { limit, offset }: Slice): Promise<number[]> => {
  const rows = await inOrder(db)
    .where('product.id', 'in', idList(db, listIds(products)))
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id);
};

interface Batch {
  ids: number[];
  /** No products follow. */
  isLast: boolean;
  /** The catalogue had the version after the ids were read. */
  isOfVersion: boolean;
}

/** @returns a function that reads the products in catalogue order from a place on. Simultaneous calls share one query. */
const readerOf = (db: Database, version: number) => {
  let batch = firstBatch;
  let reading: Promise<Batch> | null = null;
  const read = async (from: number): Promise<Batch> => {
    // SQLite blocks the process during a query: other requests are served between two batches
    await nextTurn();
    const most = batch;
    batch = Math.min(2 * batch, largestBatch);
    const entries = inOrder(db).where('product.is_active', '=', 1).limit(most).offset(from);
    const listed = parseJson(await listIdText(db, sql`${entries}`));
    const ids = Array.isArray(listed) ? listed.map(Number) : [];
    return { ids, isLast: ids.length < most, isOfVersion: (await readCatalogueVersion(db)) === version };
  };
  return (from: number) => {
    reading ??= read(from).finally(() => {
      reading = null;
    });
    return reading;
  };
};

const createKnownOrder = (db: Database, version: number, start: KnownOrder) => {
  const readNext = readerOf(db, version);
  const known = { ...start };
  // two batches of different versions can lack a product between them, which no correction would notice
  let isOfVersion = true;
  const extend = async () => {
    const before = known.size;
    const next = await readNext(before);
    // another call has added them
    if (known.size > before) return;
    isOfVersion &&= next.isOfVersion;
    if (before + next.ids.length > known.ids.length) {
      const longer = new Uint32Array(before + next.ids.length);
      longer.set(known.ids);
      known.ids = longer;
    }
    known.ids.set(next.ids, before);
    known.size += next.ids.length;
    known.isComplete = next.isLast;
  };
  return { known, extend, ofVersion: () => (isOfVersion ? { ...known } : null) };
};

interface OrderState {
  version: number;
  /** Number of visible products. */
  total: number;
  known: KnownOrder;
}

/** The order at one version of the catalogue. */
export const createCatalogueOrder = (db: Database, { version, total, known: start }: OrderState): CatalogueOrder => {
  const { known, extend, ofVersion } = createKnownOrder(db, version, start);
  const isSortedFaster = (size: number, wanted: number) => {
    const missing = (wanted / size) * total - known.size;
    return size <= mostSorted && !known.isComplete && missing > size * entriesPerSorted;
  };
  return {
    known: ofVersion,
    list: async (products, slice) => {
      const wanted = Math.min(slice.offset + slice.limit, products.size);
      if (isSortedFaster(products.size, wanted)) return sort(db, products, slice);
      const found: number[] = [];
      for (let at = 0; found.length < wanted; at++) {
        if (at === known.size) {
          if (known.isComplete) break;
          await extend();
          if (at === known.size) break;
        }
        const id = known.ids[at] ?? 0;
        if (hasId(products, id)) found.push(id);
      }
      return found.slice(slice.offset, wanted);
    },
  };
};

/** Nothing is known of the order. @param total number of products that will be known */
export const unknownOrder = (total: number): KnownOrder => ({ ids: new Uint32Array(total), size: 0, isComplete: false });

/** @returns the first active product with a condition on the place of another one, `product` */
const firstAfter = (condition: RawBuilder<SqlBool>) => sql`(
  select other.id from products as other where other.is_active = 1 and ${condition}
  order by other.sort_order, other.search_name, other.id limit 1
)`;

// one condition for each column: SQLite reads all products with the same sort order to compare them with a row of values
const nextId = sql`coalesce(
  ${firstAfter(sql`other.sort_order = product.sort_order and other.search_name = product.search_name and other.id > product.id`)},
  ${firstAfter(sql`other.sort_order = product.sort_order and other.search_name > product.search_name`)},
  ${firstAfter(sql`other.sort_order > product.sort_order`)}
)`;

/** @returns the places of active products; null if the catalogue has another version */
const readPlaces = async (db: Database, ids: readonly number[], version: number): Promise<Place[] | null> => {
  const { rows } = await sql<Place & { version: number }>`
    select product.id, (select catalogue from content_version) as version, ${nextId} as next
    from products as product where product.id in ${idList(db, ids)}`.execute(db);
  const isOfVersion = rows.length === ids.length && rows.every((row) => row.version === version);
  return isOfVersion ? rows.map(({ id, next }) => ({ id, next })) : null;
};

interface OrderChange {
  version: number;
  /** Number of visible products. */
  total: number;
  /** Products that changed since the version of the order. */
  changed: readonly number[];
  /** Those of them that are active. */
  active: readonly number[];
}

/** @returns what is known of the order after a change */
export const readChangedOrder = async (db: Database, order: CatalogueOrder, change: OrderChange): Promise<KnownOrder> => {
  const { version, total, changed, active } = change;
  const known = order.known();
  if (!known || known.size === 0) return unknownOrder(total);
  const places = active.length > 0 ? await readPlaces(db, active, version) : [];
  return places ? correctOrder(known, changed, places) : unknownOrder(total);
};
