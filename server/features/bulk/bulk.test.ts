import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createFiles } from '#server/platform/files.ts';
import { noMail } from '#server/platform/mail-queue.ts';
import { aCategory, anArticle, aPage, aProduct } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { changeRecords } from './bulk.service.ts';

/** Tables with the records that tests change. */
const changed = ['products', 'attribute_definitions', 'categories', 'news', 'pages', 'contact_messages'] as const;

describe('changes of many records', () => {
  let test: EditingApp;
  beforeAll(async () => {
    test = await createEditingApp();
  });
  afterEach(async () => {
    test.setTime('2026-11-21T03:00:00.000Z');
    for (const table of [...changed, 'trash', 'bulk_changes', 'removed_addresses'] as const)
      await test.context.db.deleteFrom(table).execute();
  });
  afterAll(() => test.close());

  const change = (kind: string, body: object) => test.call('POST', `/api/admin/${kind}/bulk`, body);
  const undo = (id: number) => test.call('POST', `/api/admin/bulk-changes/${id}/undo`);
  const product = async (id: number) => (await test.get(`/api/admin/products/${id}`)).body.product;
  const total = async (address: string) => (await test.get(`/api/admin/${address}`)).body.total;
  const shown = async () => ((await test.visit('GET', '/api/public/products')).body as { products: { total: number } }).products.total;

  it('returns the result of each record and increments the version of changed records (BULK-01, BULK-02, HIST-01, HIST-02)', async () => {
    const category = await aCategory(test.context);
    const one = await aProduct(test.context, { category_id: category.id });
    const two = await aProduct(test.context, { category_id: category.id, is_active: false });
    const answer = await change('products', { ids: [one.id, two.id, 9999], action: 'unpublish' });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        message: '1 product updated',
        done: [one.id],
        unchanged: [two.id],
        refused: [{ id: 9999, name: null, reason: 'It does not exist any more' }],
        bulk_change: { expires_at: '2026-11-21T03:10:00.000Z' },
      },
    });
    expect(await product(one.id)).toMatchObject({ is_active: false, version: 2 });
    expect(await product(two.id)).toMatchObject({ is_active: false, version: 1 });
    expect(await shown()).toBe(0);
    expect((await change('products', { ids: [two.id], action: 'unpublish' })).body.bulk_change).toBeNull();
    const history = (await test.get(`/api/admin/revisions?kind=product&record_id=${one.id}`)).body;
    expect(history).toMatchObject({
      total: 2,
      data: [{ number: 2, action: 'unpublish', fields: ['is_active'], actor: { name: 'Administrator' } }, { number: 1 }],
    });
    expect((await test.get(`/api/admin/revisions?kind=product&record_id=${two.id}`)).body.total).toBe(1);
  });

  it('undoes a change for ten minutes, except in records that have been changed since (BULK-03)', async () => {
    const category = await aCategory(test.context);
    const one = await aProduct(test.context, { category_id: category.id });
    const two = await aProduct(test.context, { category_id: category.id });
    const { bulk_change } = (await change('products', { ids: [one.id, two.id], action: 'feature' })).body;
    expect((await test.get('/api/admin/bulk-changes?kind=product')).body.bulk_changes).toMatchObject([
      { id: bulk_change.id, kind: 'product', action: 'feature', changed: 2 },
    ]);
    await test.post(`/api/admin/products/${two.id}`, { fields: { _method: 'PUT', name: 'Renamed' } });
    expect((await undo(bulk_change.id)).body).toEqual({
      message: '1 product restored; 1 product changed since',
      restored: 1,
      skipped: 1,
    });
    expect(await product(one.id)).toMatchObject({ is_featured: false, version: 3 });
    expect(await product(two.id)).toMatchObject({ is_featured: true });
    expect((await undo(bulk_change.id)).status).toBe(404);
    const late = (await change('products', { ids: [one.id], action: 'feature' })).body.bulk_change;
    test.setTime('2026-11-21T03:10:00.000Z');
    expect((await test.get('/api/admin/bulk-changes')).body.bulk_changes).toEqual([]);
    expect((await undo(late.id)).status).toBe(404);
  });

  it('deletes and restores all records that match a filter (BULK-01, BULK-04)', async () => {
    const [robots, others] = [await aCategory(test.context), await aCategory(test.context, { name: 'Others' })];
    for (const name of ['A', 'B', 'C']) await aProduct(test.context, { name, category_id: robots.id });
    await aProduct(test.context, { name: 'D', category_id: others.id });
    const { body } = await change('products', { filter: { category_id: robots.id }, action: 'delete' });
    expect(body).toMatchObject({ message: '3 products deleted', done: [expect.any(Number), expect.any(Number), expect.any(Number)] });
    expect(await total('products')).toBe(1);
    expect(await total('trash')).toBe(3);
    expect(await test.visit('GET', '/api/public/products/a')).toMatchObject({ body: { code: 'removed' } });
    expect((await undo(body.bulk_change.id)).body).toMatchObject({ message: '3 products restored', restored: 3, skipped: 0 });
    expect(await total('products')).toBe(4);
    expect(await total('trash')).toBe(0);
    expect((await test.visit('GET', '/api/public/products/a')).status).toBe(200);
  });

  it('does not wait for an unavailable file store (BULK-01)', async () => {
    const { id } = await aProduct(test.context, { category_id: (await aCategory(test.context)).id });
    const removeCached = () => Promise.withResolvers<void>().promise;
    const files = { ...createFiles({ dataDir: test.dataDir, clock: test.context.clock }), removeCached };
    const context = { ...test.context, files, mail: noMail, actor: { id: 1, name: 'Administrator' } };
    expect(await changeRecords(context, { kind: 'product', ids: [id], action: 'delete' })).toMatchObject({ done: [id] });
  });

  it('moves products and updates their values to the attributes of the new category (BULK-05)', async () => {
    const [robots, others] = [await aCategory(test.context), await aCategory(test.context, { name: 'Others' })];
    await test.call('POST', '/api/admin/attributes', {
      label: 'Payload',
      kind: 'number',
      quantity: 'mass',
      unit: 'kg',
      category_id: others.id,
    });
    const specifications = [{ type: 'single', key: 'Payload', value: '20 kg' }];
    const one = await aProduct(test.context, { name: 'A', category_id: robots.id, specifications });
    const { body } = await change('products', { ids: [one.id], action: 'move', category_id: others.id });
    const visible = async () => (await test.visit('GET', '/api/public/products/a')).body as { product: { attributes?: unknown[] } };
    expect((await visible()).product).toMatchObject({ category_id: others.id, attributes: [{ key: 'payload' }] });
    await undo(body.bulk_change.id);
    expect((await visible()).product).toMatchObject({ category_id: robots.id });
    expect((await visible()).product.attributes).toBeUndefined();
    expect((await change('products', { ids: [one.id], action: 'move', category_id: 9999 })).body.errors).toHaveProperty('category_id');
    expect((await change('products', { ids: [one.id], action: 'move' })).body.errors).toHaveProperty('category_id');
  });

  it('refuses to delete categories with products, with a reason for each (BULK-06)', async () => {
    const [robots, empty] = [await aCategory(test.context), await aCategory(test.context, { name: 'Empty' })];
    await aProduct(test.context, { category_id: robots.id });
    const { body } = await change('categories', { ids: [robots.id, empty.id], action: 'delete' });
    expect(body).toMatchObject({
      done: [empty.id],
      refused: [{ id: robots.id, name: 'Robots', reason: 'Cannot delete category with products' }],
    });
    expect((await change('categories', { filter: { search: 'robots' }, action: 'unpublish' })).body.done).toEqual([robots.id]);
    expect(await shown()).toBe(0);
  });

  it('publishes articles and pages, and sets the status of messages (BULK-01, BULK-03)', async () => {
    const draft = await anArticle(test.context, { is_published: false });
    const page = await aPage(test.context, { is_published: false });
    const published = (await change('news', { filter: { is_published: '0' }, action: 'publish' })).body;
    expect((await test.visit('GET', `/api/public/news/${draft.slug}`)).status).toBe(200);
    await undo(published.bulk_change.id);
    expect((await test.get(`/api/admin/news/${draft.id}`)).body.news).toMatchObject({ is_published: false, published_at: null });
    await change('pages', { ids: [page.id], action: 'publish' });
    expect((await test.visit('GET', `/api/public/pages/${page.slug}`)).status).toBe(200);
    await test.visit('POST', '/api/public/contact', { body: { name: 'A', email: 'a@example.com', subject: 'Hi', message: 'Hello' } });
    const status = async () => (await test.get('/api/admin/contacts')).body.data[0].status;
    const closed = (await change('contacts', { filter: { status: 'new' }, action: 'status', status: 'closed' })).body;
    expect(await status()).toBe('closed');
    await undo(closed.bulk_change.id);
    expect(await status()).toBe('new');
    const deleted = (await change('contacts', { filter: {}, action: 'delete' })).body;
    expect(await total('contacts')).toBe(0);
    await undo(deleted.bulk_change.id);
    expect(await status()).toBe('new');
  });

  it('changes the use and the group of attributes, and undoes the change (BULK-09)', async () => {
    const category_id = (await aCategory(test.context)).id;
    const define = async (body: object) => (await test.call('POST', '/api/admin/attributes', { category_id, ...body })).body.attribute;
    const one = await define({ label: 'Payload', kind: 'number', quantity: 'mass', unit: 'kg', group_title: 'Load' });
    const two = await define({ label: 'Colour', kind: 'text' });
    const ids = [one.id, two.id];
    const listed = async () => (await test.get(`/api/admin/attributes?category_id=${category_id}`)).body.attributes;
    const filters = (await change('attributes', { ids, action: 'filter' })).body;
    expect(filters).toMatchObject({
      message: '1 attribute updated',
      done: [one.id],
      refused: [{ id: two.id, name: 'Colour', reason: 'A text cannot be a filter' }],
    });
    for (const action of ['require', 'no-compare', 'headline'])
      expect((await change('attributes', { ids, action })).body.unchanged).toEqual([]);
    const use = { is_comparable: false, is_headline: true, is_required: true, group_title: 'Arm', version: 5 };
    const grouped = (await change('attributes', { ids, action: 'group', group_title: 'Arm' })).body;
    expect(await listed()).toMatchObject([
      { ...use, is_filter: true, version: 6 },
      { ...use, is_filter: false },
    ]);
    await undo(grouped.bulk_change.id);
    expect(await listed()).toMatchObject([{ group_title: 'Load' }, { group_title: null }]);
    expect((await undo(filters.bulk_change.id)).body).toMatchObject({ restored: 0, skipped: 1 });
    expect((await change('attributes', { ids, action: 'group', group_title: null })).body).toMatchObject({
      done: [one.id],
      unchanged: [two.id],
    });
    expect((await change('attributes', { ids, action: 'group' })).body.errors).toHaveProperty('group_title');
    const log = (await test.get('/api/admin/audit?kind=attribute&per_page=1')).body.data;
    expect(log).toMatchObject([{ action: 'update', record_id: one.id, record_name: 'Payload' }]);
  });

  it('deletes attributes, and restores them with their values on undo (BULK-09, BULK-04)', async () => {
    const { id: category_id } = await aCategory(test.context);
    const mass = { kind: 'number', quantity: 'mass', unit: 'kg' };
    const define = async (label: string, ofCategory: number | null) =>
      (await test.call('POST', '/api/admin/attributes', { label, ...mass, category_id: ofCategory })).body.attribute.id;
    const ids = [await define('Payload', category_id), await define('Weight', null)];
    const specifications = ['Payload', 'Weight'].map((key) => ({ type: 'single', key, value: '20 kg' }));
    await aProduct(test.context, { name: 'A', category_id, specifications });
    const values = async () => {
      const { product: shownProduct } = (await test.visit('GET', '/api/public/products/a')).body as {
        product: { attributes?: { key: string }[] };
      };
      return shownProduct.attributes?.map(({ key }) => key);
    };
    expect(await values()).toEqual(['payload', 'weight']);
    const { body } = await change('attributes', { ids, action: 'delete' });
    expect(body).toMatchObject({ message: '2 attributes deleted', done: ids });
    expect(await values()).toBeUndefined();
    expect((await undo(body.bulk_change.id)).body).toMatchObject({ restored: 2, skipped: 0 });
    expect(await values()).toEqual(['payload', 'weight']);
  });

  it('refuses unknown actions, empty selections, and both ids and a filter (BULK-01)', async () => {
    expect((await change('products', { ids: [1], action: 'explode' })).status).toBe(422);
    expect((await change('products', { ids: [], action: 'delete' })).status).toBe(422);
    expect((await change('products', { action: 'delete' })).body.errors).toHaveProperty('ids');
    expect((await change('products', { ids: [1], filter: {}, action: 'delete' })).body.errors).toHaveProperty('ids');
  });
});
