import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Menus } from '#contract/menus.ts';
import { defaultMenus, type MenuEntry, type MenuKey, menuKeys } from '#contract/rules/menus.ts';
import { aCategory, anArticle, aPage, aProduct } from '#server/testing/builders.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { render } from '#web/site/entry-server.tsx';
import { ensurePages } from '../../pages/pages.service.ts';

let test: TestApp;
let headers: { authorization: string };
beforeAll(async () => {
  test = await createTestApp({}, undefined, render);
});
beforeEach(async () => {
  await test.reset();
  headers = await test.signIn();
});
afterAll(() => test.close());

const entry = (part: Partial<MenuEntry>): Partial<MenuEntry> => ({ kind: 'address', label: 'About', target: '/about', ...part });
const nested = { is_nested: true };
const menus = async () => ((await test.send('GET', '/api/public/settings')).body as { menus: Menus }).menus;
const header = async () => (await menus()).header;
const save = (key: MenuKey, entries: unknown, by: object = headers) =>
  test.send('POST', '/api/admin/settings-bulk-update', {
    headers: { ...by },
    body: { settings: [{ key, value: typeof entries === 'string' ? entries : JSON.stringify(entries) }] },
  });
const store = (key: string, value: string | null) =>
  test.context.db.updateTable('settings').set({ value }).where('key', '=', key).execute();
const send = (method: 'PUT' | 'DELETE', url: string, body?: object) => test.send(method, url, { headers, ...(body && { body }) });

it('are those of a new company until they are changed (MENU-01)', async () => {
  await ensurePages(test.context);
  for (const [index, name] of ['Robots', 'Drives', 'Grippers', 'Controls', 'Sensors', 'Frames'].entries())
    await aCategory(test.context, { name, sort_order: index + 1 });
  const { header: top, footer } = await menus();
  expect(top).toMatchObject([
    { label: 'HOME', url: '/' },
    { label: 'ABOUT', url: '/about' },
    { label: 'PRODUCTS', items: [{ label: 'All Products', url: '/products' }, { label: 'Robots' }, ...Array(5).fill({})] },
    { label: 'NEWS', items: [{ url: '/news' }, { url: '/news?type=knowledge' }] },
    { label: 'CONTACT', url: '/contact' },
  ]);
  expect(top[2]).toHaveProperty('items.1', { label: 'Robots', url: '/products?category=robots', category_id: expect.any(Number) });
  expect(footer).toMatchObject([
    { label: 'Quick Links', items: Array(5).fill({}) },
    { label: 'Our Solutions', items: [...Array(5).fill({ category_id: expect.any(Number) }), { label: 'View All Products' }] },
    { label: 'Privacy Policy', url: '/page/privacy-policy' },
    { label: 'Terms of Service', url: '/page/terms-of-service' },
  ]);
});

it('render the same document when the stored ones equal those of a new company (MENU-01)', async () => {
  await ensurePages(test.context);
  const { id } = await aCategory(test.context, { name: 'Robots' });
  await aProduct(test.context, { name: 'LR20', category_id: id });
  await anArticle(test.context, { title: 'Start' });
  const paths = ['/', '/about', '/products', '/products?category=robots', '/products/lr20', '/news', '/news/start', '/page/privacy-policy'];
  const documents = () => Promise.all(paths.map(async (url) => (await test.app.inject({ method: 'GET', url })).body));
  await test.context.db.deleteFrom('settings').where('key', 'in', menuKeys).execute();
  const before = await documents();
  expect(before.every((html) => html.includes('KNOWLEDGE BASE') || html.includes('Knowledge Base'))).toBe(true);
  await test.context.db
    .insertInto('settings')
    .values(
      menuKeys.map((key) => ({
        key,
        value: JSON.stringify(defaultMenus[key]),
        type: 'json' as const,
        group_name: 'menus',
        created_at: '2026-11-01T00:00:00.000Z',
        updated_at: '2026-11-01T00:00:00.000Z',
      })),
    )
    .execute();
  expect(await documents()).toEqual(before);
});

