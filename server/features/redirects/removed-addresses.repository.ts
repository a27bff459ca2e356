// Slugs of deleted records that visitors could see.

import { published } from '#contract/records/kinds.ts';
import type { PublishedKind } from '#contract/rules/record-kinds.ts';
import type { Database } from '#server/database/schema.ts';

export const isRemovedAddress = async (db: Database, kind: PublishedKind, slug: string): Promise<boolean> => {
  const row = await db.selectFrom('removed_addresses').select('id').where('kind', '=', kind).where('slug', '=', slug).executeTakeFirst();
  return row !== undefined;
};

/** @param until later removals remain */
export const clearRemovedAddresses = async (db: Database, kind: PublishedKind, slugs: readonly string[], until?: string): Promise<void> => {
  if (slugs.length === 0) return;
  const notes = db.deleteFrom('removed_addresses').where('kind', '=', kind).where('slug', 'in', slugs);
  await notes.$if(until !== undefined, (query) => query.where('created_at', '<=', until ?? '')).execute();
};

/** Ids only increase, so rows with the highest ids are the newest. */
const mostAddresses = 10_000;

/** Removes the oldest addresses if there are too many. */
export const addRemovedAddresses = async (db: Database, kind: PublishedKind, slugs: readonly string[], at: string): Promise<void> => {
  const rows = await db
    .insertInto('removed_addresses')
    .values(slugs.map((slug) => ({ kind, slug, created_at: at })))
    .onConflict((conflict) => conflict.columns(['kind', 'slug']).doUpdateSet({ created_at: at }))
    .returning('id')
    .execute();
  const newest = Math.max(...rows.map(({ id }) => id));
  await db
    .deleteFrom('removed_addresses')
    .where('id', '<=', newest - mostAddresses)
    .execute();
};

/** @returns the slugs that no record uses */
export const withoutUsedSlugs = async (db: Database, kind: PublishedKind, slugs: readonly string[]): Promise<string[]> => {
  if (slugs.length === 0) return [];
  const rows = await db.selectFrom(published[kind].table).select('slug').where('slug', 'in', slugs).execute();
  const used = new Set(rows.map(({ slug }) => slug));
  return slugs.filter((slug) => !used.has(slug));
};
