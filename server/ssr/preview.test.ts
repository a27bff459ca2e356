// Previews of drafts as pages of the real site.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addMedia } from '#server/features/uploads/media.repository.ts';
import { multipart } from '#server/testing/multipart.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { render } from '#web/site/entry-server.tsx';

let test: TestApp;
let headers: { authorization: string };
beforeEach(async () => {
  test = await createTestApp({}, undefined, render);
  headers = await test.signIn();
});
afterEach(() => test.close());

// biome-ignore lint/suspicious/noExplicitAny: the expectations of each test define the shape
type Body = any;

const call = async (method: 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown): Promise<Body> =>
  (await test.send(method, `/api/admin/${url}`, { headers, ...(body !== undefined && { body }) })).body;
const post = async (url: string, fields: Record<string, string>): Promise<Body> => {
  const { payload, contentType } = multipart({ fields });
  const answer = await test.send('POST', `/api/admin/${url}`, { body: payload, headers: { ...headers, 'content-type': contentType } });
  return answer.body;
};
const open = (url: string) => test.app.inject({ method: 'GET', url });
const previewOf = async (record: string) => open((await call('POST', `drafts/${record}/preview`)).path);

it('has the pictures of the draft below its own address, which visitors cannot get elsewhere (FILES-14)', async () => {
  const path = 'uploads/2026/11/0123456789abcdef.webp';
  const file = { path, name: 'Cell.webp', bytes: 1, width: 8, height: 8, status: 'pending' } as const;
  await addMedia(test.context.db, [file], '2026-11-21T03:00:00.000Z');
  const { page } = await call('POST', 'pages', { title: 'Plant', content: '<p>Text</p>', is_published: true });
  await call('POST', `drafts/page/${page.id}`, { content: `<p>New</p><img src="/storage/${path}" alt="Cell">` });
  const { path: address } = await call('POST', `drafts/page/${page.id}/preview`);
  const { body } = await open(address);
  expect(body).toContain(`src="${address}/storage/${path}"`);
  expect(body).not.toContain('"/storage/uploads');
});

it('shows the draft with header and footer, and is neither cached, indexed nor counted (PREV-01)', async () => {
  const { news } = await post('news', { title: 'Robots at work', content: '<p>Old text</p>', is_published: '1' });
  await post(`drafts/article/${news.id}`, { title: 'Robots at rest', content: '<p>New text</p>' });
  const { statusCode, body, headers: sent } = await previewOf(`article/${news.id}`);
  expect(statusCode).toBe(200);
  expect(body).toContain('New text');
  expect(body).toContain('<title>Robots at rest');
  expect(body).toMatch(/<header[\s\S]*<footer/);
  expect(body).toContain('Preview: visitors do not see this version yet.');
  expect(body).not.toContain('class="splash');
  expect(body).not.toMatch(/<script(?! type="application\/ld\+json")/);
  expect(sent).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  });
  // no scripts run, no forms are sent, and links open in a new tab
  expect(sent['content-security-policy']).toContain("script-src 'none'");
  expect(sent['content-security-policy']).toContain("form-action 'none'");
  expect(body).toContain('<base target="_blank">');
  expect(body).toContain('<a target="_self" class="skip" href="#main">');
  // visitors see the published version, even after the preview
  const page = await open(`/news/${news.slug}`);
  expect(page.body).toContain('Old text');
  expect(page.body).not.toContain('New text');
});

it('shows drafts of products, categories, pages and the about page (PREV-01)', async () => {
  const { category } = await post('categories', { name: 'Robots', description: '<p>Old robots</p>' });
  const { product } = await post('products', { name: 'LR20', category_id: String(category.id) });
  const { page } = await call('POST', 'pages', { title: 'Warranty', content: '<p>Two years</p>' });
  await post(`drafts/product/${product.id}`, { name: 'LR30', slug: 'lr30' });
  await post(`drafts/category/${category.id}`, { name: 'Machines', description: '<p>New robots</p>' });
  await call('POST', `drafts/page/${page.id}`, { content: '<p>Three years</p>' });
  const { page: about } = await call('POST', 'pages', { title: 'About us', slug: 'about', content: '<p>Since 1998</p>' });
  await call('POST', `drafts/page/${about.id}`, { content: '<p>Since 1997</p>' });
  expect((await previewOf(`product/${product.id}`)).body).toMatch(/<h1[^>]*>LR30/);
  const list = (await previewOf(`category/${category.id}`)).body;
  expect(list).toContain('Machines');
  expect(list).toContain('New robots');
  expect(list).not.toContain('Old robots');
  expect((await previewOf(`page/${page.id}`)).body).toContain('Three years');
  expect((await previewOf(`page/${about.id}`)).body).toContain('Since 1997');
});

it('opens by a link without an account, until it expires or is withdrawn (PREV-02)', async () => {
  const { page } = await call('POST', 'pages', { title: 'Warranty', content: '<p>Two years</p>' });
  await call('POST', `drafts/page/${page.id}`, { content: '<p>Three years</p>' });
  const first = await call('POST', `drafts/page/${page.id}/links`, { days: 1 });
  const second = await call('POST', `drafts/page/${page.id}/links`, { days: 7 });
  expect((await open(first.path)).body).toContain('Three years');
  await call('DELETE', `preview-links/${second.link.id}`);
  const gone = await open(second.path);
  expect(gone.statusCode).toBe(404);
  expect(gone.body).toContain('Its link has expired or was withdrawn');
  expect(gone.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
  expect(gone.body).not.toContain('Three years');
  test.setTime('2026-11-22T03:00:00.000Z');
  expect((await open(first.path)).statusCode).toBe(404);
  expect((await open('/preview/guessed')).statusCode).toBe(404);
});

it('shows a hidden record (PREV-01)', async () => {
  const { news } = await post('news', { title: 'Not yet', content: '<p>Secret</p>', is_published: '0' });
  expect((await open(`/news/${news.slug}`)).statusCode).toBe(404);
  expect((await previewOf(`article/${news.id}`)).body).toContain('Secret');
});
