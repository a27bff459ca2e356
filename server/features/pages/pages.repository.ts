import type { AdminPage, PublicPage } from '#contract/pages.ts';
import { toFlag } from '#server/database/flags.ts';
import { idList } from '#server/database/id-list.ts';
import type { Database } from '#server/database/schema.ts';
import { insertWithSlug } from '#server/database/slugs.ts';

const selectPages = (db: Database) =>
  db
    .selectFrom('pages')
    .select([
      'id',
      'title',
      'slug',
      'content',
      'short_content',
      'template',
      'sort_order',
      'is_published',
      'seo_title',
      'seo_description',
      'created_at',
      'updated_at',
      'version',
    ]);

const published = (db: Database) => db.selectFrom('visible_pages');

export const getPublishedPage = async (db: Database, slug: string): Promise<PublicPage | null> =>
  (await selectPages(db)
    .where('id', 'in', published(db).select('id').where('slug', '=', slug))
    .executeTakeFirst()) ?? null;

/** @returns null if the page is not published */
export const getPublishedPageSlug = async (db: Database, id: number): Promise<string | null> =>
  (await published(db).select('slug').where('id', '=', id).executeTakeFirst())?.slug ?? null;

export type AboutTexts = Pick<AdminPage, 'title' | 'content' | 'short_content' | 'seo_title' | 'seo_description'>;

/** The published page with slug about, otherwise with template about. */
export const getPublishedAboutPage = async (db: Database): Promise<AboutTexts | null> => {
  const page = await published(db)
    .innerJoin('pages as page', 'page.id', 'visible_pages.id')
    .select(['page.title', 'page.content', 'page.short_content', 'page.seo_title', 'page.seo_description'])
    .where('about_rank', 'is not', null)
    .orderBy('about_rank')
    .orderBy('page.id')
    .executeTakeFirst();
  return page ?? null;
};

/** Published or not. */
export const getPage = async (db: Database, id: number): Promise<AdminPage | null> => {
  const row = await selectPages(db).where('id', '=', id).executeTakeFirst();
  return row ? { ...row, is_published: row.is_published === 1 } : null;
};

/** As `getPage`, for many. */
export const listPagesOf = async (db: Database, ids: readonly number[]): Promise<AdminPage[]> =>
  (await selectPages(db).where('id', 'in', idList(db, ids)).execute()).map((row) => ({ ...row, is_published: row.is_published === 1 }));

/** In sort order, then in the order of creation. */
export const listPages = async (db: Database): Promise<AdminPage[]> => {
  const rows = await selectPages(db).orderBy('sort_order').orderBy('id').execute();
  return rows.map((row) => ({ ...row, is_published: row.is_published === 1 }));
};

/** A page as services save it. */
export type PageRow = Pick<
  AdminPage,
  'title' | 'content' | 'short_content' | 'template' | 'sort_order' | 'is_published' | 'seo_title' | 'seo_description'
>;

const toColumns = (row: PageRow) => ({ ...row, is_published: toFlag(row.is_published) });

interface NewRow {
  /** A slug that an administrator entered; without one it is generated from the title. */
  slug: string | undefined;
  at: string;
}

/**
 * @returns the id of the new row
 * @throws AppError 'invalid' when the entered slug is taken
 */
export const createPage = (db: Database, row: PageRow, { slug, at }: NewRow): Promise<number> =>
  insertWithSlug(db, 'pages', {
    name: row.title,
    slug,
    insert: async (free) => {
      const values = { ...toColumns(row), slug: free, created_at: at, updated_at: at };
      const { id } = await db.insertInto('pages').values(values).returning('id').executeTakeFirstOrThrow();
      return id;
    },
  });

export const updatePage = async (db: Database, id: number, row: PageRow, { slug, at }: { slug: string; at: string }): Promise<void> => {
  await db
    .updateTable('pages')
    .set((eb) => ({ ...toColumns(row), slug, updated_at: at, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};
