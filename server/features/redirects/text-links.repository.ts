// Finds records by the slugs of links in texts.
import { published } from '#contract/records/kinds.ts';
import type { PublishedKind } from '#contract/rules/record-kinds.ts';
import type { Database } from '#server/database/schema.ts';
import { listRedirects } from './redirects.repository.ts';

/** @returns the slugs that records have, including hidden ones */
export const listUsedSlugs = async (db: Database, kind: PublishedKind, slugs: readonly string[]): Promise<string[]> => {
  const rows = await db.selectFrom(published[kind].table).select('slug').where('slug', 'in', slugs).execute();
  return rows.map(({ slug }) => slug);
};

/** @returns record ids by slugs of which they were the last owner */
export const listMoved = async (db: Database, kind: PublishedKind, slugs: readonly string[]): Promise<Map<string, number>> =>
  new Map((await listRedirects(db, kind, slugs)).map(({ old_slug, target_id }) => [old_slug, target_id]));

/** Finds published records; the publishing time of articles is ignored. @returns slugs by id */
export const listVisibleSlugs = async (db: Database, kind: PublishedKind, ids: readonly number[]): Promise<Map<number, string>> => {
  const rows = await db.selectFrom(published[kind].view).select(['id', 'slug']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, slug }) => [id, slug]));
};
