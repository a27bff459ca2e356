// Products that move to another category, and the data for moving them back.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { batchesOf } from '#server/database/batches.ts';
import { idList } from '#server/database/id-list.ts';
import { parseJson } from '#server/database/json.ts';
import { countRows } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import { listChangedIds } from '#server/features/bulk/bulk.repository.ts';

export const countProducts = (db: Database, categoryId: number): Promise<number> =>
  countRows(db.selectFrom('products').where('category_id', '=', categoryId));

/** In id order. @param after the last id of the previous page */
export const listSpecifications = (db: Database, categoryId: number, after: number, limit: number) =>
  db
    .selectFrom('products')
    .select(['id', 'name', 'specifications'])
    .where('category_id', '=', categoryId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();

interface Move {
  changeId: number;
  from: number;
  to: number;
  at: string;
}

/** On SQLite, nothing else runs during a statement, whose triggers update the indexes of the search. */
const movedAtOnce = 250;

/** Changes nothing but the category. */
export const setCategory = async (db: Database, ids: readonly number[], categoryId: number, at: string): Promise<void> => {
  for (const batch of batchesOf(ids, movedAtOnce)) {
    await nextTurn();
    await db
      .updateTable('products')
      .set((eb) => ({ category_id: categoryId, updated_at: at, version: eb('version', '+', 1) }))
      .where('id', 'in', idList(db, batch))
      .execute();
  }
};

/** @returns their ids */
export const moveProducts = async (db: Database, { changeId, from, to, at }: Move): Promise<number[]> => {
  await sql`insert into bulk_change_rows (change_id, record_id, before, mark)
    select ${sql.lit(changeId)}, id, cast(category_id as text), cast(version + 1 as text) from products where category_id = ${from}`.execute(
    db,
  );
  const ids = await listChangedIds(db, changeId);
  await setCategory(db, ids, to, at);
  return ids;
};

/** @returns the products that were changed or deleted since they were moved; the name is null for deleted ones */
export const listChangedSince = async (db: Database, changeId: number, categoryId: number, limit: number) =>
  db
    .selectFrom('bulk_change_rows as moved')
    .leftJoin('products as product', 'product.id', 'moved.record_id')
    .select('product.name')
    .where('moved.change_id', '=', changeId)
    .where((eb) =>
      eb.or([
        eb('product.id', 'is', null),
        eb('product.category_id', '!=', categoryId),
        eb(sql<string>`cast(product.version as text)`, '!=', eb.ref('moved.mark')),
      ]),
    )
    .orderBy('moved.record_id')
    .limit(limit)
    .execute();

interface Merged {
  categoryId: number;
  targetId: number;
  changeId: number;
  undo: object;
  at: string;
}

export const saveMerged = async (db: Database, { categoryId, targetId, changeId, undo, at }: Merged): Promise<void> => {
  const row = { target_id: targetId, change_id: changeId, undo: JSON.stringify(undo), created_at: at };
  await db
    .insertInto('merged_categories')
    .values({ category_id: categoryId, ...row })
    .onConflict((conflict) => conflict.column('category_id').doUpdateSet(row))
    .execute();
};

export const findMerged = async (db: Database, changeId: number) => {
  const row = await db.selectFrom('merged_categories').selectAll().where('change_id', '=', changeId).executeTakeFirst();
  return row ? { ...row, undo: parseJson(row.undo) } : null;
};

export const removeMerged = async (db: Database, categoryId: number): Promise<void> => {
  await db.deleteFrom('merged_categories').where('category_id', '=', categoryId).execute();
};

/** Versions of definitions that still exist, by id. */
export const listVersions = async (db: Database, ids: readonly number[]): Promise<Map<number, number>> => {
  const rows = await db.selectFrom('attribute_definitions').select(['id', 'version']).where('id', 'in', idList(db, ids)).execute();
  return new Map(rows.map(({ id, version }) => [id, version]));
};

export const countDefinitions = (db: Database, categoryId: number): Promise<number> =>
  countRows(db.selectFrom('attribute_definitions').where('category_id', '=', categoryId));

/** The redirect from a slug, which is not followed while a category has the slug. */
export const findRedirect = async (db: Database, slug: string) =>
  (await db
    .selectFrom('redirects')
    .select(['target_id', 'created_at'])
    .where('kind', '=', 'category')
    .where('old_slug', '=', slug)
    .executeTakeFirst()) ?? null;

/** Removes the redirect from a slug to a category. */
export const removeRedirect = async (db: Database, slug: string, target: number): Promise<void> => {
  await db.deleteFrom('redirects').where('kind', '=', 'category').where('old_slug', '=', slug).where('target_id', '=', target).execute();
};

export const getTrashData = async (db: Database, trashId: number): Promise<string | null> =>
  (await db.selectFrom('trash').select('data').where('id', '=', trashId).executeTakeFirst())?.data ?? null;
