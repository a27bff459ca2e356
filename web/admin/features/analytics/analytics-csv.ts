// The period as a table for a spreadsheet: one row per day, with the corresponding day of the previous period.
import type { Analytics } from '#contract/analytics.ts';

const head = ['date', 'views', 'visitors', 'date_before', 'views_before', 'visitors_before'];

/** Only dates and whole numbers, so nothing needs quotes. @returns lines with the line breaks of RFC 4180 */
export const analyticsCsv = ({ visitors_by_date, previous }: Pick<Analytics, 'visitors_by_date' | 'previous'>): string => {
  const rows = visitors_by_date.map(({ date, views, visitors }, index) => {
    const before = previous.visitors_by_date[index];
    return [date, views, visitors, before?.date ?? '', before?.views ?? '', before?.visitors ?? ''];
  });
  return [head, ...rows].map((row) => `${row.join(',')}\r\n`).join('');
};

/** e.g. "analytics-2026-10-23-to-2026-11-21.csv" */
export const analyticsFileName = ({ visitors_by_date }: Pick<Analytics, 'visitors_by_date'>): string => {
  const [first] = visitors_by_date;
  const last = visitors_by_date.at(-1);
  return first && last ? `analytics-${first.date}-to-${last.date}.csv` : 'analytics.csv';
};
