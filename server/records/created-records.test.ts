// A form that is sent again after its response was lost saves the record that it has created.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { issueToken } from '#server/features/auth/auth.service.ts';
import { listJobs } from '#server/jobs/job-list.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { aPicture } from '#server/testing/multipart.ts';

let test: EditingApp;
let category: number;
beforeAll(async () => {
  test = await createEditingApp();
  ({ id: category } = (await test.post('/api/admin/categories', { fields: { name: 'Robots' } })).body.category);
});
afterAll(() => test.close());

const key = 'a-key-of-one-form-1';
const products = '/api/admin/products';
const product = (name: string, fields: object = {}) => ({ fields: { name, category_id: category, idempotency_key: key, ...fields } });
const countOf = async (url: string) => (await test.get(url)).body.data.length;

it.each([
  { url: products, answer: 'product', form: () => product('Gantry G1') },
  { url: '/api/admin/categories', answer: 'category', form: () => ({ fields: { name: 'Gantries', idempotency_key: key } }) },
  { url: '/api/admin/news', answer: 'news', form: () => ({ fields: { title: 'Gantries', content: '<p>New.</p>', idempotency_key: key } }) },
])('creates only one $answer for repeated attempts of a form, of which the last one counts (APIADM-36)', async ({ url, answer, form }) => {
  const before = await countOf(url);
  const title = answer === 'news' ? 'title' : 'name';
  const first = await test.post(url, form());
  const again = await test.post(url, form());
  const { id, slug, version } = first.body[answer];
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.body[answer]).toMatchObject({ id, slug });
  const changed = await test.post(url, { fields: { ...form().fields, [title]: 'Another text' } });
  expect(changed.body[answer]).toMatchObject({ id, slug, version: version + 2, [title]: 'Another text' });
  expect(await countOf(url)).toBe(before + 1);
  await test.post(url, { fields: { ...form().fields, idempotency_key: `${key}-other` } });
  await test.post(url, { fields: { ...form().fields, idempotency_key: '' } });
  expect(await countOf(url)).toBe(before + 3);
});

it('creates only one page for repeated attempts of a form (APIADM-36)', async () => {
  const create = () => test.call('POST', '/api/admin/pages', { title: 'Warranty', content: '<p>Text</p>', idempotency_key: key });
  const [first, again] = [await create(), await create()];
  expect(again.body.page.id).toBe(first.body.page.id);
});

it('creates only one record for concurrent attempts (APIADM-36)', async () => {
  const attempts = ['Lift L1', 'Lift L1', 'Lift L1'].map((name) =>
    test.post(products, product(name, { idempotency_key: `${key}-at-once` })),
  );
  const answers = await Promise.all(attempts);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(answers.map(({ body }) => body.product.id)).size).toBe(1);
});

it('saves the files of the last attempt (APIADM-36)', async () => {
  const picture = await aPicture();
  const fields = { idempotency_key: `${key}-with-files` };
  const files = [
    ['main_image', 'a.png', picture],
    ['images[0]', 'b.png', picture],
  ] as const;
  await test.post(products, { ...product('Lift L2', fields), files });
  const { body } = await test.post(products, { ...product('Lift L2', fields), files });
  expect(body.product).toMatchObject({ main_image: expect.any(String), images: [expect.any(String)] });
  const last = await test.post(products, product('Lift L2', fields));
  expect(last.body.product).toMatchObject({ main_image: null, images: [] });
});

it('creates another record after a day (APIADM-36)', async () => {
  const form = product('Lift L3', { idempotency_key: `${key}-of-a-day` });
  const { body: first } = await test.post(products, form);
  test.setTime('2026-11-22T03:00:01.000Z');
  const { config, connection, context } = test;
  const jobs = listJobs({ config, connection, clock: context.clock, store: {} as never, log: console });
  await jobs.find(({ name }) => name === 'editing')?.run(new AbortController().signal);
  const { token } = await issueToken(context, { administratorId: 1, remember: false });
  test.signedIn.authorization = `Bearer ${token}`;
  const { body: second } = await test.post(products, form);
  expect(second.product.id).not.toBe(first.product.id);
});
