// Old slugs. They are read only if no row has the slug, so current slugs take precedence.
import { idList } from '#server/database/id-list.ts';
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

/** The redirects to some rows. */
export const listRedirectsTo = (db: Database, kind: RedirectKind, targetIds: readonly number[]) =>
  db
    .selectFrom('redirects')
    .select(['target_id', 'old_slug', 'created_at'])
    .where('target_id', 'in', idList(db, targetIds))
    .where('kind', '=', kind)
    .execute();

/** Removes the redirects to some rows. @returns the old slugs with their row */
export const removeRedirectsTo = (db: Database, kind: RedirectKind, targetIds: readonly number[]) =>
  db
    .deleteFrom('redirects')
    .where('target_id', 'in', idList(db, targetIds))
    .where('kind', '=', kind)
    .returning(['target_id', 'old_slug'])
    .execute();

/** Stores redirects again, except from slugs that redirect elsewhere now. */
export const restoreRedirects = async (
  db: Database,
  kind: RedirectKind,
  redirects: readonly { old_slug: string; target_id: number; created_at: string }[],
): Promise<void> => {
  if (redirects.length === 0) return;
  await db
    .insertInto('redirects')
    .values(redirects.map((redirect) => ({ kind, ...redirect })))
    .onConflict((conflict) => conflict.columns(['kind', 'old_slug']).doNothing())
    .execute();
};
