// Old slugs. They are looked up only if no row has the slug, so current slugs take precedence.

import type { PublishedKind } from '#contract/rules/record-kinds.ts';
import { idList, textList } from '#server/database/id-list.ts';
import type { Database } from '#server/database/schema.ts';

/** Finds rows by slugs of which they were the last owner. A deleted row that visitors could see counts as an owner too. */
export const listRedirects = (db: Database, kind: PublishedKind, oldSlugs: readonly string[]) =>
  db
    .selectFrom('redirects')
    .select(['old_slug', 'target_id'])
    .where('kind', '=', kind)
    .where('old_slug', 'in', oldSlugs)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('removed_addresses')
            .select('removed_addresses.id')
            .whereRef('removed_addresses.kind', '=', 'redirects.kind')
            .whereRef('removed_addresses.slug', '=', 'redirects.old_slug')
            .whereRef('removed_addresses.created_at', '>=', 'redirects.created_at'),
        ),
      ),
    )
    .execute();

/** @returns the id of the row that had this slug last */
export const findRedirectTarget = async (db: Database, kind: PublishedKind, oldSlug: string): Promise<number | null> => {
  const [redirect] = await listRedirects(db, kind, [oldSlug]);
  return redirect?.target_id ?? null;
};

/** Stores the old slug of a row; it belongs to the last row that had it. */
export const createRedirect = async (
  db: Database,
  redirect: { kind: PublishedKind; oldSlug: string; targetId: number; at: string },
): Promise<void> => {
  await db
    .insertInto('redirects')
    .values({ kind: redirect.kind, old_slug: redirect.oldSlug, target_id: redirect.targetId, created_at: redirect.at })
    .onConflict((conflict) => conflict.columns(['kind', 'old_slug']).doUpdateSet({ target_id: redirect.targetId, created_at: redirect.at }))
    .execute();
};

/** @param slugs default: all */
export const moveRedirects = async (
  db: Database,
  kind: PublishedKind,
  { from, to, slugs }: { from: number; to: number; slugs?: readonly string[] },
): Promise<void> => {
  let moved = db.updateTable('redirects').set({ target_id: to }).where('kind', '=', kind).where('target_id', '=', from);
  if (slugs) moved = moved.where('old_slug', 'in', textList(db, slugs));
  await moved.execute();
};

/** The redirects to the given rows. */
export const listRedirectsTo = (db: Database, kind: PublishedKind, targetIds: readonly number[]) =>
  db
    .selectFrom('redirects')
    .select(['target_id', 'old_slug', 'created_at'])
    .where('target_id', 'in', idList(db, targetIds))
    .where('kind', '=', kind)
    .execute();

/** Removes the redirects to the given rows. @returns the old slugs with their row */
export const removeRedirectsTo = (db: Database, kind: PublishedKind, targetIds: readonly number[]) =>
  db
    .deleteFrom('redirects')
    .where('target_id', 'in', idList(db, targetIds))
    .where('kind', '=', kind)
    .returning(['target_id', 'old_slug'])
    .execute();

/** Stores redirects again, except for slugs that now redirect elsewhere. */
export const restoreRedirects = async (
  db: Database,
  kind: PublishedKind,
  redirects: readonly { old_slug: string; target_id: number; created_at: string }[],
): Promise<void> => {
  if (redirects.length === 0) return;
  await db
    .insertInto('redirects')
    .values(redirects.map((redirect) => ({ kind, ...redirect })))
    .onConflict((conflict) => conflict.columns(['kind', 'old_slug']).doNothing())
    .execute();
};
