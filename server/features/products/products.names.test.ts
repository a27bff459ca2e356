// Lists sorted by name order numbers in names by their value.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rebuildSearchColumns } from '#server/jobs/search-columns-job.ts';
import { aCategory, aProduct } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';

describe('names with numbers', () => {
  let test: EditingApp;
  const sorted = ['LA-40', 'LA-100', 'LR9', 'LR20'];
  beforeAll(async () => {
    test = await createEditingApp();
    for (const name of sorted.toReversed()) {
      const category = await aCategory(test.context, { name: `Range ${name}` });
      await aProduct(test.context, { name, category_id: category.id });
    }
  });
  afterAll(() => test.close());

  const namesOf = async (url: string) => (await test.get(url)).body.data.map(({ name }: { name: string }) => name);
  const lists = async () => ({
    products: await namesOf('/api/admin/products?sort=name'),
    reversed: await namesOf('/api/admin/products?sort=name&direction=desc'),
    byCategory: await namesOf('/api/admin/products?sort=category'),
    categories: await namesOf('/api/admin/categories'),
    shown: (await test.get('/api/public/products')).body.products.data.map(({ name }: { name: string }) => name),
  });
  const expected = {
    products: sorted,
    reversed: sorted.toReversed(),
    byCategory: sorted,
    categories: sorted.map((name) => `Range ${name}`),
    shown: sorted,
  };

  it('are ordered by value in lists of products and categories (ALIST-07)', async () => {
    expect(await lists()).toEqual(expected);
  });

  it('are ordered by value after an update from a version without the order, for visitors too (ALIST-07, START-17)', async () => {
    const { db } = test.context;
    for (const table of ['products', 'categories'] as const) await db.updateTable(table).set({ sort_name: '', search_rules: 0 }).execute();
    expect((await lists()).shown).toEqual(sorted.toReversed());
    const before = await test.connection.contentVersion();
    await rebuildSearchColumns(db);
    expect(await test.connection.contentVersion()).toBeGreaterThan(before);
    expect(await lists()).toEqual(expected);
  });
});
