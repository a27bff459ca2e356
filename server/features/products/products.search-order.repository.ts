// Sorts products into catalogue order. Many products are compared with the order of the whole catalogue, which is read only as far
// as needed and once for each version of the catalogue.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { idList } from '#server/database/id-list.ts';
import type { Slice } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import { hasId, type IdSet, listIds } from './products.id-set.ts';
import { catalogueOrder } from './products.rows.ts';

/** Up to this number, products can be read and sorted instead of reading the order. */
const mostSorted = 2000;
/** Reading and sorting a product takes as long as reading this many entries of the order. */
const entriesPerSorted = 4;
const firstBatch = 500;
/** Large enough to read a whole catalogue in few batches, small enough not to block the process. */
const largestBatch = 8000;

export interface CatalogueOrder {
  /** @returns a slice of the products in catalogue order */
  list: (products: IdSet, slice: Slice) => Promise<number[]>;
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

/** @returns a function that reads the next products in catalogue order; empty at the end. Simultaneous calls share one query. */
const readerOf = (db: Database) => {
  let from = 0;
  let batch = firstBatch;
  let reading: Promise<number[]> | null = null;
  const read = async () => {
    // SQLite blocks the process during a query: other requests are served between two batches
    await nextTurn();
    const rows = await inOrder(db).where('product.is_active', '=', 1).limit(batch).offset(from).execute();
    from += rows.length;
    batch = Math.min(2 * batch, largestBatch);
    return rows.map(({ id }) => id);
  };
  return () => {
    reading ??= read().finally(() => {
      reading = null;
    });
    return reading;
  };
};

/** @param total number of products in the order */
const createKnownOrder = (db: Database, total: number) => {
  const readNext = readerOf(db);
  // a list of numbers would take twice the memory
  let ids = new Uint32Array(total);
  const known = { size: 0, isComplete: false, at: (index: number) => ids[index] ?? 0 };
  const extend = async () => {
    const before = known.size;
    const next = await readNext();
    // another call has added them
    if (known.size > before) return;
    if (before + next.length > ids.length) {
      const longer = new Uint32Array(before + next.length);
      longer.set(ids);
      ids = longer;
    }
    ids.set(next, before);
    known.size += next.length;
    known.isComplete = next.length === 0;
  };
  return { known, extend };
};

/**
 * The order at one version of the catalogue.
 * @param total number of visible products
 */
export const createCatalogueOrder = (db: Database, total: number): CatalogueOrder => {
  const { known, extend } = createKnownOrder(db, total);
  const isSortedFaster = (size: number, wanted: number) => {
    const missing = (wanted / size) * total - known.size;
    return size <= mostSorted && !known.isComplete && missing > size * entriesPerSorted;
  };
  return {
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
        const id = known.at(at);
        if (hasId(products, id)) found.push(id);
      }
      return found.slice(slice.offset, wanted);
    },
  };
};
