import { expect, it } from 'vitest';
import { matchRoute } from './match-route.ts';
import { siteRoutes } from './site-routes.ts';

const match = (path: string) => {
  const { route, params } = matchRoute(siteRoutes, path);
  return [route.id, params];
};

it.each([
  ['/', 'home', {}],
  ['/about', 'about', {}],
  ['/About/', 'about', {}],
  ['/%61bout', 'about', {}],
  ['/products', 'product-list', {}],
  ['/products/', 'product-list', {}],
  ['/products/lr20', 'product-detail', { slug: 'lr20' }],
  ['/PRODUCTS/LR20', 'product-detail', { slug: 'LR20' }],
  ['/products/a%2Fb', 'product-detail', { slug: 'a/b' }],
  ['/products/:slug', 'product-detail', { slug: ':slug' }],
  ['/news/r%C3%B6boter', 'news-detail', { slug: 'röboter' }],
  ['/page/privacy', 'static-page', { slug: 'privacy' }],
  ['/page', 'not-found', {}],
  ['/products/lr20/more', 'not-found', {}],
  ['/products//lr20', 'not-found', {}],
  ['/toString', 'not-found', {}],
  ['//about', 'not-found', {}],
  ['/%E0%A4%A', 'not-found', {}],
])('matches %s with %s', (path, id, params) => {
  expect(match(path)).toEqual([id, params]);
});

it('throws without a route for all other paths', () => {
  expect(() => matchRoute([], '/x')).toThrow('No route matches /x');
});
