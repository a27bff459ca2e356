// Visitor statistics as the API returns them, for component tests.
import type { Analytics } from '#contract/analytics.ts';

const lastDay = Date.UTC(2026, 10, 21);
const dayMs = 86_400_000;
const dateOf = (daysAgo: number) => new Date(lastDay - daysAgo * dayMs).toISOString().slice(0, 10);

/** `from` views on the first day, one more each day, half as many visitors. */
const byDate = (days: number, endsDaysAgo: number, from: number) =>
  Array.from({ length: days }, (_, index) => ({
    date: dateOf(endsDaysAgo + days - 1 - index),
    views: from + index,
    visitors: Math.floor((from + index) / 2),
  }));

const site = 'https://company.example';

export const analyticsAnswer = (days = 30, part: Partial<Analytics> = {}): Analytics => ({
  days,
  includes_today: false,
  time_zone: 'Asia/Jakarta',
  overview: { total_visitors: 3868, total_page_views: 6394, avg_pages_per_visitor: 1.58, bounce_rate: 41.3 },
  visitors_by_date: byDate(days, 0, 10),
  device_stats: [
    { device_type: 'desktop', count: 2205 },
    { device_type: 'mobile', count: 1655 },
    { device_type: 'tablet', count: 8 },
  ],
  most_visited_pages: [
    { page_url: `${site}/`, views: 1684 },
    { page_url: `${site}/products/six-axis-robot-lr20`, views: 742 },
    { page_url: '', views: 3 },
  ],
  recent_visitors: [
    {
      ip_address: '203.0.113.0',
      page_url: `${site}/products/six-axis-robot-lr20`,
      visited_at: '2026-11-21T02:58:00.000Z',
      device_type: 'desktop',
      browser: 'Firefox',
    },
    { ip_address: null, page_url: `${site}/`, visited_at: '2026-11-21T02:57:00.000Z', device_type: 'mobile', browser: null },
  ],
  previous: {
    overview: { total_visitors: 3339, total_page_views: 5368, avg_pages_per_visitor: 1.52, bounce_rate: 44.1 },
    visitors_by_date: byDate(days, days, 8),
  },
  referrers: [
    { domain: null, visits: 900 },
    { domain: 'search.example', visits: 300 },
  ],
  dropped: [
    { reason: 'bot', count: 1204 },
    { reason: 'administrator', count: 96 },
  ],
  addresses: 'shortened',
  address_days: 30,
  ...part,
});
