// Redirects that administrators write.
import type { Insertable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { PublishedKind } from '#contract/rules/record-kinds.ts';
import { idList, textList } from '#server/database/id-list.ts';
import { countRows, type Slice } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import type { SiteRedirectsTable } from '#server/database/tables/content.ts';
import { contains } from '#server/database/text-match.ts';
import { matchSource, prefixesOf } from './redirect-addresses.ts';

const columns = ['id', 'source', 'prefix', 'suffix', 'target', 'hits', 'created_by', 'created_at', 'version'] as const;

export type SiteRedirect = NonNullable<Awaited<ReturnType<typeof findSiteRedirect>>>;

export const findSiteRedirect = (db: Database, id: number) =>
  db.selectFrom('site_redirects').select(columns).where('id', '=', id).executeTakeFirst();

export const findBySource = (db: Database, source: string) =>
  db.selectFrom('site_redirects').select(columns).where('source', '=', source).executeTakeFirst();

const matching = (db: Database, search: string) =>
  db
    .selectFrom('site_redirects')
    .$if(search !== '', (query) => query.where((eb) => eb.or([contains('source', search), contains('target', search)])));

export const countSiteRedirects = (db: Database, search = ''): Promise<number> => countRows(matching(db, search));

/** Newest first. */
export const listSiteRedirects = (db: Database, search: string, { limit, offset }: Slice) =>
  matching(db, search).select(columns).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute();

export interface Match {
  redirect: SiteRedirect;
  /** In place of the `*`. */
  text: string;
}

/** The most exact redirect of an address comes first: the whole address, then the longest beginning, then the longest end. */
const isMoreExact = (one: Match, other: Match): number =>
  Number(one.redirect.suffix !== null) - Number(other.redirect.suffix !== null) ||
  other.redirect.prefix.length - one.redirect.prefix.length ||
  (other.redirect.suffix ?? '').length - (one.redirect.suffix ?? '').length;

/** @param key of `addressKey` */
export const findMatch = async (db: Database, key: string, exceptId?: number): Promise<Match | null> => {
  const rows = await db
    .selectFrom('site_redirects')
    .select(columns)
    .where('prefix', 'in', textList(db, prefixesOf(key)))
    .execute();
  const matches = rows.flatMap((redirect): Match[] => {
    const text = redirect.id === exceptId ? null : matchSource(redirect, key);
    return text === null ? [] : [{ redirect, text }];
  });
  return matches.toSorted(isMoreExact)[0] ?? null;
};

/** @returns redirects whose target begins with a text */
export const listLeadingTo = (db: Database, prefix: string) =>
  db.selectFrom('site_redirects').select(columns).where(sql<string>`substr(target, 1, ${prefix.length})`, '=', prefix).execute();

export const insertSiteRedirect = async (db: Database, row: Insertable<SiteRedirectsTable>): Promise<number> =>
  (await db.insertInto('site_redirects').values(row).returning('id').executeTakeFirstOrThrow()).id;

export const updateSiteRedirect = async (db: Database, id: number, changes: Updateable<SiteRedirectsTable>): Promise<void> => {
  await db
    .updateTable('site_redirects')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

export const removeSiteRedirect = async (db: Database, id: number): Promise<void> => {
  await db.deleteFrom('site_redirects').where('id', '=', id).execute();
};

export const listAllSiteRedirects = (db: Database) =>
  db.selectFrom('site_redirects').select(['source', 'target']).orderBy('source').execute();

/** Adds to the number of visitors who were redirected. @param hits by id */
export const addHits = async (db: Database, hits: ReadonlyMap<number, number>): Promise<void> => {
  // in one order, so that two instances do not wait for each other
  for (const [id, count] of [...hits].toSorted(([a], [b]) => a - b))
    await db
      .updateTable('site_redirects')
      .set((eb) => ({ hits: eb('hits', '+', count) }))
      .where('id', '=', id)
      .execute();
};

/** Removes the redirects from the addresses of records that were deleted. */
export const removeOfRecords = async (db: Database, kind: PublishedKind, ids: readonly number[]): Promise<void> => {
  await db.deleteFrom('site_redirects').where('removed_kind', '=', kind).where('removed_id', 'in', idList(db, ids)).execute();
};
