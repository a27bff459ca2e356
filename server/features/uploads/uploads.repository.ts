// Which stored files no record uses, and whether one does.
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Database, toFlag, type UnclaimedFilesTable } from '#server/database/schema.ts';

interface Unclaimed {
  paths: readonly string[];
  isSaving: boolean;
  at: string;
  expiresAt: string;
}

export const addUnclaimed = async (db: Database, { paths, isSaving, at, expiresAt }: Unclaimed): Promise<void> => {
  if (paths.length === 0) return;
  const row = (path: string): UnclaimedFilesTable => ({ path, is_saving: toFlag(isSaving), created_at: at, expires_at: expiresAt });
  await db
    .insertInto('unclaimed_files')
    .values(paths.map(row))
    .onConflict((conflict) => conflict.column('path').doUpdateSet({ is_saving: toFlag(isSaving), expires_at: expiresAt }))
    .execute();
};

export const removeUnclaimed = async (db: Database, paths: readonly string[]): Promise<void> => {
  if (paths.length > 0) await db.deleteFrom('unclaimed_files').where('path', 'in', paths).execute();
};

export const listExpired = async (db: Database, at: string, limit: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('unclaimed_files')
    .select('path')
    .where('expires_at', '<=', at)
    .orderBy('expires_at')
    .limit(limit)
    .execute();
  return rows.map(({ path }) => path);
};

/** Saves that a process left behind when it was killed. */
export const expireSaves = async (db: Database, at: string): Promise<void> => {
  await db.updateTable('unclaimed_files').set({ expires_at: at }).where('is_saving', '=', 1).execute();
};

// every column that can hold a stored path, in a list or in a formatted text too
const columns: Record<string, readonly string[]> = {
  products: ['main_image', 'images', 'brochure', 'short_description', 'description'],
  categories: ['image', 'description'],
  news: ['featured_image', 'images', 'content'],
  pages: ['content', 'short_content'],
  settings: ['value'],
};

const holds = (table: string, pattern: string): RawBuilder<SqlBool> => {
  const anywhere = sql.join(
    (columns[table] ?? []).map((column) => sql<SqlBool>`${sql.ref(column)} like ${pattern}`),
    sql` or `,
  );
  return sql<SqlBool>`exists (select 1 from ${sql.table(table)} where ${anywhere})`;
};

/** @param path a stored path: nothing in it has a meaning for `like` */
export const isInUse = async (db: Database, path: string): Promise<boolean> => {
  const uses = Object.keys(columns).map((table) => holds(table, `%${path}%`));
  const { rows } = await sql<{ used: number }>`select case when ${sql.join(uses, sql` or `)} then 1 else 0 end as used`.execute(db);
  return rows[0]?.used === 1;
};
