// The ids of all products of a category, visible or not.
import { sql } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { listIdText } from '#server/database/search-lists.ts';

/** @param categoryId null for all products @returns in ascending order */
export const listIdsOfProducts = async (db: Database, categoryId: number | null): Promise<number[]> => {
  const where = categoryId === null ? sql`` : sql` where category_id = ${categoryId}`;
  const ids: number[] = JSON.parse((await listIdText(db, sql`select id from products${where}`)) || '[]');
  return ids.toSorted((one, other) => one - other);
};
