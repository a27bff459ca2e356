// Visitor statistics: the reports of browsers, and the evaluation for administrators. Terms: docs/glossary.md.
import { z } from 'zod';
import { calendarDay, orAbsent, timestamp } from './fields.ts';
import { route } from './route.ts';
import { addressModes, analyticsPeriods, countDays, deviceTypes, dropReasons, longestPeriod } from './rules/analytics.ts';

const count = z.number().int().nonnegative();
const day = z.string().meta({ format: 'date', examples: ['2026-11-21'] });

// any valid JSON gets the same response, so nothing is refused here; unusable values are not counted
const reported = z.string().max(2000).catch('');
export const visitInput = z
  .object({
    url: reported.meta({ description: 'Address of the page that is shown: absolute or a path.' }),
    referrer: reported.meta({ description: "The browser's document.referrer; only its domain is stored." }),
  })
  .catch({ url: '', referrer: '' })
  .meta({ id: 'VisitInput' });
export type VisitInput = z.output<typeof visitInput>;

export const createVisit = route({
  method: 'POST',
  path: '/api/public/visits',
  summary: 'Report a page view. The response is the same whether the view is counted or not',
  tag: 'Analytics',
  access: 'public',
  body: visitInput,
  status: 204,
  answer: z.null(),
});

const overview = z.object({
  total_visitors: count.meta({ description: 'Distinct visitors of each day, summed over the days.' }),
  total_page_views: count,
  avg_pages_per_visitor: z.number().meta({ description: 'Views per visit, two decimals; 0 without visits.' }),
  bounce_rate: z.number().meta({ description: 'Percent of the visits with a single view, one decimal; 0 without visits.' }),
});

const byDate = z.array(z.object({ date: day, views: count, visitors: count })).meta({
  description: "Every day of the period, oldest first, in the site's time zone.",
});

export const analytics = z
  .object({
    days: z.number().int().positive().meta({ description: 'Number of days in the period.' }),
    includes_today: z.boolean().meta({ description: 'The last day of the period is not over.' }),
    time_zone: z.string().meta({ examples: ['Asia/Jakarta'] }),
    overview,
    visitors_by_date: byDate,
    device_stats: z.array(z.object({ device_type: z.enum(deviceTypes), count })).meta({ description: 'By visitor, most frequent first.' }),
    most_visited_pages: z.array(z.object({ page_url: z.string(), views: count })).max(10),
    recent_visitors: z
      .array(
        z.object({
          ip_address: z
            .string()
            .nullable()
            .meta({ description: 'As the setting analytics_addresses allows; null if addresses are not stored.' }),
          page_url: z.string(),
          visited_at: timestamp,
          device_type: z.enum(deviceTypes),
          browser: z.string().nullable(),
        }),
      )
      .max(20),
    previous: z.object({ overview, visitors_by_date: byDate }).meta({ description: 'The same number of days right before the period.' }),
    referrers: z
      .array(
        z.object({
          domain: z.string().nullable().meta({ description: 'Null: address typed, bookmarked, or not reported by the browser.' }),
          visits: count,
        }),
      )
      .max(10),
    languages: z
      .array(z.object({ code: z.string(), name: z.string(), views: count }))
      .optional()
      .meta({ description: 'Page views by language of the page, most frequent first; absent on a site in one language.' }),
    dropped: z.array(z.object({ reason: z.enum(dropReasons), count })).meta({
      description: 'Reported views that were not counted, by reason, most frequent first; reasons that did not occur are omitted.',
    }),
    addresses: z.enum(addressModes).meta({ description: 'How addresses are stored (setting analytics_addresses).' }),
    address_days: count.meta({ description: 'Number of days for which addresses are stored.' }),
  })
  .meta({ id: 'Analytics' });
export type Analytics = z.output<typeof analytics>;

const periodRule = `The period must begin before it ends and have at most ${longestPeriod} days.`;

export const getAnalytics = route({
  method: 'GET',
  path: '/api/admin/analytics',
  summary: 'Visitor statistics of the last days, today included, or of a period between two days',
  tag: 'Analytics',
  access: 'admin',
  permission: 'statistics.read',
  query: z
    .object({
      days: z
        .enum(analyticsPeriods.map(String), 'The days must be 7, 30, 90 or 365.')
        .transform(Number)
        .optional()
        .meta({ description: 'Required without `from` and `to`, which take precedence.' }),
      from: orAbsent(calendarDay).meta({ description: "First day, in the site's time zone." }),
      to: orAbsent(calendarDay).meta({ description: 'Last day, that day included.' }),
    })
    .superRefine(({ days, from, to }, context) => {
      const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
      if (from === undefined && to === undefined) {
        if (days === undefined) refuse('days', 'The days must be 7, 30, 90 or 365.');
        return;
      }
      if (from === undefined) refuse('from', 'The first day is missing.');
      else if (to === undefined) refuse('to', 'The last day is missing.');
      else if (countDays(from, to) < 1 || countDays(from, to) > longestPeriod) refuse('to', periodRule);
    }),
  status: 200,
  answer: analytics,
});
