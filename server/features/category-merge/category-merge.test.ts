import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAttribute } from '#server/features/attributes/attributes.service.ts';
import { aCategory, aProduct } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';

let test: EditingApp;
let grippers: { id: number; slug: string };
let tools: { id: number; slug: string };
const row = (key: string, value: string) => ({ type: 'single' as const, key, value });
const mass = { kind: 'number', quantity: 'mass', unit: 'kg' } as const;

beforeAll(async () => {
  test = await createEditingApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.reset();
  grippers = await aCategory(test.context, { name: 'Grippers', description: '<p>Hold parts</p>' });
  tools = await aCategory(test.context, { name: 'Tools', sort_order: 2 });
});

const url = (id: number) => `/api/admin/categories/${id}/merge`;
const preview = (from = grippers.id, into = tools.id) => test.get(`${url(from)}?into=${into}`);
const merge = (body: object = {}, from = grippers.id) => test.call('POST', url(from), { into: tools.id, ...body });
const save = (kind: 'products' | 'categories', id: number, fields: Record<string, string | number>) =>
  test.post(`/api/admin/${kind}/${id}`, { fields: { _method: 'PUT', ...fields } });
const undo = (id: number) => test.call('POST', `/api/admin/bulk-changes/${id}/undo`);
const product = async (id: number) => (await test.get(`/api/admin/products/${id}`)).body.product;
const category = async (id: number) => (await test.get(`/api/admin/categories/${id}`)).body.category;
const valuesOf = async (slug: string) => {
  const { attributes = [] } = ((await test.visit('GET', `/api/public/products/${slug}`)) as Awaited<ReturnType<typeof test.get>>).body
    .product;
  return attributes.map(({ label, value, text }: Record<string, unknown>) => [label, value, text]);
};

/** Everything that a merge changes, without versions and times. */
const stored = async () => {
  const { db } = test.context;
  const rows = {
    categories: await db.selectFrom('categories').selectAll().orderBy('id').execute(),
    products: await db.selectFrom('products').selectAll().orderBy('id').execute(),
    definitions: await db.selectFrom('attribute_definitions').selectAll().orderBy('id').execute(),
    values: await db.selectFrom('product_attributes').selectAll().orderBy('product_id').execute(),
    redirects: await db.selectFrom('redirects').selectAll().orderBy('id').execute(),
    removed: await db.selectFrom('removed_addresses').selectAll().orderBy('id').execute(),
    trash: await db.selectFrom('trash').selectAll().orderBy('id').execute(),
    drafts: await db.selectFrom('drafts').selectAll().orderBy('id').execute(),
    schedules: await db.selectFrom('scheduled_changes').selectAll().orderBy('id').execute(),
    uses: await db.selectFrom('media_uses').selectAll().execute(),
    merged: await db.selectFrom('merged_categories').selectAll().execute(),
  };
  return JSON.parse(JSON.stringify(rows, (key, value) => (['version', 'updated_at'].includes(key) ? undefined : value)));
};

