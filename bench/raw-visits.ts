// Calculates the figures of the report from single visits, to measure the cost without daily sums.
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/database/schema.ts';

const queries = (from: number): RawBuilder<unknown>[] => [
  sql`select visit.day, count(*), count(distinct visit.visitor_id), count(distinct visit.id) from analytics_views as view
    join analytics_visits as visit on visit.id = view.visit_id where visit.day >= ${from} group by visit.day`,
  sql`select sum(views = 1), count(*) from (select count(*) as views from analytics_views as view
    join analytics_visits as visit on visit.id = view.visit_id where visit.day >= ${from} group by visit.id)`,
  sql`select view.page_id, count(*) as views from analytics_views as view
    join analytics_visits as visit on visit.id = view.visit_id where visit.day >= ${from} group by view.page_id order by 2 desc limit 10`,
  sql`select client.device_type, count(distinct visit.visitor_id) from analytics_visits as visit
    join analytics_clients as client on client.id = visit.client_id where visit.day >= ${from} group by client.device_type`,
  sql`select referrer_id, count(*) from analytics_visits where day >= ${from} group by referrer_id order by 2 desc limit 10`,
];

/** @param from first day, e.g. 20261121. @returns milliseconds for all queries together */
export const timeRaw = async (db: Database, from: number): Promise<number> => {
  const start = performance.now();
  for (const query of queries(from)) await query.execute(db);
  return performance.now() - start;
};
