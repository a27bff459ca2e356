// One page of each kind that has an address of its own. Comparisons have tests of their own.
import { sitePages } from '#contract/rules/site-pages.ts';

export const pages = [
  ...Object.keys(sitePages).filter((path) => path !== '/compare'),
  '/products/six-axis-robot-lr20',
  '/news/second-plant-in-cikarang',
  '/page/privacy-policy',
];
