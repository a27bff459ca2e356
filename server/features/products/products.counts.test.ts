// The stored product counts always equal the actual numbers, whatever changes the products.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCategory, aProduct } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';

describe('product counts', () => {
  let test: EditingApp;
  beforeAll(async () => {
    test = await createEditingApp();
  });
  afterAll(() => test.close());

  const columns = ['category_id', 'is_active', 'is_featured'] as const;

  const expectCounts = async () => {
    const { db } = test.context;
    const counted = await db
      .selectFrom('product_counts')
      .select([...columns, 'products'])
      .where('products', '>', 0)
      .orderBy('category_id')
      .orderBy('is_active')
      .orderBy('is_featured')
      .execute();
    const products = await db
      .selectFrom('products')
      .select((eb) => [...columns, eb.cast<number>(eb.fn.countAll(), 'integer').as('products')])
      .groupBy(columns)
      .orderBy('category_id')
      .orderBy('is_active')
      .orderBy('is_featured')
      .execute();
    expect(counted).toEqual(products);
    return counted;
  };

  it('follow every creation, change and removal, and are rolled back with their transaction', async () => {
    const { context } = test;
    const { db } = context;
    const [robots, drives] = [await aCategory(context, { name: 'Robots' }), await aCategory(context, { name: 'Drives' })];
    for (let index = 0; index < 6; index++) {
      await aProduct(context, { name: `Robot ${index}`, category_id: robots.id, is_active: index % 3 !== 0, is_featured: index % 2 === 0 });
    }
    expect(await expectCounts()).toHaveLength(4);

    expect((await test.post('/api/admin/products/1', { fields: { _method: 'PUT', category_id: String(drives.id) } })).status).toBe(200);
    expect((await test.post('/api/admin/products/2', { fields: { _method: 'PUT', is_active: '0', is_featured: '1' } })).status).toBe(200);
    expect((await test.post('/api/admin/products/3', { fields: { _method: 'PUT', name: 'Other' } })).status).toBe(200);
    await expectCounts();

    // as another program might write
    await db.updateTable('products').set({ is_active: 1, category_id: drives.id }).where('id', 'in', [1, 4]).execute();
    await expectCounts();

    const failing = db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('products').execute();
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await expectCounts();

    for (const id of [1, 4]) expect((await test.call('DELETE', `/api/admin/products/${id}`)).status).toBe(200);
    await expectCounts();
    const { body } = await test.get('/api/admin/categories');
    expect(body.data.map((row: { name: string; products_count: number }) => [row.name, row.products_count])).toEqual([
      ['Drives', 0],
      ['Robots', 4],
    ]);
    expect((await test.call('DELETE', `/api/admin/categories/${drives.id}`)).status).toBe(200);
    await expectCounts();
  });
});