describe('merging a category', () => {
  it('moves its products, leads its addresses to the target and keeps the texts of the target (ACAT-21, ACAT-23)', async () => {
    const first = await aProduct(test.context, { name: 'G1', category_id: grippers.id });
    const hidden = await aProduct(test.context, { name: 'G2', category_id: grippers.id, is_active: false });
    await save('categories', grippers.id, { slug: 'grasping' });
    const { body } = await preview();
    expect(body).toMatchObject({
      category: { name: 'Grippers', description: '<p>Hold parts</p>' },
      target: { name: 'Tools', is_active: true },
      products: 2,
      addresses: { from: ['/products?category=grasping', '/products?category=grippers'], to: '/products?category=tools' },
      has_draft: false,
      schedule: [],
      lost: { values: 0, examples: [] },
    });
    const answer = await merge({ version: body.category.version, into_version: body.target.version, definitions: body.definitions });
    expect([answer.status, answer.body.products, answer.body.message]).toEqual([
      200,
      2,
      '“Grippers” was merged into “Tools”: 2 products moved',
    ]);
    for (const { id } of [first, hidden]) expect((await product(id)).category_id).toBe(tools.id);
    expect(await category(tools.id)).toMatchObject({ name: 'Tools', description: null, products_count: 2 });
    expect((await test.get(`/api/admin/categories/${grippers.id}`)).status).toBe(404);
    for (const slug of ['grasping', 'grippers']) {
      const found = await test.visit('GET', `/api/public/products?category=${slug}`);
      expect([found.status, found.headers.location]).toEqual([301, '/api/public/products?category=tools']);
    }
  });

  it('writes one revision of each product and one entry of the audit log (ACAT-21)', async () => {
    const { id } = await aProduct(test.context, { name: 'G1', category_id: grippers.id });
    await aProduct(test.context, { name: 'G2', category_id: grippers.id });
    const entries = async () => (await test.get('/api/admin/audit')).body.data;
    const before = (await entries()).length;
    await merge();
    const after = await entries();
    expect(after).toHaveLength(before + 1);
    expect(after[0]).toMatchObject({ action: 'merge', kind: 'category', record_name: 'Grippers', details: { into: 'Tools', products: 2 } });
    const { data } = (await test.get(`/api/admin/revisions?kind=product&record_id=${id}`)).body;
    expect(data.map(({ action, fields }: Record<string, unknown>) => [action, fields])).toEqual([
      ['update', ['category_id']],
      ['create', expect.anything()],
    ]);
  });

  it('keeps what somebody saves before it, and refuses a save that is based on the version before it (ACAT-22)', async () => {
    const { id } = await aProduct(test.context, { name: 'G1', category_id: grippers.id });
    const { version } = await product(id);
    const { body } = await preview();
    await save('products', id, { name: 'Saved', version });
    expect((await merge({ version: body.category.version, definitions: body.definitions })).status).toBe(200);
    expect(await product(id)).toMatchObject({ name: 'Saved', category_id: tools.id });
    const late = await save('products', id, { name: 'Late', version: version + 1 });
    expect([late.status, late.body.code]).toEqual([409, 'version-conflict']);
    // a program that does not send versions, and still has the id of the merged category
    const program = await save('products', id, { price: 5, category_id: grippers.id });
    expect([program.status, program.body.product.category_id]).toEqual([200, tools.id]);
  });

  it.each([
    ['the category', () => save('categories', grippers.id, { is_new: 1 })],
    ['the target', () => save('categories', tools.id, { is_new: 1 })],
    ['an attribute', () => createAttribute(test.context, { category_id: tools.id, label: 'Payload', ...mass })],
  ])('is refused if somebody has changed %s since the preview (ACAT-22)', async (_what, change) => {
    const { body } = await preview();
    await change();
    const before = await stored();
    const answer = await merge({ version: body.category.version, into_version: body.target.version, definitions: body.definitions });
    expect([answer.status, answer.body.code]).toEqual([409, 'version-conflict']);
    expect(answer.body.message).toMatch(/^Somebody else changed/);
    expect(await stored()).toEqual(before);
  });

  it('is refused in words the second time, and in the other direction (ACAT-22)', async () => {
    await merge();
    const again = await merge();
    expect([again.status, again.body.message]).toEqual([409, 'This category was merged into “Tools” already.']);
    const back = await test.call('POST', url(tools.id), { into: grippers.id });
    expect([back.status, back.body.message]).toEqual([409, 'The other category was merged into “Tools” already.']);
    expect((await merge({ into: grippers.id }, grippers.id)).status).toBe(422);
    expect((await merge({ into: 999_999 }, tools.id)).status).toBe(422);
    expect((await merge({}, 999_999)).status).toBe(404);
  });

  it('needs the permission to delete categories (ACAT-21)', async () => {
    await test.context.db.updateTable('administrators').set({ role: 'viewer' }).execute();
    expect([(await preview()).status, (await merge()).status]).toEqual([403, 403]);
  });

  it('joins attributes of the same name and type, moves others, and names what is separate or lost (ACAT-24)', async () => {
    const choices = (...labels: string[]) => labels.map((label) => ({ key: label.toLowerCase(), label, aliases: [] }));
    const define = (category_id: number, label: string, rest: object = mass) =>
      createAttribute(test.context, { category_id, label, ...rest } as never);
    await define(grippers.id, 'Payload', { ...mass, aliases: ['Load'], is_filter: true });
    await define(grippers.id, 'Drive', { kind: 'choice', choices: choices('Electric', 'Manual') });
    await define(grippers.id, 'Weight', { kind: 'number', quantity: 'mass', unit: 'g' });
    await define(grippers.id, 'Stroke', { kind: 'number', quantity: 'length', unit: 'mm' });
    await define(tools.id, 'Payload');
    await define(tools.id, 'Drive', { kind: 'choice', choices: choices('Pneumatic', 'Electric') });
    await define(tools.id, 'Weight');
    const specifications = [row('Load', '5'), row('Drive', 'Manual'), row('Weight', '200'), row('Stroke', '8')];
    const moved = await aProduct(test.context, { name: 'G1', category_id: grippers.id, specifications });
    const { body } = await preview();
    expect(body.attributes).toMatchObject([
      { label: 'Payload', result: 'joined', into: 'Payload', is_filter_lost: true },
      { label: 'Drive', result: 'joined', into: 'Drive', is_filter_lost: false },
      {
        label: 'Weight',
        result: 'separate',
        into: 'Weight (Grippers)',
        reason: '“Weight” is a number in kg there, and a number in g here.',
      },
      { label: 'Stroke', result: 'moved', into: 'Stroke', reason: null },
    ]);
    expect(body.lost).toEqual({
      values: 1,
      examples: [
        { product: { id: moved.id, name: 'G1' }, attribute: 'Weight', text: '200', reason: '“Weight” reads it as another value.' },
      ],
    });
    await merge();
    expect(await valuesOf('g1')).toEqual([
      ['Payload', { minimum: 5, maximum: 5 }, '5'],
      ['Drive', { choices: ['manual'] }, 'Manual'],
      ['Weight', { minimum: 200, maximum: 200 }, '200'],
      ['Stroke', { minimum: 0.008, maximum: 0.008 }, '8'],
    ]);
    expect((await product(moved.id)).specifications).toEqual(specifications);
  });
});