it('follow the name, the address and the visibility of their records with the next request (MENU-03, MENU-04, MENU-05)', async () => {
  const page = await aPage(test.context, { title: 'Certificates' });
  const hidden = await aPage(test.context, { title: 'Secret', is_published: false });
  const category = await aCategory(test.context, { name: 'Robots' });
  const product = await aProduct(test.context, { name: 'LR20', category_id: category.id });
  const article = await anArticle(test.context, { title: 'Start' });
  const later = await anArticle(test.context, { title: 'Later', published_at: '2999-01-01T00:00:00.000Z' });
  const to = (kind: MenuEntry['kind'], { id }: { id: number }, part: Partial<MenuEntry> = {}) =>
    entry({ kind, label: '', target: String(id), ...part });
  const entries = [
    to('page', page),
    to('page', hidden),
    to('category', category),
    to('product', product, { label: 'Our best' }),
    to('article', article),
    to('article', later),
    to('page', { id: 999_999 }),
    entry({ label: 'By address', target: '/page/certificates' }),
    entry({ label: 'Secret', target: '/page/secret' }),
  ];
  expect((await save('header_menu', entries)).status).toBe(200);
  expect(await header()).toEqual([
    { label: 'Certificates', url: '/page/certificates' },
    { label: 'Robots', url: '/products?category=robots', category_id: category.id },
    { label: 'Our best', url: '/products/lr20' },
    { label: 'Start', url: '/news/start' },
    { label: 'By address', url: '/page/certificates' },
  ]);
  await send('PUT', `/api/admin/pages/${page.id}`, { title: 'Our certificates', slug: 'our-certificates' });
  await send('DELETE', `/api/admin/news/${article.id}`);
  expect(await header()).toEqual([
    { label: 'Our certificates', url: '/page/our-certificates' },
    { label: 'Robots', url: '/products?category=robots', category_id: category.id },
    { label: 'Our best', url: '/products/lr20' },
    { label: 'By address', url: '/page/our-certificates' },
  ]);
  await send('PUT', `/api/admin/pages/${page.id}`, { is_published: false });
  expect((await header()).map(({ label }) => label)).toEqual(['Robots', 'Our best']);
});

it('have groups with entries and lists; hidden entries and empty groups are left out, repeated links appear once (MENU-02, MENU-04)', async () => {
  const first = await aCategory(test.context, { name: 'Robots' });
  await aCategory(test.context, { name: 'Drives', sort_order: 2 });
  await aPage(test.context, { title: 'Imprint' });
  await save('footer_menu', [
    entry({ ...nested, label: 'Not in a group' }),
    entry({ kind: 'group', label: 'Products', target: '' }),
    entry({ kind: 'list', label: '', target: 'categories', ...nested }),
    entry({ kind: 'category', label: '', target: String(first.id), ...nested }),
    entry({ label: 'Hidden', is_visible: false, ...nested }),
    entry({ kind: 'group', label: 'Hidden group', target: '', is_visible: false }),
    entry({ label: 'In a hidden group', ...nested }),
    entry({ kind: 'group', label: 'Empty', target: '' }),
    entry({ kind: 'list', label: '', target: 'pages', most: 1 }),
    entry({ label: 'Elsewhere', target: 'https://example.com/a' }),
  ]);
  expect((await menus()).footer).toMatchObject([
    { label: 'Not in a group', url: '/about' },
    { label: 'Products', items: [{ label: 'Drives' }, { label: 'Robots' }] },
    { label: 'Imprint', url: '/page/imprint' },
    { label: 'Elsewhere', url: 'https://example.com/a' },
  ]);
});

const longest = 'x'.repeat(81);

