// Typical distributions of visits to an industrial company: times, referrers, devices and pages.
import type { DeviceType, DropReason } from '#contract/rules/analytics.ts';

export type Weighted<T> = readonly (readonly [value: T, weight: number])[];

/** Weights from Sunday; most visits are on working days. */
export const weekdays = [0.34, 1, 1.08, 1.1, 1.04, 0.92, 0.46] as const;

/** Weights by hour from midnight, with fewer visits at lunchtime and in the evening. */
export const hours = [1, 1, 1, 1, 1, 2, 4, 9, 20, 27, 28, 24, 15, 22, 26, 24, 19, 12, 8, 8, 9, 8, 5, 2] as const;

export const referrers: Weighted<string> = [
  ['', 41],
  ['google.com', 33],
  ['linkedin.com', 7],
  ['duckduckgo.com', 4],
  ['bing.com', 4],
  ['youtube.com', 3],
  ['automation-asia.example', 3],
  ['pabrik-news.example', 2],
  ['integrators.example', 2],
  ['facebook.com', 1],
];

interface Client {
  kind: DeviceType;
  browser: string;
}
export const clients: Weighted<Client> = [
  [{ kind: 'desktop', browser: 'Chrome' }, 36],
  [{ kind: 'desktop', browser: 'Edge' }, 13],
  [{ kind: 'desktop', browser: 'Firefox' }, 6],
  [{ kind: 'desktop', browser: 'Safari' }, 4],
  [{ kind: 'mobile', browser: 'Chrome' }, 21],
  [{ kind: 'mobile', browser: 'Safari' }, 9],
  [{ kind: 'mobile', browser: 'Samsung Internet for Android' }, 5],
  [{ kind: 'tablet', browser: 'Safari' }, 4],
  [{ kind: 'tablet', browser: 'Chrome' }, 2],
];

/** Dropped reports per counted view. */
export const droppedShares: Weighted<DropReason> = [
  ['bot', 0.19],
  ['prefetch', 0.05],
  ['administrator', 0.015],
  ['headless', 0.006],
  ['referrer_spam', 0.002],
  ['unknown_page', 0.003],
];

/** Weight of a page by its path. */
export const pageWeight = (path: string, rank: number): number => {
  const fixed: Record<string, number> = { '/': 26, '/products': 19, '/news': 6, '/contact': 6, '/about': 4 };
  // a few pages are read often, most rarely
  const kind = path.startsWith('/products/') ? 12 : path.startsWith('/news/') ? 5 : 0.6;
  return fixed[path] ?? kind / (rank + 2);
};
