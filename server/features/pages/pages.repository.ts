import type { PublicPage } from '#contract/pages.ts';
import type { Database, PagesTable } from '#server/database/schema.ts';
import { insertWithSlug } from '#server/database/slugs.ts';

const published = (db: Database) => db.selectFrom('pages').where('is_published', '=', 1);

export const getPublishedPage = async (db: Database, slug: string): Promise<PublicPage | null> =>
  (await published(db).select(['title', 'slug', 'content', 'template']).where('slug', '=', slug).executeTakeFirst()) ?? null;

export const getPublishedPageSlug = async (db: Database, id: number): Promise<string | null> =>
  (await published(db).select('slug').where('id', '=', id).executeTakeFirst())?.slug ?? null;

export interface AboutPage {
  title: string;
  content: string;
  short_content: string | null;
}

/** The published page with slug about, or else with template about. */
export const getPublishedAboutPage = async (db: Database): Promise<AboutPage | null> => {
  const page = await published(db)
    .select(['title', 'content', 'short_content'])
    .where((eb) => eb.or([eb('slug', '=', 'about'), eb('template', '=', 'about')]))
    .orderBy((eb) => eb.case().when('slug', '=', 'about').then(0).else(1).end())
    .orderBy('id')
    .executeTakeFirst();
  return page ?? null;
};

export interface Page extends Omit<PagesTable, 'id' | 'is_published' | 'version'> {
  id: number;
  version: number;
  is_published: boolean;
}

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
      'created_at',
      'updated_at',
      'version',
    ]);

export const getPage = async (db: Database, id: number): Promise<Page | null> => {
  const row = await selectPages(db).where('id', '=', id).executeTakeFirst();
  return row ? { ...row, is_published: row.is_published === 1 } : null;
};

/** In sort order, then as they were made. */
export const listPages = async (db: Database): Promise<Page[]> => {
  const rows = await selectPages(db).orderBy('sort_order').orderBy('id').execute();
  return rows.map((row) => ({ ...row, is_published: row.is_published === 1 }));
};

export type NewPage = Omit<PagesTable, 'id' | 'slug' | 'version'>;

/** @returns the new row's id; null when the chosen slug is taken */
export const createPage = (db: Database, page: NewPage, slug: string | undefined): Promise<number | null> =>
  insertWithSlug(db, 'pages', {
    name: page.title,
    slug,
    insert: async (free) => {
      const { id } = await db
        .insertInto('pages')
        .values({ ...page, slug: free })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
  });

export const updatePageTexts = async (
  db: Database,
  id: number,
  texts: Pick<PagesTable, 'title' | 'content' | 'short_content' | 'updated_at'>,
): Promise<void> => {
  await db
    .updateTable('pages')
    .set((eb) => ({ ...texts, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

export const updatePage = async (db: Database, id: number, changes: Omit<PagesTable, 'id' | 'version' | 'created_at'>): Promise<void> => {
  await db
    .updateTable('pages')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

export const removePage = async (db: Database, id: number): Promise<void> => {
  await db.deleteFrom('pages').where('id', '=', id).execute();
};