it.each([
  ['{broken', 'The value must be valid JSON.'],
  ['{"length": 3}', 'The value must be a list of entries.'],
  [Array(101).fill(entry({})), 'There can be at most 100 entries.'],
  [[null], 'Entry 1: It must be an object.'],
  [[{ ...entry({}), kind: '__proto__' }], 'Entry 1: The kind must be one of address, product, category, article, page, list, group.'],
  [[{ ...entry({}), label: {} }], 'Entry 1: Label and target must be text.'],
  [[{ ...entry({}), is_visible: 1 }], 'Entry 1: is_visible and is_nested must be true or false.'],
  [[entry({}), entry({ label: ' ' })], 'Entry 2: Enter a label.'],
  [[entry({ label: longest })], 'Entry 1: The label must not be longer than 80 characters.'],
  [[entry({ most: 1.5 })], 'Entry 1: Enter a whole number from 0 to 50.'],
  [[{ ...entry({}), most: '1e9' }], 'Entry 1: Enter a whole number from 0 to 50.'],
  [[entry({ kind: 'list', target: 'users' })], 'Entry 1: Choose one of the lists: categories, pages.'],
  [[entry({ kind: 'page', target: '1 or 1=1' })], 'Entry 1: Choose a record.'],
  [
    [entry({ kind: 'group', label: 'A', target: '' }), entry({ kind: 'group', label: 'B', ...nested })],
    'Entry 2: A group cannot be in another group.',
  ],
  ...['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x', '#x', '/a b'].map(
    (target) =>
      [[entry({ target })], 'Entry 1: Please enter a web address, an email address, a phone number or a path such as /products.'] as const,
  ),
] as const)('are refused as %j, and the default is shown if the database has them (MENU-06)', async (entries, message) => {
  const expected = await menus();
  const answer = await save('header_menu', entries);
  expect(answer).toMatchObject({ status: 422, body: { errors: { header_menu: [message] } } });
  await store('header_menu', typeof entries === 'string' ? entries : JSON.stringify(entries));
  expect(await menus()).toEqual(expected);
});

it('have at most four groups in the footer (MENU-08)', async () => {
  const groups = Array.from({ length: 5 }, (_, index) => entry({ kind: 'group', label: `Group ${index}`, target: '' }));
  expect(await save('footer_menu', groups)).toMatchObject({
    status: 422,
    body: { errors: { footer_menu: ['The footer can have at most 4 groups.'] } },
  });
  expect((await save('header_menu', groups)).status).toBe(200);
});

it('can be empty, and lose control characters of labels (MENU-02)', async () => {
  await save('header_menu', []);
  expect(await header()).toEqual([]);
  await save('header_menu', [entry({ label: 'A\u0000\nB' })]);
  expect(await header()).toEqual([{ label: 'A  B', url: '/about' }]);
});

it('name their records to administrators, visible or not, without deleted ones (MENU-11)', async () => {
  const page = await aPage(test.context, { title: 'Certificates', is_published: false });
  const { id } = await aCategory(test.context, { name: 'Robots' });
  const { body } = await test.send('POST', '/api/admin/menu-records', {
    headers,
    body: {
      records: [
        { kind: 'page', id: page.id },
        { kind: 'category', id },
        { kind: 'article', id: 999_999 },
      ],
    },
  });
  expect(body).toEqual({
    data: [
      { kind: 'category', id, name: 'Robots', address: '/products?category=robots', is_visible: true },
      { kind: 'page', id: page.id, name: 'Certificates', address: '/page/certificates', is_visible: false },
    ],
  });
});

it('are shown in a preview before they are saved, on the home page (MENU-10)', async () => {
  const before = await menus();
  const { status, body } = await test.send('POST', '/api/admin/previews/menus', {
    headers,
    body: { header_menu: JSON.stringify([entry({ label: 'Only this' })]), footer_menu: '{broken' },
  });
  const { html } = body as { html: string };
  expect(status).toBe(200);
  expect(html).toMatch(/<nav aria-label="Main"><ul class="nav"><li><a href="\/about">Only this<\/a><\/li><\/ul>/);
  expect(html).toContain('Quick Links');
  expect(await menus()).toEqual(before);
});