describe('what names a merged category', () => {
  it('leads to the target: menus, drafts, revisions and products of the trash (ACAT-26)', async () => {
    const { id } = await aProduct(test.context, { name: 'G1', category_id: grippers.id });
    const other = await aProduct(test.context, { name: 'C1', category_id: (await aCategory(test.context, { name: 'Controls' })).id });
    const deleted = await aProduct(test.context, { name: 'G2', category_id: grippers.id });
    const { trash_id } = (await test.call('DELETE', `/api/admin/products/${deleted.id}`)).body;
    await test.post(`/api/admin/drafts/product/${other.id}`, { fields: { category_id: grippers.id } });
    const entry = { kind: 'category', label: '', target: String(grippers.id), is_visible: true, is_nested: false };
    const settings = [{ key: 'header_menu', value: JSON.stringify([entry]) }];
    await test.call('POST', '/api/admin/settings-bulk-update', { settings });
    await merge();
    const tool = { label: 'Tools', url: '/products?category=tools', category_id: tools.id };
    expect((await test.visit('GET', '/api/public/settings')).body).toMatchObject({ menus: { header: [tool] } });
    const { data } = (await test.call('POST', '/api/admin/menu-records', { records: [{ kind: 'category', id: grippers.id }] })).body;
    expect(data).toEqual([expect.objectContaining({ id: grippers.id, name: 'Tools', is_visible: true })]);
    const draft = (await test.get(`/api/admin/drafts/product/${other.id}`)).body;
    expect([draft.record.category_id, draft.draft.fields]).toEqual([tools.id, ['category_id']]);
    expect((await test.call('POST', `/api/admin/drafts/product/${other.id}/publish`)).status).toBe(200);
    expect((await product(other.id)).category_id).toBe(tools.id);
    expect((await test.call('POST', `/api/admin/trash/${trash_id}/restore`, {})).status).toBe(200);
    expect((await product(deleted.id)).category_id).toBe(tools.id);
    const revisions = (await test.get(`/api/admin/revisions?kind=product&record_id=${id}`)).body.data;
    const restored = await test.call('POST', `/api/admin/revisions/${revisions.at(-1).id}/restore`, { fields: ['category_id'] });
    expect([restored.status, (await product(id)).category_id]).toEqual([200, tools.id]);
  });

  it('ends scheduled changes of the category in words, and leaves its draft in the trash with it (ACAT-26)', async () => {
    await save('categories', grippers.id, { is_active: 0 });
    await test.post(`/api/admin/drafts/category/${grippers.id}`, { fields: { name: 'Grasping' } });
    await test.call('PUT', `/api/admin/drafts/category/${grippers.id}/schedule`, { publish_at: '2026-11-21T04:00:00.000Z' });
    expect((await preview()).body).toMatchObject({ has_draft: true, schedule: ['publish'] });
    const { bulk_change } = (await merge()).body;
    test.setTime('2026-11-21T03:05:00.000Z');
    await undo(bulk_change.id);
    expect((await test.get(`/api/admin/drafts/category/${grippers.id}`)).body).toMatchObject({
      draft: { fields: ['name'] },
      schedule: [{ action: 'publish', failure: null }],
    });
    await merge();
    test.setTime('2026-11-21T05:00:00.000Z');
    expect((await test.visit('GET', '/api/public/settings')).status).toBe(200);
    expect(await test.context.db.selectFrom('scheduled_changes').select('failure').execute()).toEqual([
      { failure: 'The category does not exist any more.' },
    ]);
    expect(await category(tools.id)).toMatchObject({ name: 'Tools', is_active: true });
    test.setTime('2026-11-21T03:00:00.000Z');
  });

  it('leads over several merges, and is the category itself after it was restored (ACAT-26)', async () => {
    const controls = await aCategory(test.context, { name: 'Controls' });
    const { id } = await aProduct(test.context, { category_id: controls.id });
    await merge();
    await merge({ into: controls.id }, tools.id);
    const send = async () => (await save('products', id, { category_id: grippers.id })).body.product.category_id;
    expect(await send()).toBe(controls.id);
    const trashed = await test.context.db.selectFrom('trash').select('id').where('record_id', '=', grippers.id).executeTakeFirstOrThrow();
    await test.call('POST', `/api/admin/trash/${trashed.id}/restore`, {});
    expect(await send()).toBe(grippers.id);
    expect((await test.visit('GET', '/api/public/products?category=grippers')).status).toBe(200);
  });
});

