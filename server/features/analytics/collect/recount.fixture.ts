// Recounts everything from single visits with a simple, slow algorithm; the daily sums must be equal.
import type { Database } from '#server/database/schema.ts';
import { monthOf } from '../days.ts';

type Figures = Record<string, number>;

const add = (figures: Figures, key: string, count = 1) => {
  figures[key] = (figures[key] ?? 0) + count;
};

export const recount = async (db: Database): Promise<Figures> => {
  const visits = await db.selectFrom('analytics_visits').selectAll().execute();
  const views = await db.selectFrom('analytics_views').selectAll().execute();
  const clients = new Map((await db.selectFrom('analytics_clients').selectAll().execute()).map(({ id, device_type }) => [id, device_type]));
  const byId = new Map(visits.map((visit) => [visit.id, visit]));
  const viewsOf = new Map<number, number>();
  const figures: Figures = {};
  for (const view of views) {
    const visit = byId.get(view.visit_id);
    if (!visit) throw new Error('a view without its visit');
    const first = visit.continues_id ?? visit.id;
    viewsOf.set(first, (viewsOf.get(first) ?? 0) + 1);
    add(figures, `views ${visit.day}`);
    for (const period of [visit.day, monthOf(visit.day)]) add(figures, `page ${period} ${view.page_id}`);
  }
  for (const visit of visits) {
    if (visit.visitor_id === visit.id) {
      add(figures, `visitors ${visit.day}`);
      add(figures, `device ${visit.day} ${clients.get(visit.client_id)}`);
    }
    if (visit.continues_id !== null) continue;
    add(figures, `visits ${visit.day}`);
    if (viewsOf.get(visit.id) === 1) add(figures, `bounces ${visit.day}`);
    for (const period of [visit.day, monthOf(visit.day)]) add(figures, `referrer ${period} ${visit.referrer_id}`);
  }
  return figures;
};

export const readSums = async (db: Database): Promise<Figures> => {
  const figures: Figures = {};
  for (const { day, ...sums } of await db.selectFrom('analytics_day_sums').selectAll().execute()) {
    for (const [name, count] of Object.entries(sums)) add(figures, `${name} ${day}`, count);
  }
  for (const row of await db.selectFrom('analytics_page_sums').selectAll().execute())
    add(figures, `page ${row.period} ${row.page_id}`, row.views);
  for (const row of await db.selectFrom('analytics_referrer_sums').selectAll().execute())
    add(figures, `referrer ${row.period} ${row.referrer_id}`, row.visits);
  for (const row of await db.selectFrom('analytics_device_sums').selectAll().execute())
    add(figures, `device ${row.day} ${row.device_type}`, row.visitors);
  // omits zeros, which a day with only bounced or continued visits has
  return Object.fromEntries(Object.entries(figures).filter(([, count]) => count !== 0));
};
