// Redirects of renamed records, as administrators list them.
import { readRecordLink } from '#contract/records/links.ts';
import type { PublishedKind } from '#contract/rules/record-kinds.ts';
import { idList } from '#server/database/id-list.ts';
import { countRows, inOrderOf, type Slice } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import { contains } from '#server/database/text-match.ts';

const matching = (db: Database, search: string) => {
  const link = readRecordLink(search);
  const rows = db.selectFrom('redirects');
  return search === '' ? rows : rows.where(contains('old_slug', link?.slug ?? search));
};

export const countRenamed = (db: Database, search: string): Promise<number> => countRows(matching(db, search));

/** Newest first. */
export const listRenamed = async (db: Database, search: string, { limit, offset }: Slice) => {
  // from the index alone
  const page = await matching(db, search)
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const ids = page.map(({ id }) => id);
  const columns = ['id', 'kind', 'old_slug', 'target_id', 'created_at', 'hits'] as const;
  return inOrderOf(ids, await db.selectFrom('redirects').select(columns).where('id', 'in', idList(db, ids)).execute());
};

/** Adds to the number of visitors who were redirected. */
export const addRenamedHits = async (
  db: Database,
  hits: readonly { kind: PublishedKind; slug: string; count: number }[],
): Promise<void> => {
  for (const { kind, slug, count } of hits)
    await db
      .updateTable('redirects')
      .set((eb) => ({ hits: eb('hits', '+', count) }))
      .where('kind', '=', kind)
      .where('old_slug', '=', slug)
      .execute();
};
