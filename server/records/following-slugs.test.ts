// The slug of a record follows its name until visitors have seen it.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';

let test: EditingApp;
beforeAll(async () => {
  test = await createEditingApp();
});
afterAll(() => test.close());

const create = async (title: string, fields: object = {}) =>
  (await test.call('POST', '/api/admin/pages', { title, content: '<p>Text</p>', is_published: false, ...fields })).body.page;
const save = async ({ id }: { id: number }, fields: object) => (await test.call('PUT', `/api/admin/pages/${id}`, fields)).body.page;

it('follows the name of a page that was never published, and is unique (DATA-20)', async () => {
  const page = await create('Terms');
  expect((await save(page, { title: 'Delivery' })).slug).toBe('delivery');
  const other = await create('Returns');
  expect((await save(other, { title: 'Delivery' })).slug).toBe('delivery-2');
  expect((await save(other, { title: 'Payment' })).slug).toBe('payment');
  // the old slug is free
  expect((await create('Returns')).slug).toBe('returns');
});

it('stays the same once the page was published, even if it is hidden again (DATA-20)', async () => {
  const page = await create('Warranty');
  expect((await save(page, { title: 'Guarantee', is_published: true })).slug).toBe('guarantee');
  expect((await save(page, { title: 'Pledge' })).slug).toBe('guarantee');
  await save(page, { is_published: false });
  expect((await save(page, { title: 'Promise' })).slug).toBe('guarantee');
});

it('stays the same if it was chosen, and for a name without Latin letters (DATA-20)', async () => {
  expect((await save(await create('Imprint', { slug: 'legal' }), { title: 'Notice' })).slug).toBe('legal');
  expect((await save(await create('Careers'), { title: '机器人' })).slug).toBe('careers');
});

it('follows the name of a copy (DATA-20)', async () => {
  const category = (await test.post('/api/admin/categories', { fields: { name: 'Axes' } })).body.category;
  const axis = (await test.post('/api/admin/products', { fields: { name: 'Axis LA-40', category_id: category.id } })).body.product;
  const copy = (await test.call('POST', `/api/admin/products/${axis.id}/duplicate`)).body.product;
  const { body } = await test.post(`/api/admin/products/${copy.id}`, { fields: { _method: 'PUT', name: 'Axis LA-60' } });
  expect(body.product.slug).toBe('axis-la-60');
});
