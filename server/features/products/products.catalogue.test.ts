// The cached catalogue, from which searches and filters list products.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aCategory, anArticle, aProduct } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { openCatalogue } from './products.catalogue.repository.ts';

describe('the cached catalogue', () => {
  let test: EditingApp;
  beforeEach(async () => {
    test = await createEditingApp();
  });
  afterEach(() => test.close());

  it('remains cached when an article or a setting is saved (SEARCH-13)', async () => {
    const { db } = test.context;
    await aProduct(test.context);
    const kept = await openCatalogue(db);
    const before = await test.connection.contentVersion();
    await anArticle(test.context);
    await db.updateTable('settings').set({ value: 'Example' }).where('key', '=', 'company_name').execute();
    expect(await test.connection.contentVersion()).toBeGreaterThan(before);
    expect(await openCatalogue(db)).toBe(kept);
  });

  it('is replaced after every change of products and categories, in any transaction (SEARCH-13)', async () => {
    const { db } = test.context;
    const product = await aProduct(test.context);
    const changes = [
      () => aProduct(test.context, { category_id: product.category_id }),
      () => db.updateTable('products').set({ sort_order: 7 }).where('id', '=', product.id).execute(),
      () => db.updateTable('categories').set({ is_active: 0 }).where('id', '=', product.category_id).execute(),
      () => db.deleteFrom('products').where('id', '=', product.id).execute(),
      () =>
        db.transaction().execute(async (transaction) => {
          await anArticle({ ...test.context, db: transaction });
          await transaction.updateTable('categories').set({ is_active: 1 }).where('id', '=', product.category_id).execute();
        }),
    ];
    for (const change of changes) {
      const [kept, before] = [await openCatalogue(db), await test.connection.contentVersion()];
      await change();
      expect(await openCatalogue(db)).not.toBe(kept);
      expect(await test.connection.contentVersion()).toBeGreaterThan(before);
    }
  });

  it('contains only visible products, in catalogue order (SEARCH-13)', async () => {
    const { context } = test;
    const [shown, hidden] = [await aCategory(context), await aCategory(context, { name: 'Hidden', is_active: false })];
    const last = await aProduct(context, { category_id: shown.id, sort_order: 9 });
    const first = await aProduct(context, { category_id: shown.id, sort_order: 1 });
    await aProduct(context, { category_id: hidden.id });
    await aProduct(context, { category_id: shown.id, is_active: false });
    const { ids, categoryIds } = await openCatalogue(context.db);
    expect([[...ids], [...categoryIds]]).toEqual([
      [first.id, last.id],
      [shown.id, shown.id],
    ]);
  });

  it('is empty without products', async () => {
    expect((await openCatalogue(test.context.db)).ids).toHaveLength(0);
    const { body } = await test.visit('GET', '/api/public/products?search=robot');
    expect(body).toMatchObject({ products: { total: 0 } });
  });

  it('finds products for a search with many words (SEARCH-01)', async () => {
    const words = ['arm', 'belt', 'cup', 'disc', 'edge', 'frame', 'gear', 'hinge', 'inlet', 'joint'];
    const { category_id } = await aProduct(test.context, { name: 'Unit', description: `<p>${words.join(', ')}</p>` });
    await aProduct(test.context, { name: 'Other', category_id, description: `<p>${words.slice(1).join(', ')}</p>` });
    const total = async (typed: readonly string[]) =>
      (await test.visit('GET', `/api/public/products?search=${typed.join('+')}`)).body as { products: { total: number } };
    for (const typed of [words, words.toReversed()]) expect((await total(typed)).products.total).toBe(1);
    for (const typed of [words.slice(1), words.slice(1).toReversed()]) expect((await total(typed)).products.total).toBe(2);
    expect((await total(['zzzz', ...words.slice(0, 9)])).products.total).toBe(1);
  });
});