describe('undoing a merge', () => {
  const prepare = async () => {
    for (const [id, label] of [
      [grippers.id, 'Payload'],
      [grippers.id, 'Stroke'],
      [tools.id, 'Payload'],
    ] as const)
      await createAttribute(test.context, { category_id: id, label, ...mass, aliases: id === tools.id ? [] : [`${label} max`] } as never);
    const specifications = [row('Payload max', '5'), row('Stroke', '3')];
    const moved = await aProduct(test.context, { name: 'G1', category_id: grippers.id, specifications });
    await aProduct(test.context, { name: 'T1', category_id: tools.id, specifications });
    // an earlier category had the slug
    await save('categories', tools.id, { slug: 'grippers-2' });
    await save('categories', grippers.id, { slug: 'old' });
    await save('categories', grippers.id, { slug: 'tools' });
    return moved;
  };

  it('restores everything as it was (ACAT-27)', async () => {
    await prepare();
    const before = await stored();
    const { bulk_change } = (await merge()).body;
    expect((await test.get('/api/admin/bulk-changes?kind=category')).body.bulk_changes).toMatchObject([
      { id: bulk_change.id, action: 'merge', message: '1 category merged' },
    ]);
    expect(await stored()).not.toEqual(before);
    const answer = await undo(bulk_change.id);
    expect([answer.status, answer.body]).toEqual([200, { message: '“Grippers” restored; 1 product moved back', restored: 1, skipped: 0 }]);
    expect(await stored()).toEqual(before);
    expect((await undo(bulk_change.id)).status).toBe(404);
  });

  it.each<[string, (moved: { id: number }) => Promise<unknown>, RegExp]>([
    ['a product', ({ id }) => save('products', id, { price: 7 }), /“G1” changed since/],
    ['the deletion of a product', ({ id }) => test.call('DELETE', `/api/admin/products/${id}`), /a deleted product changed since/],
    [
      'an attribute',
      async () => {
        const [{ id, version }] = (await test.get(`/api/admin/attributes?category_id=${tools.id}`)).body.attributes;
        return test.call('PUT', `/api/admin/attributes/${id}`, { label: 'Load', version });
      },
      /an attribute of the other category changed since/,
    ],
    [
      'a category with its address',
      () => test.post('/api/admin/categories', { fields: { name: 'New', slug: 'tools' } }),
      /has its address now/,
    ],
    [
      'its restoring from the trash',
      async () => {
        const { data } = (await test.get('/api/admin/trash')).body;
        return test.call('POST', `/api/admin/trash/${data[0].id}/restore`, {});
      },
      /not in the trash any more/,
    ],
  ])('is refused after %s, names it and changes nothing (ACAT-27)', async (_what, change, reason) => {
    const moved = await prepare();
    const { bulk_change } = (await merge()).body;
    expect((await change(moved)) as object).toMatchObject({ status: expect.toSatisfy((status: number) => status < 300) });
    const before = await stored();
    const answer = await undo(bulk_change.id);
    expect([answer.status, answer.body.message]).toEqual([409, expect.stringMatching(reason)]);
    expect(await stored()).toEqual(before);
  });
});
