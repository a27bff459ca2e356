// Tests the demonstration's attributes with the specifications of all products.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import type { listProducts } from '#contract/products.ts';
import { listProblems } from '#server/features/attributes/attributes.service.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { company } from './company.ts';
import { createCompany } from './rows.ts';

type List = z.output<typeof listProducts.answer>;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await createCompany(test.context, { ...company, pages: [], articles: [], messages: [] }, () => null);
});
afterAll(() => test.close());

const list = async (query: string) => (await test.send('GET', `/api/public/products?${query}`)).body as List;

it('gives every category filters that find products (ATTR-36)', async () => {
  for (const { slug } of company.categories) {
    const { attributes = [], facets = {} } = await list(`category=${slug}`);
    expect(attributes.length, slug).toBeGreaterThanOrEqual(6);
    for (const { key } of attributes) expect(facets[key]?.count, `${slug} ${key}`).toBeGreaterThan(0);
  }
});

it('reports only a few values that cannot be parsed, each with a reason (ATTR-36)', async () => {
  const { data, total } = await listProblems(test.context.db, { categoryId: null, page: 1, perPage: 100 });
  expect(total).toBeLessThan(10);
  for (const { reason } of data) expect(reason).not.toBe('');
});

it('finds robots by their specification (ATTR-36)', async () => {
  const { products, searched } = await list(`search=${encodeURIComponent('robot payload>=5kg reach>1.2m IP67')}`);
  expect([searched, ...products.data.map(({ slug }) => slug)]).toEqual([
    'robot',
    'six-axis-robot-lr20',
    'heavy-robot-lr210',
    'arc-welding-robot-lw6',
  ]);
});
