// The records to which menus lead.
import { type RawBuilder, sql } from 'kysely';
import { published } from '#contract/records/kinds.ts';
import type { MenuList } from '#contract/rules/menus.ts';
import type { PublishedKind } from '#contract/rules/record-kinds.ts';
import type { Flag } from '#server/database/flags.ts';
import { idList } from '#server/database/id-list.ts';
import type { Database } from '#server/database/schema.ts';
import { isVisible } from '#server/database/visible.ts';

export interface NamedRecord {
  id: number;
  slug: string;
  name: string;
}

const nameOf = (kind: PublishedKind): RawBuilder<string> => sql.ref(`record.${published[kind].title}`);

/** @param now ISO 8601 @returns visible or not */
export const findRecords = async (
  db: Database,
  kind: PublishedKind,
  ids: readonly number[],
  now: string,
): Promise<(NamedRecord & { is_visible: boolean })[]> => {
  const shown = sql<Flag>`case when ${isVisible(published[kind], 'record.id', now)} then 1 else 0 end`;
  const { rows } = await sql<NamedRecord & { shown: Flag }>`
    select record.id, record.slug, ${nameOf(kind)} as name, ${shown} as shown
    from ${sql.table(published[kind].table)} as record where record.id in ${idList(db, ids)}`.execute(db);
  return rows.map(({ shown: flag, ...record }) => ({ ...record, is_visible: flag === 1 }));
};

/** Those that visitors see, in their order. */
export const listRecords = async (db: Database, list: MenuList): Promise<NamedRecord[]> =>
  list === 'categories'
    ? db
        .selectFrom('categories')
        .select(['id', 'slug', 'name'])
        .where('is_active', '=', 1)
        .orderBy('sort_order')
        .orderBy('search_name')
        .orderBy('id')
        .execute()
    : db
        .selectFrom('visible_pages')
        .innerJoin('pages as page', 'page.id', 'visible_pages.id')
        .select(['page.id', 'page.slug', 'page.title as name'])
        .where('visible_pages.about_rank', 'is', null)
        .orderBy('page.sort_order')
        .orderBy('page.id')
        .execute();
