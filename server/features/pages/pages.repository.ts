import type { AdminPage, PublicPage } from '#contract/pages.ts';
import { pages } from '#contract/records/pages.ts';
import { idList } from '#server/database/id-list.ts';
import type { Database } from '#server/database/schema.ts';
import { scheduledIs } from '#server/database/visible.ts';
import { fromColumns } from '#server/records/values.ts';

const selectPages = (db: Database) => db.selectFrom('pages').selectAll();
type Row = Awaited<ReturnType<ReturnType<typeof selectPages>['execute']>>[number];

const toPage = ({ id, created_at, updated_at, version, ...row }: Row): AdminPage => ({
  id,
  ...fromColumns(pages, row),
  created_at,
  updated_at,
  version,
});

const published = (db: Database) => db.selectFrom('visible_pages');

export const getPublishedPage = async (db: Database, slug: string): Promise<(PublicPage & { id: number }) | null> =>
  (await selectPages(db)
    .where('id', 'in', published(db).select('id').where('slug', '=', slug))
    .executeTakeFirst()) ?? null;

/** @returns null if the page is not published */
export const getPublishedPageSlug = async (db: Database, id: number): Promise<string | null> =>
  (await published(db).select('slug').where('id', '=', id).executeTakeFirst())?.slug ?? null;

export type AboutTexts = Pick<AdminPage, 'id' | 'title' | 'content' | 'short_content' | 'seo_title' | 'seo_description'>;

/** The published page with slug about, otherwise with template about. */
export const getPublishedAboutPage = async (db: Database): Promise<AboutTexts | null> => {
  const page = await published(db)
    .innerJoin('pages as page', 'page.id', 'visible_pages.id')
    .select(['page.id', 'page.title', 'page.content', 'page.short_content', 'page.seo_title', 'page.seo_description'])
    .where('about_rank', 'is not', null)
    .orderBy('about_rank')
    .orderBy('page.id')
    .executeTakeFirst();
  return page ?? null;
};

/** Includes unpublished pages. */
export const getPage = async (db: Database, id: number): Promise<AdminPage | null> => {
  const row = await selectPages(db).where('id', '=', id).executeTakeFirst();
  return row ? toPage(row) : null;
};

/** Like `getPage`, for several pages. */
export const listPagesOf = async (db: Database, ids: readonly number[]): Promise<AdminPage[]> =>
  (await selectPages(db).where('id', 'in', idList(db, ids)).execute()).map(toPage);

/** In sort order, then in creation order. @param scheduled whether visitors cannot see the pages yet, but from a set time on */
export const listPages = async (db: Database, scheduled?: boolean): Promise<AdminPage[]> => {
  let matching = selectPages(db);
  if (scheduled !== undefined) matching = matching.where(scheduledIs(scheduled, pages, 'pages'));
  const rows = await matching.orderBy('sort_order').orderBy('id').execute();
  return rows.map(toPage);
};
