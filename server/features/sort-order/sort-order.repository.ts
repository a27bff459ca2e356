import { idList } from '#server/database/id-list.ts';
import type { Database } from '#server/database/schema.ts';
import type { Placed } from './new-order.ts';

export type OrderedTable = 'products' | 'categories';

/** Lists the products in the category of a product, or all categories, in catalogue order. */
export const listPlaced = async (db: Database, table: OrderedTable, id: number): Promise<Placed[]> => {
  const columns = ['id', 'sort_order', 'sort_name'] as const;
  if (table === 'categories') {
    return db.selectFrom('categories').select(columns).orderBy('sort_order').orderBy('sort_name').orderBy('id').execute();
  }
  const category = db.selectFrom('products').select('category_id').where('id', '=', id);
  return db
    .selectFrom('products')
    .select(columns)
    .where('category_id', '=', category)
    .orderBy('sort_order')
    .orderBy('sort_name')
    .orderBy('id')
    .execute();
};

export const setSortOrder = async (db: Database, table: OrderedTable, ids: readonly number[], sortOrder: number): Promise<void> => {
  await db.updateTable(table).set({ sort_order: sortOrder }).where('id', 'in', idList(db, ids)).execute();
};

/** Increments only the version of the moved record, so that open forms of the others can still be saved. */
export const recordMove = async (db: Database, table: OrderedTable, id: number, at: string): Promise<void> => {
  await db
    .updateTable(table)
    .set((eb) => ({ updated_at: at, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};
