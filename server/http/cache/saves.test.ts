// A save of any kind of record is visible in the very next response.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCategory, anArticle, aPage, aProduct } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { aPdf } from '#server/testing/multipart.ts';

interface Ids {
  category: number;
  product: number;
  article: number;
  page: number;
}

type Change = (test: EditingApp, ids: Ids) => Promise<{ status: number }>;

const form =
  (path: (ids: Ids) => string, fields: Record<string, string>): Change =>
  (test, ids) =>
    test.post(path(ids), { fields: { _method: 'PUT', ...fields } });
const created =
  (path: string, fields: Record<string, string>): Change =>
  (test) =>
    test.post(path, { fields });
const removed =
  (path: (ids: Ids) => string): Change =>
  (test, ids) =>
    test.call('DELETE', path(ids));
const settings =
  (...values: [key: string, value: string][]): Change =>
  (test) =>
    test.call('POST', '/api/admin/settings-bulk-update', { settings: values.map(([key, value]) => ({ key, value })) });

const product = ({ product: id }: Ids) => `/api/admin/products/${id}`;
const category = ({ category: id }: Ids) => `/api/admin/categories/${id}`;
const article = ({ article: id }: Ids) => `/api/admin/news/${id}`;
const page = ({ page: id }: Ids) => `/api/admin/pages/${id}`;

// the order matters: each case starts from the state that the previous one left
const changes: [kind: string, url: string, change: Change, expected: string | number | { without: string }][] = [
  ['a new product', '/api/public/products', created('/api/admin/products', { name: 'New arm', category_id: '1' }), 'New arm'],
  ['a changed product', '/api/public/products/arm', form(product, { name: 'Arm LR20' }), 'Arm LR20'],
  ['a changed product in a search', '/api/public/products?search=arm', form(product, { name: 'Arm LR21' }), 'Arm LR21'],
  ['a changed order', '/api/public/products?page=1', form(product, { sort_order: '77' }), '"sort_order":77'],
  [
    'a new brochure',
    '/api/public/products/arm',
    (test, ids) => test.post(product(ids), { fields: { _method: 'PUT' }, files: [['brochure', 'Data sheet.pdf', aPdf]] }),
    'Data sheet.pdf',
  ],
  ['a new slug of a product', '/api/public/products/arm', form(product, { slug: 'arm-2' }), 301],
  ['a changed category', '/api/public/categories', form(category, { name: 'Long arms' }), 'Long arms'],
  ['a changed category in its products', '/api/public/products/arm-2', form(category, { name: 'Short arms' }), 'Short arms'],
  ['a hidden category', '/api/public/products/arm-2', form(category, { is_active: '0' }), 404],
  ['a category that is shown again', '/api/public/homepage', form(category, { is_active: '1' }), 'Short arms'],
  ['a deleted product', '/api/public/products/arm-2', removed(product), 404],
  ['a deleted category', '/sitemap.xml', removed(({ category: id }) => `/api/admin/categories/${id + 1}`), { without: 'category=empty' }],
  ['a new article', '/api/public/news', created('/api/admin/news', { title: 'Fair', type: 'news', content: '<p>Text</p>' }), 'Fair'],
  ['a changed article', '/api/public/news/opening', form(article, { title: 'Grand opening' }), 'Grand opening'],
  ['a changed article in the feed', '/feed.xml', form(article, { title: 'Small opening' }), 'Small opening'],
  ['a new slug of an article', '/api/public/news/opening', form(article, { slug: 'opening-2' }), 301],
  ['a withdrawn article', '/api/public/news/opening-2', form(article, { is_published: '0' }), 404],
  ['a deleted article', '/api/public/news/party', removed(({ article: id }) => `/api/admin/news/${id + 1}`), 404],
  ['a changed page', '/api/public/pages/delivery', (test, ids) => test.call('PUT', page(ids), { title: 'Shipping' }), 'Shipping'],
  ['a new slug of a page', '/api/public/pages/delivery', (test, ids) => test.call('PUT', page(ids), { slug: 'shipping' }), 301],
  ['a deleted page', '/api/public/pages/shipping', removed(page), 404],
  ['a setting', '/api/public/settings', settings(['company_name', 'Lintara Two']), 'Lintara Two'],
  ['a setting in the manifest', '/site.webmanifest', settings(['company_name', 'Lintara Three']), 'Lintara Three'],
  ['the currency', '/api/public/currency-settings', settings(['currency_symbol', 'EUR']), 'EUR'],
  ['synonyms', '/api/public/products?search=gripper', settings(['search_synonyms', '[["gripper","new"]]']), 'New arm'],
  ['a slide', '/api/public/homepage', settings(['slides_data', '[{"title":"Slide one"}]']), 'Slide one'],
  ['statistics', '/api/public/homepage', settings(['statistics', '[{"value":"42","label":"Robots"}]']), 'Robots'],
  ['the team', '/api/public/settings', settings(['team_members', '[{"name":"Ayu","position":"CEO","photo":null}]']), 'Ayu'],
  ['a section of the about page', '/api/public/about', settings(['sections', '[{"id":1,"title":"History","content":""}]']), 'History'],
];

describe('a save', () => {
  let test: EditingApp;
  let ids: Ids;
  beforeAll(async () => {
    test = await createEditingApp();
    const { context } = test;
    const first = await aCategory(context, { name: 'Arms' });
    const empty = await aCategory(context, { name: 'Empty' });
    expect(empty.id).toBe(first.id + 1);
    const opening = await anArticle(context, { title: 'Opening', is_published: true });
    await anArticle(context, { title: 'Party', is_published: true });
    const delivery = (await aPage(context, { title: 'Delivery', is_published: true })) as { id: number };
    await aPage(context, { title: 'About', slug: 'about', template: 'about', is_published: true });
    ids = {
      category: first.id,
      product: (await aProduct(context, { name: 'Arm', category_id: first.id })).id,
      article: opening.id,
      page: delivery.id,
    };
  });
  afterAll(() => test.close());

  it.each(changes)('shows %s in the next response of %s (SPEED-02)', async (_kind, url, change, expected) => {
    const ask = async () => {
      const { statusCode, body } = await test.app.inject({ method: 'GET', url });
      if (typeof expected === 'number') return statusCode === expected;
      expect(statusCode).toBe(200);
      return typeof expected === 'string' ? body.includes(expected) : !body.includes(expected.without);
    };
    expect([await ask(), await ask()]).toEqual([false, false]);
    expect((await change(test, ids)).status).toBeLessThan(300);
    expect(await ask()).toBe(true);
  });
});
