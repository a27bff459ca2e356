// Visitor statistics for administrators.
import type { Analytics } from '#contract/analytics.ts';
import { inLanguagePath } from '#contract/rules/languages.ts';
import type { Context } from '#server/database/context.ts';
import type { Database } from '#server/database/schema.ts';
import type { Day } from '#server/database/tables/analytics.ts';
import { getPublishedLanguages } from '#server/features/settings/settings.values.ts';
import { getAnalyticsSettings } from '../analytics.settings.ts';
import { addDays, dayOf, daysBetween, fromDate, toDate } from '../days.ts';
import { addressDays } from '../retention.repository.ts';
import * as repository from './report.repository.ts';

const round = (value: number, decimals: number): number => Math.round(value * 10 ** decimals) / 10 ** decimals;

const toOverview = (rows: readonly repository.DaySum[]): Analytics['overview'] => {
  const sum = (of: 'views' | 'visitors' | 'visits' | 'bounces') => rows.reduce((total, row) => total + row[of], 0);
  const visits = sum('visits');
  const views = sum('views');
  return {
    total_visitors: sum('visitors'),
    total_page_views: views,
    avg_pages_per_visitor: visits === 0 ? 0 : round(views / visits, 2),
    bounce_rate: visits === 0 ? 0 : round((sum('bounces') / visits) * 100, 1),
  };
};

const summarise = (rows: readonly repository.DaySum[], from: Day, to: Day): Analytics['previous'] => {
  const inside = new Map(rows.filter(({ day }) => day >= from && day <= to).map((row) => [row.day, row]));
  return {
    overview: toOverview([...inside.values()]),
    visitors_by_date: daysBetween(from, to).map((day) => ({
      date: toDate(day),
      views: inside.get(day)?.views ?? 0,
      visitors: inside.get(day)?.visitors ?? 0,
    })),
  };
};

/** The last days including today, or the days between two dates (`YYYY-MM-DD`). */
export interface Wanted {
  days?: number;
  from?: string;
  to?: string;
}

const periodOf = ({ days = 1, from, to }: Wanted, today: Day) =>
  from && to ? { from: fromDate(from), to: fromDate(to) } : { from: addDays(today, 1 - days), to: today };

/** The language of a view follows from the address of its page. @returns nothing for a site in one language */
const byLanguage = async (
  db: Database,
  siteUrl: string,
  { from, to, total }: { from: Day; to: Day; total: number },
): Promise<Pick<Analytics, 'languages'>> => {
  const [main, ...others] = await getPublishedLanguages(db);
  if (!main || others.length === 0) return {};
  const prefixes = new Map(others.map(({ code }) => [code, siteUrl + inLanguagePath('/', code)]));
  const views = await repository.listLanguageViews(db, from, to, prefixes);
  const translated = [...views.values()].reduce((sum, one) => sum + one, 0);
  const shares = [main, ...others].map(({ code, name }) => ({ code, name, views: views.get(code) ?? 0 }));
  const languages = shares.map((one) => (one.code === main.code ? { ...one, views: total - translated } : one));
  return { languages: languages.toSorted((a, b) => b.views - a.views) };
};

export const getAnalytics = async ({ db, clock, siteUrl = '' }: Context, wanted: Wanted): Promise<Analytics> => {
  const { timeZone, addressMode } = await getAnalyticsSettings(db);
  const today = dayOf(clock().getTime(), timeZone);
  const { from, to } = periodOf(wanted, today);
  const days = daysBetween(from, to).length;
  const previousFrom = addDays(from, -days);
  const rows = await repository.listDaySums(db, previousFrom, to);
  const current = summarise(rows, from, to);
  return {
    days,
    includes_today: to === today,
    time_zone: timeZone,
    ...current,
    device_stats: await repository.listDevices(db, from, to),
    most_visited_pages: await repository.listMostVisitedPages(db, from, to),
    recent_visitors: await repository.listRecentVisitors(db, addressMode),
    previous: summarise(rows, previousFrom, addDays(from, -1)),
    referrers: await repository.listReferrers(db, from, to),
    ...(await byLanguage(db, siteUrl, { from, to, total: current.overview.total_page_views })),
    dropped: await repository.listDropped(db, from, to),
    addresses: addressMode,
    address_days: addressDays,
  };
};
