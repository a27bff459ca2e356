// Applying and undoing imports.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApplying } from '#server/testing/applying-app.ts';
import { aCategory, anArticle, aProduct } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { plannedImport, type RowToPlan } from '#server/testing/planned-import.ts';
import * as service from './apply.service.ts';

let test: EditingApp;
let errors: object[];
let context: service.ApplyContext;

beforeAll(async () => {
  test = await createEditingApp();
});
beforeEach(async () => {
  await test.reset();
  ({ context, errors } = createApplying(test));
});
afterAll(() => test.close());

const stateOf = async (id: number) =>
  (await context.db.selectFrom('imports').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;
const rowsOf = async (id: number) =>
  (await context.db.selectFrom('import_rows').selectAll().where('import_id', '=', id).orderBy('number').execute()).map((row) => ({
    ...row,
    reasons: (JSON.parse(row.report).errors as { text: string }[]).map(({ text }) => text),
  }));
const statesOf = async (id: number) => (await rowsOf(id)).map(({ state }) => state);
const apply = async (id: number) => {
  await service.startApply(context, id);
  await context.work.idle();
};
const undo = async (id: number) => {
  await service.undo(context, id);
  await context.work.idle();
};
const plan = (rows: readonly RowToPlan[]) => plannedImport(context.db, rows);
const visible = async (address: string) => (await test.visit('GET', address)).body as never;

describe('applying', () => {
  it('creates and changes records with their history, slugs and attributes, and one entry of the audit log (IMP-40, IMP-41)', async () => {
    const category = await aCategory(test.context, { name: 'Sensors' });
    const old = await aProduct(test.context, { name: 'Old sensor', category_id: category.id, model: 'S-1', price: 5 });
    const id = await plan([
      { record: old as never, fields: { price: 7.5, short_description: '<p>New</p>' } },
      { fields: { name: 'Old sensor', category_id: category.id, model: 'S-2' } },
      { fields: { name: 'Old sensor', category_id: category.id, model: 'S-3', is_active: false } },
      { fields: { name: '机器人', category_id: category.id } },
      { kind: 'article', fields: { title: 'News', content: '<p>Text</p>', author: { name: 'Editor' }, is_published: true } },
    ]);
    await apply(id);
    expect([await stateOf(id), await statesOf(id), errors]).toEqual(['applied', Array(5).fill('written'), []]);
    const { data } = (await test.get('/api/admin/products?per_page=50')).body;
    const slugs = Object.fromEntries(data.map((one: { model: string; slug: string }) => [one.model, one.slug]));
    const latin = data.find((one: { name: string }) => one.name === '机器人');
    expect(slugs).toMatchObject({ 'S-1': 'old-sensor', 'S-2': 'old-sensor-2', 'S-3': 'old-sensor-3' });
    expect(latin.slug).toBe(`product-${latin.id}`);
    expect(data.find((one: { id: number }) => one.id === old.id)).toMatchObject({
      price: 7.5,
      short_description: '<p>New</p>',
      version: 2,
    });
    const { data: history } = (await test.get(`/api/admin/revisions?kind=product&record_id=${old.id}`)).body;
    expect(history[0]).toMatchObject({ action: 'update', actor: { id: 1, name: 'Administrator' }, fields: ['price', 'short_description'] });
    const { data: entries } = (await test.get('/api/admin/audit')).body;
    expect(entries[0]).toMatchObject({ action: 'import', kind: 'import', record_id: id, record_name: 'products.csv' });
    expect(entries.slice(1).some(({ kind }: { kind: string }) => kind === 'article')).toBe(false);
  });

  it('leaves drafts of the changed records as they are (IMP-40)', async () => {
    const article = await anArticle(test.context, { title: 'News', is_published: true });
    const draft = { title: 'Better news', version: 1 };
    expect((await test.post(`/api/admin/drafts/article/${article.id}`, { fields: { _method: 'PUT', ...draft } })).status).toBeLessThan(300);
    const before = await context.db.selectFrom('drafts').selectAll().execute();
    await apply(await plan([{ kind: 'article', record: article as never, fields: { excerpt: 'Short' } }]));
    expect(before).toHaveLength(1);
    expect(await context.db.selectFrom('drafts').selectAll().execute()).toEqual(before);
  });

  it('creates categories before their products, and refuses the products of a category that is not created (IMP-42)', async () => {
    await aCategory(test.context, { name: 'Taken', slug: 'taken' });
    const id = await plan([
      { kind: 'category', fields: { name: 'Drives' } },
      { kind: 'category', fields: { name: 'Others', slug: 'taken' } },
      { fields: { name: 'Drive' }, changes: { category_row: 1 } },
      { fields: { name: 'Other' }, changes: { category_row: 2 } },
    ]);
    await apply(id);
    expect((await rowsOf(id)).map(({ state, reasons }) => [state, ...reasons])).toEqual([
      ['written'],
      ['refused', 'The slug has already been taken.'],
      ['written'],
      ['refused', 'The category was not created. See the row of the category.'],
    ]);
  });

  it('refuses rows whose records changed, disappeared or appeared after the dry run, and writes the others (IMP-43)', async () => {
    const category = await aCategory(test.context, { name: 'Sensors' });
    const products = [];
    for (const name of ['Changed', 'Removed', 'Same']) products.push(await aProduct(test.context, { name, category_id: category.id }));
    const gone = await aCategory(test.context, { name: 'Gone' });
    const id = await plan([
      ...products.map((record): RowToPlan => ({ record: record as never, fields: { price: 1 } })),
      { fields: { name: 'Twice', category_id: category.id, model: 'T-1' } },
      { fields: { name: 'Homeless', category_id: gone.id } },
      { fields: { name: 'New', category_id: category.id } },
    ]);
    await test.post(`/api/admin/products/${products[0]?.id}`, { fields: { _method: 'PUT', name: 'Changed', price: '3' } });
    await test.call('DELETE', `/api/admin/products/${products[1]?.id}`);
    await test.call('DELETE', `/api/admin/categories/${gone.id}`);
    await aProduct(test.context, { name: 'Another', category_id: category.id, model: 'T-1' });
    await apply(id);
    const reasons = (await rowsOf(id)).map(({ state, reasons: [reason] }) => [state, reason]);
    expect(reasons).toEqual([
      ['refused', expect.stringContaining('was changed after the dry run')],
      ['refused', expect.stringContaining('was deleted after the dry run')],
      ['written', undefined],
      ['refused', expect.stringContaining('with this model was created after the dry run')],
      ['refused', 'The selected category does not exist.'],
      ['written', undefined],
    ]);
    expect(errors).toEqual([]);
  });

  it('writes redirects from former addresses, and reports those that cannot be redirected (IMP-44)', async () => {
    const id = await plan([
      {
        kind: 'article',
        fields: { title: 'Fair', content: '<p>x</p>', author: { name: 'E' }, is_published: true },
        changes: { old_address: '/2024/05/fair/' },
      },
      {
        kind: 'article',
        fields: { title: 'Two', content: '<p>x</p>', author: { name: 'E' }, is_published: true },
        changes: { old_address: '/admin' },
      },
    ]);
    await apply(id);
    expect(await statesOf(id)).toEqual(['written', 'written']);
    expect((await rowsOf(id)).map(({ reasons }) => reasons.length)).toEqual([0, 1]);
    const { data } = (await test.get('/api/admin/redirects')).body;
    expect(data).toMatchObject([{ from: '/2024/05/fair', to: '/news/fair' }]);
    await undo(id);
    expect((await test.get('/api/admin/redirects')).body.data).toEqual([]);
  });
});

describe('undoing', () => {
  it('restores the identical content, except times, versions and redirects (IMP-45)', async () => {
    const category = await aCategory(test.context, { name: 'Sensors' });
    const product = await aProduct(test.context, { name: 'Sensor', category_id: category.id, price: 5 });
    const article = await anArticle(test.context, { title: 'News', is_published: true });
    const addresses = [
      '/api/public/products',
      '/api/public/categories',
      '/api/public/news',
      '/api/public/products/sensor',
      '/api/public/products/drive',
    ];
    const content = async () => {
      const bodies: unknown[] = [];
      for (const address of addresses) bodies.push(await visible(address));
      return JSON.parse(JSON.stringify(bodies), (key, value) => (['updated_at', 'version'].includes(key) ? undefined : value));
    };
    const before = await content();
    const id = await plan([
      { kind: 'category', fields: { name: 'Drives' } },
      { fields: { name: 'Drive' }, changes: { category_row: 1 } },
      { record: product as never, fields: { name: 'Better sensor', slug: 'better-sensor', price: 8 } },
      { kind: 'article', record: article as never, fields: { title: 'Old news', is_published: false } },
    ]);
    await apply(id);
    expect(await content()).not.toEqual(before);
    await undo(id);
    expect([await stateOf(id), await statesOf(id)]).toEqual(['undone', Array(4).fill('undone')]);
    expect(await content()).toEqual(before);
    expect((await test.get('/api/admin/trash')).body.data.map(({ name }: { name: string }) => name).sort()).toEqual(['Drive', 'Drives']);
    const { data: entries } = (await test.get('/api/admin/audit')).body;
    expect(entries[0]).toMatchObject({ action: 'restore', kind: 'import', record_id: id });
  });

  it('keeps records that were changed since and categories with other products, and lists them (IMP-46)', async () => {
    const id = await plan([
      { kind: 'category', fields: { name: 'Drives' } },
      { kind: 'category', fields: { name: 'Empty' } },
      { fields: { name: 'Changed' }, changes: { category_row: 1 } },
      { fields: { name: 'Untouched' }, changes: { category_row: 1 } },
    ]);
    await apply(id);
    const changed = (await rowsOf(id))[2]?.record_id;
    await test.post(`/api/admin/products/${changed}`, { fields: { _method: 'PUT', name: 'Changed by hand' } });
    await undo(id);
    expect((await rowsOf(id)).map(({ state, reasons }) => [state, reasons.length])).toEqual([
      ['kept', 1],
      ['undone', 0],
      ['kept', 1],
      ['undone', 0],
    ]);
    expect((await test.get(`/api/admin/products/${changed}`)).body.product.name).toBe('Changed by hand');
  });

  it('creates, changes and undoes attributes (IMP-47)', async () => {
    const { attribute } = (
      await test.call('POST', '/api/admin/attributes', { label: 'Weight', kind: 'number', quantity: 'mass', unit: 'kg' })
    ).body;
    const id = await plan([
      { kind: 'attribute', record: attribute, fields: { label: 'Mass' } },
      { kind: 'attribute', fields: { label: 'Housing', kind: 'text' } },
    ]);
    await apply(id);
    const labels = async () => (await test.get('/api/admin/attributes')).body.attributes.map(({ label }: { label: string }) => label);
    expect([await statesOf(id), await labels()]).toEqual([
      ['written', 'written'],
      ['Mass', 'Housing'],
    ]);
    await undo(id);
    expect([await statesOf(id), await labels()]).toEqual([['undone', 'undone'], ['Weight']]);
  });
});
