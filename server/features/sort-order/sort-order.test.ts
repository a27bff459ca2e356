import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCategory, aProduct } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { newOrder, type Placed } from './new-order.ts';

const list = (...records: [name: string, sort: number][]): Placed[] =>
  records.map(([sort_name, sort_order], index) => ({ id: index + 1, sort_name, sort_order }));

describe('the numbers of an order', () => {
  const ordered = (before: Placed[], changed: Placed[]) =>
    before
      .map((record) => changed.find(({ id }) => id === record.id) ?? record)
      .toSorted((a, b) => a.sort_order - b.sort_order || (a.sort_name < b.sort_name ? -1 : 1) || a.id - b.id)
      .map(({ sort_name }) => sort_name)
      .join('');

  it('changes as few as possible (ORDER-02)', () => {
    const spaced = list(['a', 10], ['b', 20], ['c', 30]);
    expect(newOrder(spaced, 3, 1)).toMatchObject([{ id: 3, sort_order: 10 }]);
    expect(newOrder(spaced, 2, 1)).toEqual([]);
    const same = list(['a', 1], ['b', 1], ['c', 1], ['d', 1]);
    expect(newOrder(same, 1, 3)).toMatchObject([{ id: 1, sort_order: 2 }]);
  });

  it('moves every record to every position (ORDER-01)', () => {
    const same = list(['a', 1], ['b', 1], ['c', 2], ['d', 2], ['e', 2]);
    for (const { id, sort_name } of same) {
      for (const index of [0, 1, 2, 3, 4]) {
        const rest = same.filter((record) => record.id !== id).map((record) => record.sort_name);
        expect(ordered(same, newOrder(same, id, index))).toBe(rest.toSpliced(index, 0, sort_name).join(''));
      }
    }
  });
});

describe('the order of products and categories', () => {
  let test: EditingApp;
  beforeAll(async () => {
    test = await createEditingApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.reset();
  });

  it('moves a product within its category, and shows visitors the new order (ORDER-01)', async () => {
    const [robots, others] = [await aCategory(test.context), await aCategory(test.context, { name: 'Others' })];
    await aProduct(test.context, { name: 'Z', category_id: others.id });
    const ids: number[] = [];
    for (const name of ['A', 'B', 'C']) ids.push((await aProduct(test.context, { name, category_id: robots.id })).id);
    const { status, body } = await test.call('POST', `/api/admin/products/${ids[2]}/position`, { position: 1 });
    expect({ status, body }).toMatchObject({ status: 200, body: { message: 'Order saved successfully', position: 1, changed: 2 } });
    const shown = (await test.visit('GET', '/api/public/products?category=robots')).body as { products: { data: { name: string }[] } };
    expect(shown.products.data.map(({ name }) => name)).toEqual(['C', 'A', 'B']);
    expect((await test.get(`/api/admin/products/${ids[2]}`)).body.product.version).toBe(2);
    expect((await test.get(`/api/admin/products/${ids[0]}`)).body.product.version).toBe(1);
    expect((await test.call('POST', '/api/admin/products/9999/position', { position: 1 })).status).toBe(404);
    expect((await test.call('POST', `/api/admin/products/${ids[0]}/position`, { position: 0 })).status).toBe(422);
  });

  it('creates a revision of the moved record and an audit log entry (ORDER-03)', async () => {
    const { id: category_id } = await aCategory(test.context);
    const [a] = [await aProduct(test.context, { name: 'A', category_id }), await aProduct(test.context, { name: 'B', category_id })];
    await test.call('POST', `/api/admin/products/${a.id}/position`, { position: 2 });
    expect((await test.get(`/api/admin/revisions?kind=product&record_id=${a.id}`)).body.data[0]).toMatchObject({
      fields: ['sort_order'],
      actor: { name: 'Administrator' },
    });
    const move = { record_id: a.id, record_name: 'A', details: { fields: ['sort_order'], position: 2, records: 1 } };
    expect((await test.get('/api/admin/audit?kind=product')).body).toMatchObject({ total: 1, data: [move] });
    await test.call('POST', `/api/admin/products/${a.id}/position`, { position: 2 });
    expect((await test.get('/api/admin/audit?kind=product')).body.total).toBe(1);
  });

  it('creates no revisions of neighbours whose numbers change (HIST-11)', async () => {
    const { id: category_id } = await aCategory(test.context);
    const ids: number[] = [];
    for (const name of ['A', 'B', 'C']) ids.push((await aProduct(test.context, { name, category_id })).id);
    const [moved] = ids;
    expect((await test.call('POST', `/api/admin/products/${moved}/position`, { position: 2 })).body.changed).toBe(2);
    const { data } = (await test.get('/api/admin/revisions?kind=product')).body;
    const moves = data.filter(({ action }: { action: string }) => action !== 'create');
    expect(moves).toMatchObject([{ record_id: moved, fields: ['sort_order'] }]);
  });

  it('moves a category (ORDER-01)', async () => {
    const [one] = [await aCategory(test.context, { name: 'A' }), await aCategory(test.context, { name: 'B' })];
    expect((await test.call('POST', `/api/admin/categories/${one.id}/position`, { position: 99 })).body).toMatchObject({ position: 2 });
    const shown = (await test.visit('GET', '/api/public/categories')).body as { name: string }[];
    expect(shown.map(({ name }) => name)).toEqual(['B', 'A']);
  });
});
