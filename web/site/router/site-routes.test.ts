import { expect, it } from 'vitest';
import { sitePages } from '#contract/rules/site-pages.ts';
import { siteRoutes } from './site-routes.ts';

it('lists every route with a fixed address among the public pages', () => {
  const fixed = siteRoutes.filter(({ path }) => !/[:*]/.test(path)).map(({ path }) => `/${path}`);
  expect(Object.keys(sitePages).toSorted()).toEqual(fixed.toSorted());
});
