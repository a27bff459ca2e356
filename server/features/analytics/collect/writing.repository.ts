// Writes the counted values to the database, inside the transaction that has locked the writer's row.
import { CompiledQuery, sql } from 'kysely';
import type { Database, Tables } from '#server/database/schema.ts';
import type { Counted, Visitor } from './count.ts';
import type { Sums } from './sums.ts';

/** Rows per statement: both databases limit the number of parameters. */
const mostRows = 500;

type Table = keyof Tables & `analytics_${string}`;
type Value = string | number | null | Uint8Array;

// `(?, ?), (?, ?)` or `($1, $2), ($3, $4)`, depending on the database
const placesOf = (db: Database, rows: number, columns: number): string => {
  const isNumbered = sql`${0}`.compile(db).sql.startsWith('$');
  const place = (index: number) => (isNumbered ? `$${index + 1}` : '?');
  const row = (number: number) => `(${Array.from({ length: columns }, (_, column) => place(number * columns + column)).join(', ')})`;
  return Array.from({ length: rows }, (_, number) => row(number)).join(', ');
};

/**
 * Inserts many rows with one statement. Kysely's builder takes longer per value than the database takes to store it.
 * @param ending SQL after the values, e.g. `on conflict …`
 */
const insertRows = async (db: Database, table: Table, columns: readonly string[], rows: Value[][], ending = ''): Promise<void> => {
  for (let from = 0; from < rows.length; from += mostRows) {
    const part = rows.slice(from, from + mostRows);
    const text = `insert into ${table} (${columns.join(', ')}) values ${placesOf(db, part.length, columns.length)} ${ending}`;
    await db.executeQuery(CompiledQuery.raw(text, part.flat()));
  }
};

const adding = (table: Table, keys: string, columns: readonly string[]): string =>
  `on conflict (${keys}) do update set ${columns.map((column) => `${column} = ${table}.${column} + excluded.${column}`).join(', ')}`;

const rowsOf = <T extends Value>(sums: Map<number, Map<T, number>>): Value[][] =>
  [...sums].flatMap(([period, counts]) => [...counts].map(([of, count]) => [period, of, count]));

const writeSums = async (db: Database, { days, pages, referrers, devices, dropped }: Sums): Promise<void> => {
  const counts = ['views', 'visitors', 'visits', 'bounces'];
  const dayRows = [...days].map(([day, sum]) => [day, sum.views, sum.visitors, sum.visits, sum.bounces]);
  await insertRows(db, 'analytics_day_sums', ['day', ...counts], dayRows, adding('analytics_day_sums', 'day', counts));
  const addTo = (table: Table, [period, of, count]: [string, string, string], rows: Value[][]) =>
    insertRows(db, table, [period, of, count], rows, adding(table, `${period}, ${of}`, [count]));
  await addTo('analytics_page_sums', ['period', 'page_id', 'views'], rowsOf(pages));
  await addTo('analytics_referrer_sums', ['period', 'referrer_id', 'visits'], rowsOf(referrers));
  await addTo('analytics_device_sums', ['day', 'device_type', 'visitors'], rowsOf(devices));
  await addTo('analytics_dropped_sums', ['day', 'reason', 'views'], rowsOf(dropped));
};

/** Waits until no other instance writes. @returns the id of the next visit */
export const lockWriter = async (db: Database): Promise<number> => {
  const { next_visit_id } = await db
    .updateTable('analytics_writer')
    .set((eb) => ({ next_visit_id: eb.ref('next_visit_id') }))
    .returning('next_visit_id')
    .executeTakeFirstOrThrow();
  return next_visit_id;
};

/** Inserts visits and views, and adds the sums to the stored ones. */
export const writeCounted = async (db: Database, { visits, views, addresses, sums, nextVisitId }: Counted): Promise<void> => {
  await insertRows(
    db,
    'analytics_visits',
    ['id', 'day', 'visitor_id', 'continues_id', 'client_id', 'referrer_id'],
    visits.map((visit) => [visit.id, visit.day, visit.visitor_id, visit.continues_id, visit.client_id, visit.referrer_id]),
  );
  await insertRows(
    db,
    'analytics_views',
    ['at', 'visit_id', 'page_id'],
    views.map((view) => [view.at, view.visit_id, view.page_id]),
  );
  await insertRows(
    db,
    'analytics_addresses',
    ['day', 'visitor_id', 'address'],
    addresses.map(({ day, visitor_id, address }) => [day, visitor_id, address]),
  );
  await writeSums(db, sums);
  await db.updateTable('analytics_writer').set({ next_visit_id: nextVisitId }).execute();
};

const visitorKeys = ['day', 'hash'] as const;
const visitorState = [
  'visitor_id',
  'visit_id',
  'first_visit_id',
  'first_day',
  'is_bounce',
  'last_at',
  'minute',
  'minute_views',
] as const satisfies (keyof Visitor)[];

/** Inserts or replaces visitors. */
export const writeVisitors = (db: Database, visitors: readonly Visitor[]): Promise<void> =>
  insertRows(
    db,
    'analytics_visitors',
    [...visitorKeys, ...visitorState],
    visitors.map((visitor) => [...visitorKeys, ...visitorState].map((column) => visitor[column])),
    `on conflict (day, hash) do update set ${visitorState.map((column) => `${column} = excluded.${column}`).join(', ')}`,
  );
