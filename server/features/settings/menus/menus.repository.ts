// The records to which menus lead.
import { type RawBuilder, sql } from 'kysely';
import { published } from '#contract/records/kinds.ts';
import type { MenuList } from '#contract/rules/menus.ts';
import type { PublishedKind } from '#contract/rules/record-kinds.ts';
import type { Flag } from '#server/database/flags.ts';
import { idList } from '#server/database/id-list.ts';
import type { Database } from '#server/database/schema.ts';
import { isVisible } from '#server/database/visible.ts';
import { followMerged } from '#server/features/redirects/merged-categories.repository.ts';

export interface NamedRecord {
  id: number;
  slug: string;
  name: string;
}

const nameOf = (kind: PublishedKind): RawBuilder<string> => sql.ref(`record.${published[kind].title}`);

interface FoundRecord extends NamedRecord {
  /** The id that the menu has. */
  wanted: number;
  is_visible: boolean;
}

const readRecords = async (db: Database, kind: PublishedKind, ids: readonly number[], now: string): Promise<FoundRecord[]> => {
  const shown = sql<Flag>`case when ${isVisible(published[kind], 'record.id', now)} then 1 else 0 end`;
  const { rows } = await sql<NamedRecord & { shown: Flag }>`
    select record.id, record.slug, ${nameOf(kind)} as name, ${shown} as shown
    from ${sql.table(published[kind].table)} as record where record.id in ${idList(db, ids)}`.execute(db);
  return rows.map(({ shown: flag, ...record }) => ({ ...record, wanted: record.id, is_visible: flag === 1 }));
};

/** In place of a category that was merged, the one into which it was merged. @param now ISO 8601 @returns visible or not */
export const findRecords = async (db: Database, kind: PublishedKind, ids: readonly number[], now: string): Promise<FoundRecord[]> => {
  const found = await readRecords(db, kind, ids, now);
  if (kind !== 'category' || found.length === new Set(ids).size) return found;
  const targets = await followMerged(db, ids);
  if (targets.size === 0) return found;
  const replacing = new Map((await readRecords(db, kind, [...targets.values()], now)).map((record) => [record.id, record]));
  const replaced = [...targets].flatMap(([wanted, id]) => {
    const record = replacing.get(id);
    return record ? [{ ...record, wanted }] : [];
  });
  return [...found, ...replaced];
};

/** Those that visitors see, in their order. */
export const listRecords = async (db: Database, list: MenuList): Promise<NamedRecord[]> =>
  list === 'categories'
    ? db
        .selectFrom('categories')
        .select(['id', 'slug', 'name'])
        .where('is_active', '=', 1)
        .orderBy('sort_order')
        .orderBy('sort_name')
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
