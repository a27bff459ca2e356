// Old slugs. They are read only if no row has the slug, so current slugs take precedence.
import type { Database } from '#server/database/schema.ts';
import type { RedirectKind } from '#server/database/tables/content.ts';

/** @returns the id of the row that once had this slug */
export const findRedirectTarget = async (db: Database, kind: RedirectKind, oldSlug: string): Promise<number | null> => {
  const row = await db
    .selectFrom('redirects')
    .select('target_id')
    .where('kind', '=', kind)
    .where('old_slug', '=', oldSlug)
    .executeTakeFirst();
  return row?.target_id ?? null;
};

/** Stores the old slug of a row; it belongs to the last row that had it. */
export const createRedirect = async (
  db: Database,
  redirect: { kind: RedirectKind; oldSlug: string; targetId: number; at: string },
): Promise<void> => {
  await db
    .insertInto('redirects')
    .values({ kind: redirect.kind, old_slug: redirect.oldSlug, target_id: redirect.targetId, created_at: redirect.at })
    .onConflict((conflict) => conflict.columns(['kind', 'old_slug']).doUpdateSet({ target_id: redirect.targetId, created_at: redirect.at }))
    .execute();
};

/** Removes the redirects to a row. @returns their old slugs */
export const removeRedirectsTo = async (db: Database, kind: RedirectKind, targetId: number): Promise<string[]> => {
  const rows = await db.deleteFrom('redirects').where('target_id', '=', targetId).where('kind', '=', kind).returning('old_slug').execute();
  return rows.map(({ old_slug }) => old_slug);
};
