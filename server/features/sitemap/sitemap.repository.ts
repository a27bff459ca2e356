// Addresses of all pages visible to visitors, with the times of their last changes.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type SelectQueryBuilder, sql } from 'kysely';
import { z } from 'zod';
import { articles } from '#contract/records/articles.ts';
import type { Field } from '#contract/records/fields.ts';
import { fieldsOf, type RecordDefinition } from '#contract/records/kind.ts';
import { parseList } from '#server/database/json.ts';
import type { Database } from '#server/database/schema.ts';
import { isPublished } from '#server/database/visible.ts';

export interface Address {
  id: number;
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
export interface RangeSummary {
  group: string | number | null;
  /** 1 for the ids from 1 to `size`, 2 for the next ones. */
  range: number;
  count: number;
  changedAt: (string | null)[];
}

/** The columns with the times at which a page changes. */
const timesOf = ({ shownFrom }: RecordDefinition) => (shownFrom ? (['updated_at', shownFrom] as const) : (['updated_at'] as const));

/** The range of an id. The size is a literal, because PostgreSQL compares the expression with the one in `group by`. */
const rangeOf = (size: number) => sql<number>`((id - 1) / ${sql.lit(size)}) + 1`;

const count = sql<number>`cast(count(*) as integer)`;

const visible = (db: Database, { view, shownFrom }: RecordDefinition, at: string) => {
  // all views have the columns that are read; those of articles stand for them
  const records = db.selectFrom(view as 'visible_news');
  return shownFrom ? records.where(isPublished(at)) : records;
};

/**
 * Read from an index without texts.
 * @param at current time, ISO 8601
 * @param size number of ids per range
 * @param group column by which the records are grouped
 * @returns one entry per group and range
 */
export const summarise = async (
  db: Database,
  definition: RecordDefinition,
  { at, size, group }: { at: string; size: number; group: string | null },
): Promise<RangeSummary[]> => {
  const times = timesOf(definition);
  const rows = await visible(db, definition, at)
    .select(({ fn }) => [
      (group ? sql<string | number | null>`${sql.ref(group)}` : sql<null>`null`).as('group'),
      rangeOf(size).as('range'),
      count.as('count'),
      ...times.map((time) => fn.max<string | null>(time).as(time)),
    ])
    .groupBy([...(group ? [sql.ref(group)] : []), rangeOf(size)])
    .execute();
  return rows.map(({ group: one, range, count: number, ...changed }) => ({
    group: one,
    range,
    count: number,
    changedAt: times.map((time) => changed[time] ?? null),
  }));
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

/** Visible records of a kind in id order, with the pictures of their fields. @param at current time, ISO 8601 */
export const listAddresses = async (db: Database, definition: RecordDefinition, at: string, range: IdRange): Promise<Address[]> => {
  const times = timesOf(definition);
  const named = (type: Field['type']) => fieldsOf(definition).flatMap(([name, field]) => (field.type === type ? [name] : []));
  const [single, lists] = [named('picture'), named('pictures')];
  const columns = ['id', 'slug', ...times, ...single, ...lists] as 'id'[];
  const rows: Record<string, unknown>[] = await readRange(visible(db, definition, at).select(columns), range);
  return rows.map((row) => ({
    id: Number(row.id),
    slug: String(row.slug),
    changedAt: times.map((time) => row[time] as string | null),
    pictures: [
      ...single.flatMap((name) => (row[name] ? [String(row[name])] : [])),
      ...lists.flatMap((name) => (row[name] === '[]' ? [] : parseList(String(row[name]), z.string()))),
    ],
  }));
};

export const listCategoryAddresses = (db: Database): Promise<{ id: number; slug: string; updated_at: string }[]> =>
  db.selectFrom('categories').select(['id', 'slug', 'updated_at']).where('is_active', '=', 1).orderBy('sort_order').orderBy('id').execute();

/** @returns the about page; null if none is published */
export const findAbout = async (db: Database): Promise<{ id: number; updated_at: string } | null> => {
  const page = await db
    .selectFrom('visible_pages')
    .select(['id', 'updated_at'])
    .where('about_rank', 'is not', null)
    .orderBy('about_rank')
    .orderBy('id')
    .executeTakeFirst();
  return page ?? null;
};

/** Excludes the about page, which has a separate address. */
export const listPageAddresses = (db: Database): Promise<{ id: number; slug: string; updated_at: string }[]> =>
  db.selectFrom('visible_pages').select(['id', 'slug', 'updated_at']).where('about_rank', 'is', null).orderBy('id').execute();

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
    .orderBy('sort_name')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ updated_at }) => updated_at);
};

/** @returns when the latest articles were published and changed */
export const listLatestChanges = async (db: Database, at: string, limit: number): Promise<(string | null)[]> => {
  const rows = await visible(db, articles, at)
    .select(['updated_at', 'published_at'])
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.flatMap(({ updated_at, published_at }) => [updated_at, published_at]);
};
