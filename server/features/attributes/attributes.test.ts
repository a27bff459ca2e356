// Attribute definitions, and the values read from the specifications of products.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCategory, aProduct } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { type Cell, numberAt, readCells } from './attributes.cells.ts';
import { markOutdated, readOutdated } from './attributes.values.repository.ts';

const row = (key: string, value: string) => ({ type: 'single', key, value });

describe('attributes', () => {
  let test: EditingApp;
  let categoryId: number;
  beforeAll(async () => {
    test = await createEditingApp();
    categoryId = (await aCategory(test.context)).id;
  });
  afterAll(() => test.close());

  const define = async (input: object) => {
    const { status, body } = await test.call('POST', '/api/admin/attributes', { category_id: categoryId, ...input });
    expect(body, JSON.stringify(body)).toMatchObject({ attribute: expect.anything() });
    expect(status).toBe(201);
    return body.attribute;
  };
  const payload = { label: 'Payload', kind: 'number', quantity: 'mass', unit: 'kg', is_filter: true };
  const cellsOf = async (id: number) => {
    const stored = await test.context.db.selectFrom('product_attributes').selectAll().where('product_id', '=', id).executeTakeFirst();
    const cells: Cell[] = [];
    if (stored)
      readCells(new DataView(stored.cells.buffer, stored.cells.byteOffset, stored.cells.byteLength), {
        number: (attribute, view, from, to) => cells.push({ id: attribute, minimum: numberAt(view, from), maximum: numberAt(view, to) }),
        mask: (attribute, view, at) => cells.push({ id: attribute, mask: numberAt(view, at) }),
      });
    return cells;
  };
  const remove = async (id: number) => expect((await test.call('DELETE', `/api/admin/attributes/${id}`)).status).toBe(200);

  it('are created with a key made from the label, listed in their order, and deleted (ATTR-15)', async () => {
    const mass = await define({ label: 'Mass', kind: 'number', quantity: 'mass', unit: 'kg', category_id: null });
    const one = await define(payload);
    const other = await define({ label: 'Payload!', kind: 'text' });
    expect([one.key, other.key, other.is_filter]).toEqual(['payload', 'payload-2', false]);
    const taken = await test.call('POST', '/api/admin/attributes', { category_id: categoryId, label: 'X', kind: 'text', key: 'mass' });
    expect([taken.status, taken.body.errors]).toEqual([422, { key: ['Another attribute has this key.'] }]);
    expect((await test.call('PUT', '/api/admin/attributes/order', { category_id: categoryId, ids: [other.id, one.id] })).status).toBe(200);
    const { body } = await test.get(`/api/admin/attributes?category_id=${categoryId}`);
    const keys = (list: { key: string }[]) => list.map(({ key }) => key);
    expect([keys(body.attributes), keys(body.general)]).toEqual([['payload-2', 'payload'], ['mass']]);
    expect(keys((await test.get('/api/admin/attributes')).body.attributes)).toEqual(['mass']);
    for (const { id } of [mass, one, other]) await remove(id);
    expect((await test.get(`/api/admin/attributes?category_id=${categoryId}`)).body.attributes).toEqual([]);
  });

  it('read the specifications of a product when it is saved, without preventing the save if a value cannot be parsed (ATTR-16)', async () => {
    const { id } = await define(payload);
    const product = await aProduct(test.context, {
      category_id: categoryId,
      specifications: [row('Payload', '500 g'), row('Other', '1 kg')],
    });
    expect(await cellsOf(product.id)).toEqual([{ id, minimum: 0.5, maximum: 0.5 }]);
    const saved = await test.post(`/api/admin/products/${product.id}`, {
      fields: { _method: 'PUT', specifications: JSON.stringify([row('Payload', 'on request')]) },
    });
    expect([saved.status, saved.body.product.specifications]).toEqual([200, [row('Payload', 'on request')]]);
    expect(await cellsOf(product.id)).toEqual([]);
    const { body } = await test.get(`/api/admin/attributes/problems?category_id=${categoryId}`);
    expect(body.data).toMatchObject([
      { product: { id: product.id, name: product.name }, attribute: { id, key: 'payload' }, name: 'Payload', text: 'on request' },
    ]);
    const listed = (await test.get(`/api/admin/attributes?category_id=${categoryId}`)).body;
    expect([listed.problems, listed.counts]).toEqual([1, { [id]: { values: 1, problems: 1 } }]);
    await test.call('DELETE', `/api/admin/products/${product.id}`);
    expect((await test.get(`/api/admin/attributes/problems?category_id=${categoryId}`)).body.total).toBe(0);
    await remove(id);
  });

  it('read existing products when they are created, changed, merged and deleted, and when a product changes its category (ATTR-17)', async () => {
    const product = await aProduct(test.context, { category_id: categoryId, specifications: [row('Load', '2 kg'), row('Weight', '3 kg')] });
    const one = await define(payload);
    expect(await cellsOf(product.id)).toEqual([]);
    const renamed = await test.call('PUT', `/api/admin/attributes/${one.id}`, { label: 'Load', version: one.version });
    expect(renamed.body.attribute).toMatchObject({ label: 'Load', aliases: ['Payload'], key: 'payload', version: 2 });
    expect(await cellsOf(product.id)).toEqual([{ id: one.id, minimum: 2, maximum: 2 }]);
    const stale = await test.call('PUT', `/api/admin/attributes/${one.id}`, { label: 'Other', version: 1 });
    expect(stale.status).toBe(409);
    const other = await define({ label: 'Weight', kind: 'number', quantity: 'mass', unit: 'kg' });
    expect(await cellsOf(product.id)).toHaveLength(2);
    const merged = await test.call('POST', `/api/admin/attributes/${other.id}/merge`, { into: one.id });
    expect(merged.body.attribute.aliases).toEqual(['Payload', 'Weight']);
    expect(await cellsOf(product.id)).toEqual([{ id: one.id, minimum: 2, maximum: 2 }]);
    const elsewhere = await aCategory(test.context, { name: 'Elsewhere' });
    const move = (id: number) => test.post(`/api/admin/products/${product.id}`, { fields: { _method: 'PUT', category_id: String(id) } });
    await move(elsewhere.id);
    expect(await cellsOf(product.id)).toEqual([]);
    await move(categoryId);
    expect(await cellsOf(product.id)).toHaveLength(1);
    const copy = await test.call('POST', `/api/admin/products/${product.id}/duplicate`);
    expect(await cellsOf(copy.body.product.id)).toHaveLength(1);
    await remove(one.id);
    expect(await cellsOf(product.id)).toEqual([]);
  });

  it('are appended after the remaining ones when others were deleted (ATTR-15)', async () => {
    const [one, other] = [await define({ label: 'Payload', kind: 'text' }), await define({ label: 'Reach', kind: 'text' })];
    await define({ label: 'Weight', kind: 'text' });
    for (const { id } of [one, other]) await remove(id);
    await define({ label: 'Speed', kind: 'text' });
    const { attributes } = (await test.get(`/api/admin/attributes?category_id=${categoryId}`)).body;
    expect(attributes.map(({ label }: { label: string }) => label)).toEqual(['Weight', 'Speed']);
  });

  it('read products again after a change of order if two attributes have the same alias (ATTR-17)', async () => {
    const product = await aProduct(test.context, { category_id: categoryId, specifications: [row('Load', '2 kg')] });
    const one = await define({ ...payload, aliases: ['Load'] });
    const other = await define({ label: 'Axle load', kind: 'number', quantity: 'mass', unit: 'kg', aliases: ['Load'] });
    expect(await cellsOf(product.id)).toMatchObject([{ id: one.id }]);
    await test.call('PUT', '/api/admin/attributes/order', { category_id: categoryId, ids: [other.id, one.id] });
    expect(await cellsOf(product.id)).toMatchObject([{ id: other.id }]);
    for (const { id } of [one, other]) await remove(id);
  });

  it('keep the choices of products when choices are renamed and reordered (ATTR-18)', async () => {
    const choice = (label: string) => ({ key: label.toLowerCase(), label });
    const { id } = await define({ label: 'Protection', kind: 'choices', choices: [choice('IP65'), choice('IP67')] });
    const product = await aProduct(test.context, { category_id: categoryId, specifications: [row('Protection', 'IP67')] });
    expect(await cellsOf(product.id)).toEqual([{ id, mask: 2 }]);
    await test.call('PUT', `/api/admin/attributes/${id}`, { choices: [choice('IP69'), choice('IP67'), choice('IP65')] });
    expect(await cellsOf(product.id)).toEqual([{ id, mask: 2 }]);
    const none = await test.call('PUT', `/api/admin/attributes/${id}`, { choices: [] });
    expect([none.status, none.body.errors]).toEqual([422, { choices: ['Enter at least one choice.'] }]);
    await remove(id);
  });

  it('are read in batches in the background when many products are affected (ATTR-19)', async () => {
    const { id } = await define(payload);
    const product = await aProduct(test.context, { category_id: categoryId, specifications: [row('Payload', '7 kg')] });
    const { db } = test.context;
    await db.updateTable('product_attributes').set({ cells: new Uint8Array() }).where('product_id', '=', product.id).execute();
    await markOutdated(db, categoryId);
    await readOutdated(db);
    expect(await cellsOf(product.id)).toEqual([{ id, minimum: 7, maximum: 7 }]);
    await remove(id);
  });

  it('list the names of rows with examples and the attribute that reads them (ATTR-20)', async () => {
    const category = await aCategory(test.context, { name: 'Named' });
    const { id } = await define({ ...payload, category_id: category.id });
    for (const text of ['1 kg', '2 kg', '2 kg'])
      await aProduct(test.context, { category_id: category.id, specifications: [row('Payload', text), row('Colour', 'Red')] });
    await aProduct(test.context, { category_id: category.id, specifications: [row('Payload (kg)', '4')] });
    const { body } = await test.get(`/api/admin/attributes/names?category_id=${category.id}`);
    expect(body).toEqual([
      { name: 'Colour', products: 3, examples: ['Red'], attribute: null },
      { name: 'Payload', products: 3, examples: ['1 kg', '2 kg'], attribute: { id, key: 'payload', label: 'Payload' } },
      { name: 'Payload (kg)', products: 1, examples: ['4'], attribute: { id, key: 'payload', label: 'Payload' } },
    ]);
  });
});
