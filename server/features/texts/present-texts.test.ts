import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPage, aProduct } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';

let test: EditingApp;
beforeAll(async () => {
  test = await createEditingApp();
});
afterAll(() => test.close());

const read = async (slug: string): Promise<string> =>
  ((await test.visit('GET', `/api/public/pages/${slug}`)).body as { content: string }).content;
const cards = (...slugs: string[]) =>
  `<ul class="product-cards">${slugs.map((slug) => `<li><a href="/products/${slug}">Old name</a></li>`).join('')}</ul>`;

describe('product cards in a text', () => {
  it('have the current name, address and picture of the product (EDIT-31)', async () => {
    const { context } = test;
    const main_image = 'uploads/2026/11/0123456789abcdef.webp';
    const product = await aProduct(context, { name: 'Arm <7>', slug: 'arm-7', main_image });
    await aProduct(context, { name: 'Gripper', slug: 'gripper' });
    await aPage(context, { title: 'Arms', content: `<p>a</p>${cards('arm-7', 'gripper')}` });
    const expected = (slug: string, name: string) =>
      `<p>a</p><ul class="product-cards"><li><a href="/products/${slug}"><img src="/storage/${main_image}" alt=""><span>${name}</span></a></li>` +
      '<li><a href="/products/gripper"><span>Gripper</span></a></li></ul>';
    expect(await read('arms')).toBe(expected('arm-7', 'Arm &lt;7&gt;'));
    const fields = { name: 'Arm 8', slug: 'arm-8', version: '1' };
    expect((await test.post(`/api/admin/products/${product.id}`, { fields })).status).toBe(200);
    expect(await read('arms')).toBe(expected('arm-8', 'Arm 8'));
  });

  it('disappear with products that visitors cannot see (EDIT-31)', async () => {
    const { context } = test;
    const hidden = await aProduct(context, { name: 'Hidden', slug: 'hidden' });
    const deleted = await aProduct(context, { name: 'Deleted', slug: 'deleted' });
    await aPage(context, { title: 'Both', content: `<p>a</p>${cards('hidden', 'deleted')}` });
    expect((await test.post(`/api/admin/products/${hidden.id}`, { fields: { is_active: '0', version: '1' } })).status).toBe(200);
    expect(await read('both')).toContain('Deleted');
    expect(await read('both')).not.toContain('hidden');
    expect((await test.call('DELETE', `/api/admin/products/${deleted.id}`)).status).toBe(200);
    expect(await read('both')).toBe('<p>a</p>');
  });
});

it('adds type and size to listed documents, and keeps the stored text (EDIT-31)', async () => {
  const { context } = test;
  const path = 'uploads/2026/11/0123456789abcdee.pdf';
  const at = '2026-11-01T00:00:00.000Z';
  const file = {
    path,
    name: 'sheet.pdf',
    bytes: 2_140_000,
    width: null,
    height: null,
    alt: '',
    is_decorative: 0,
    kind: 'document',
  } as const;
  await context.db
    .insertInto('media')
    .values({ ...file, admin_search: '', status: 'library', created_at: at, updated_at: at } as never)
    .execute();
  const content = `<ul class="documents"><li><a href="/storage/${path}">Data &amp; sheet</a></li></ul>`;
  await aPage(context, { title: 'Downloads', content });
  expect(await read('downloads')).toBe(content.replace('</a>', ' <small>PDF, 2.1\u00a0MB</small></a>'));
  const stored = (await test.get('/api/admin/pages')).body.data.find(({ slug }: { slug: string }) => slug === 'downloads');
  expect(stored.content).toBe(content);
});
