// Compares every page of every list with the products sorted in memory; many of them have equal values.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productSorts } from '#contract/products.ts';
import { toFlag } from '#server/database/flags.ts';
import type { Database } from '#server/database/schema.ts';
import { firstOf } from '#server/testing/all-cases.ts';
import { aCategory } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { productSearchColumns } from './products.search-columns.ts';

const total = 620;
const names = ['Robot', 'Drive', 'Gripper', 'Cable', 'Valve'];

const productRow = (index: number, categoryIds: readonly number[]) => {
  const name = names[(index * 7) % names.length] ?? '';
  const texts = { name, model: `M-${index % 40}`, short_description: null, description: null, specifications: [] };
  return {
    ...productSearchColumns(texts),
    name,
    model: texts.model,
    slug: `product-${index}`,
    category_id: categoryIds[(index * 11) % categoryIds.length] ?? 0,
    price: index % 4 === 0 ? null : (index * 13) % 9,
    sort_order: 1 + ((index * 5) % 3),
    specifications: '[]',
    images: '[]',
    is_featured: toFlag(index % 9 === 0),
    is_active: toFlag(index % 5 !== 0),
    created_at: `2026-01-0${1 + ((index * 3) % 6)}T00:00:00.000Z`,
    updated_at: '2026-02-01T00:00:00.000Z',
  };
};

const readStored = (db: Database) =>
  db
    .selectFrom('products as product')
    .innerJoin('categories as category', 'category.id', 'product.category_id')
    .selectAll('product')
    .select(['category.is_active as is_category_active', 'category.sort_name as category', 'category.slug as category_slug'])
    .execute();
type Row = Awaited<ReturnType<typeof readStored>>[number];

describe('pages of products', () => {
  let test: EditingApp;
  let stored: Row[];

  beforeAll(async () => {
    test = await createEditingApp();
    // two categories with the same name share a position in the order by category
    const categories = [{ name: 'Robots' }, { name: 'Drives' }, { name: 'Robots' }, { name: 'Hidden', is_active: false }];
    const ids: number[] = [];
    for (const category of categories) ids.push((await aCategory(test.context, category)).id);
    const rows = Array.from({ length: total }, (_, index) => productRow(index, ids));
    await test.context.db.insertInto('products').values(rows).execute();
    stored = await readStored(test.context.db);
  });
  afterAll(() => test.close());

  const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);
  const catalogue = (a: Row, b: Row) => compare(a.sort_order, b.sort_order) || compare(a.sort_name, b.sort_name) || compare(a.id, b.id);

  /** All pages of a list. */
  const everyPage = async (read: (page: number) => Promise<{ data: { id: number }[]; last_page: number; total: number }>) => {
    const first = await read(1);
    const ids = first.data.map(({ id }) => id);
    for (let page = 2; page <= first.last_page; page++) ids.push(...(await read(page)).data.map(({ id }) => id));
    expect(ids).toHaveLength(first.total);
    expect((await read(first.last_page + 1)).data).toEqual([]);
    return ids;
  };

  const catalogueIds = (query: string) =>
    everyPage(async (page) => (await test.get(`/api/public/products?page=${page}${query}`)).body.products);
  const adminIds = (query: string) =>
    everyPage(async (page) => (await test.get(`/api/admin/products?page=${page}&per_page=60&${query}`)).body);

  it('contain each visible product once, in catalogue order (PLIST-01)', async () => {
    const visible = stored.filter((row) => row.is_active === 1 && row.is_category_active === 1).sort(catalogue);
    expect(await catalogueIds('')).toEqual(visible.map(({ id }) => id));
    const drives = visible.filter((row) => row.category_slug === 'drives');
    expect(await catalogueIds('&category=drives')).toEqual(drives.map(({ id }) => id));
  });

  const bySort = {
    sort_order: (row: Row) => row.sort_order,
    name: (row: Row) => row.sort_name,
    category: (row: Row) => row.category,
    is_active: (row: Row) => row.is_active,
    created_at: (row: Row) => row.created_at,
    price: (row: Row) => row.price ?? 0,
  } as const;

  const filters: Record<string, (row: Row) => boolean> = {
    '': () => true,
    'is_active=1': (row) => row.is_active === 1,
    'is_active=0&is_featured=1': (row) => row.is_active === 0 && row.is_featured === 1,
    'category_id=2': (row) => row.category_id === 2,
    'is_featured=1&category_id=1&is_active=1': (row) => row.category_id === 1 && row.is_featured === 1 && row.is_active === 1,
    'search=robot': (row) => row.name === 'Robot',
    'search=m-': () => true,
    'search=m-1&is_active=1': (row) => /^M-1/.test(row.model ?? '') && row.is_active === 1,
  };

  it.each(productSorts)('contain each product once by %s, in both directions and with every filter', async (sort) => {
    for (const [filter, matches] of firstOf(Object.entries(filters), 4)) {
      for (const direction of ['asc', 'desc'] as const) {
        const sign = direction === 'asc' ? 1 : -1;
        const expected = stored.filter(matches).sort((a, b) => {
          // products without a price come last
          const missing = sort === 'price' ? compare(Number(a.price === null), Number(b.price === null)) : 0;
          return missing || sign * compare(bySort[sort](a), bySort[sort](b)) || catalogue(a, b);
        });
        const found = await adminIds(`sort=${sort}&direction=${direction}&${filter}`);
        expect(found, `${sort} ${direction} ${filter}`).toEqual(expected.map(({ id }) => id));
      }
    }
  });
});
