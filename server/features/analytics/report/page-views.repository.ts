// Views of one page.
import type { Context } from '#server/database/context.ts';
import { getAnalyticsSettings } from '../analytics.settings.ts';
import { addDays, dayOf, periodsBetween } from '../days.ts';

const days = 30;

/** @param url of the page, with the public origin @returns its views in the last 30 days, today included */
export const countViews = async ({ db, clock }: Context, url: string): Promise<number> => {
  const { timeZone } = await getAnalyticsSettings(db);
  const today = dayOf(clock().getTime(), timeZone);
  const { views } = await db
    .selectFrom('analytics_page_sums as sum')
    .innerJoin('analytics_pages as page', 'page.id', 'sum.page_id')
    .select((eb) => eb.cast<number>(eb.fn.coalesce(eb.fn.sum('sum.views'), eb.lit(0)), 'integer').as('views'))
    .where('page.url', '=', url)
    .where('sum.period', 'in', periodsBetween(addDays(today, 1 - days), today))
    .executeTakeFirstOrThrow();
  return views;
};
