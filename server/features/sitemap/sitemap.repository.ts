// Addresses of all pages visible to visitors, with the times of their last changes.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type SelectQueryBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { NewsArticle } from '#contract/news.ts';
import { parseList } from '#server/database/json.ts';
import type { Database } from '#server/database/schema.ts';
import { isPublished } from '#server/database/visible.ts';

export interface Address {
  slug: string;
  /** Timestamps of the content shown on the page. */
  changedAt: (string | null)[];
  /** Stored paths or absolute addresses. */
  pictures: string[];
}

/** Records with ids above `after`, up to and including `until`. */
export interface IdRange {
  after: number;
  until: number;
}

/** Visible records of one group in one range of ids. */
export interface RangeSummary<Group> {
  group: Group;
  /** 1 for the ids from 1 to `size`, 2 for the next ones. */
  range: number;
  count: number;
  changedAt: (string | null)[];
}

/** The range of an id. The size is a literal, because PostgreSQL compares the expression with the one in `group by`. */
const rangeOf = (size: number) => sql<number>`((id - 1) / ${sql.lit(size)}) + 1`;

const count = sql<number>`cast(count(*) as integer)`;

/** Read from an index without texts. @param size number of ids per range @returns one entry per category and range */
export const summariseProducts = async (db: Database, size: number): Promise<RangeSummary<number>[]> => {
  const rows = await db
    .selectFrom('visible_products')
    .select(({ fn }) => ['category_id', rangeOf(size).as('range'), count.as('count'), fn.max('updated_at').as('updated_at')])
    .groupBy(['category_id', rangeOf(size)])
    .execute();
  return rows.map(({ category_id, updated_at, ...row }) => ({ ...row, group: category_id, changedAt: [updated_at] }));
};

const visibleArticles = (db: Database, at: string) => db.selectFrom('visible_news').where(isPublished(at));

/** @param at current time, ISO 8601 */
export const summariseArticles = async (db: Database, at: string, size: number): Promise<RangeSummary<NewsArticle['type']>[]> => {
  const rows = await visibleArticles(db, at)
    .select(({ fn }) => [
      'type',
      rangeOf(size).as('range'),
      count.as('count'),
      fn.max('updated_at').as('updated_at'),
      fn.max('published_at').as('published_at'),
    ])
    .groupBy(['type', rangeOf(size)])
    .execute();
  return rows.map(({ type, updated_at, published_at, ...row }) => ({ ...row, group: type, changedAt: [updated_at, published_at] }));
};

/** Number of rows per query. Other requests run between two queries. */
const batch = 1000;

/** Reads the rows of a range in id order; each batch starts where the last one ended. */
const readRange = async <DB, TB extends keyof DB, Row extends { id: number }>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { after, until }: IdRange,
): Promise<Row[]> => {
  const rows: Row[] = [];
  for (let last = after; last < until; await nextTurn()) {
    const next = await query.where(sql<boolean>`id > ${last} and id <= ${until}`).orderBy(sql`id`).limit(batch).execute();
    rows.push(...(next as Row[]));
    last = next.length < batch ? until : (rows.at(-1)?.id ?? until);
  }
  return rows;
};

const pathsOf = (main: string | null, others: string): string[] => {
  const paths = others === '[]' ? [] : parseList(others, z.string());
  return main ? [main, ...paths] : paths;
};

export const listProductAddresses = async (db: Database, range: IdRange): Promise<Address[]> => {
  const rows = await readRange(db.selectFrom('visible_products').select(['id', 'slug', 'updated_at', 'main_image', 'images']), range);
  return rows.map(({ slug, updated_at, main_image, images }) => ({ slug, changedAt: [updated_at], pictures: pathsOf(main_image, images) }));
};

export const listArticleAddresses = async (db: Database, at: string, range: IdRange): Promise<Address[]> => {
  const rows = await readRange(
    visibleArticles(db, at).select(['id', 'slug', 'updated_at', 'published_at', 'featured_image', 'images']),
    range,
  );
  return rows.map(({ slug, updated_at, published_at, featured_image, images }) => ({
    slug,
    changedAt: [updated_at, published_at],
    pictures: pathsOf(featured_image, images),
  }));
};

export const listCategoryAddresses = (db: Database): Promise<{ id: number; slug: string; updated_at: string }[]> =>
  db.selectFrom('categories').select(['id', 'slug', 'updated_at']).where('is_active', '=', 1).orderBy('sort_order').orderBy('id').execute();

/** @returns when the about page changed; null if none is published */
export const findAboutChange = async (db: Database): Promise<string | null> => {
  const page = await db
    .selectFrom('visible_pages')
    .select('updated_at')
    .where('about_rank', 'is not', null)
    .orderBy('about_rank')
    .orderBy('id')
    .executeTakeFirst();
  return page?.updated_at ?? null;
};

/** Excludes the about page, which has a separate address. */
export const listPageAddresses = (db: Database): Promise<{ slug: string; updated_at: string }[]> =>
  db.selectFrom('visible_pages').select(['slug', 'updated_at']).where('about_rank', 'is', null).orderBy('id').execute();

/** @returns when a setting of each group last changed */
export const listSettingChanges = async (db: Database): Promise<Map<string, string>> => {
  const rows = await db
    .selectFrom('settings')
    .select(({ fn }) => ['group_name', fn.max('updated_at').as('updated_at')])
    .groupBy('group_name')
    .execute();
  return new Map(rows.map(({ group_name, updated_at }) => [group_name, updated_at]));
};

/** @returns when the first featured products of the catalogue changed */
export const listFeaturedChanges = async (db: Database, limit: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('visible_products')
    .select('updated_at')
    .where('is_featured', '=', 1)
    .orderBy('sort_order')
    .orderBy('search_name')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ updated_at }) => updated_at);
};

/** @returns when the latest articles were published and changed */
export const listLatestChanges = async (db: Database, at: string, limit: number): Promise<(string | null)[]> => {
  const rows = await visibleArticles(db, at)
    .select(['updated_at', 'published_at'])
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.flatMap(({ updated_at, published_at }) => [updated_at, published_at]);
};
