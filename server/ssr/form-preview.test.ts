// Previews of forms that are not saved.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { heroSettings } from '#contract/settings.ts';
import { multipart } from '#server/testing/multipart.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { render } from '#web/site/entry-server.tsx';

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

// biome-ignore lint/suspicious/noExplicitAny: the expectations of each test define the shape
type Body = any;

const post = async (url: string, fields: Record<string, string>): Promise<Body> => {
  const { payload, contentType } = multipart({ fields });
  const answer = await test.send('POST', `/api/admin/${url}`, { body: payload, headers: { ...headers, 'content-type': contentType } });
  return answer.body;
};
const send = async (
  kind: string,
  id: number | null,
  values: object,
  given: object = headers,
): Promise<{ status: number; body: Body; sent: Body }> => {
  const answer = await test.send('POST', `/api/admin/previews/${kind}`, { body: { id, values }, headers: { ...given } });
  return { status: answer.status, body: answer.body, sent: answer.headers };
};
const htmlOf = async (kind: string, id: number | null, values: object): Promise<string> => {
  const { status, body } = await send(kind, id, values);
  expect(status).toBe(200);
  return body.html;
};
const read = async (url: string): Promise<Body> => (await test.send('GET', `/api/admin/${url}`, { headers })).body;

const blob = 'blob:http://localhost/2f1c9c5e-7f0d-4d0c-8a59-8c6b1c7b2a11';

it('shows the page with the values of the form, and stores nothing (PREV-04)', async () => {
  const { news } = await post('news', { title: 'Robots at work', content: '<p>Old text</p>', is_published: '1' });
  const before = [await read(`news/${news.id}`), await read('audit'), await read('news')];
  const values = { title: 'Robots at rest', content: '<p>New text<script>run()</script></p>', author_name: 'Rina', is_published: false };
  const { status, body, sent } = await send('article', news.id, values);
  expect(status).toBe(200);
  expect(sent['cache-control']).toBe('no-store');
  expect(body.html).toContain('Preview: visitors do not see this version yet.');
  expect(body.html).toMatch(/<header[\s\S]*Robots at rest[\s\S]*<footer/);
  expect(body.html).toContain('Rina');
  // sanitised as when it is stored
  expect(body.html).toContain('<p>New text</p>');
  expect(body.html).not.toMatch(/<script(?! type="application\/ld\+json")/);
  expect([await read(`news/${news.id}`), await read('audit'), await read('news')]).toEqual(before);
  expect(await read(`drafts/article/${news.id}`)).toMatchObject({ draft: null, links: [] });
});

it('forbids scripts and forms in the document, and allows pictures that are not uploaded yet (PREV-04, DOC-14)', async () => {
  const html = await htmlOf('page', null, { title: 'Warranty', content: '<p>Two years</p>' });
  const policy = /<meta http-equiv="content-security-policy" content="([^"]*)">/.exec(html)?.[1];
  expect(policy).toMatch(/script-src 'none'.*img-src 'self' data: http: https: blob:.*form-action 'none'$/);
  expect(html).toContain('<base target="_blank">');
});

it('shows files of the library and files that are not uploaded yet, but no removed files (PREV-04)', async () => {
  const { category } = await post('categories', { name: 'Robots' });
  const { product } = await post('products', { name: 'LR20', category_id: String(category.id) });
  const files = { main_image: 'uploads/2026/11/library.webp', images: [blob, 'uploads/2026/11/kept.webp'], brochure: blob };
  const html = await htmlOf('product', product.id, files);
  expect(html).toContain('/storage/uploads/2026/11/library.webp?w=800');
  expect(html.indexOf(blob)).toBeGreaterThan(0);
  expect(html.indexOf(blob)).toBeLessThan(html.indexOf('/storage/uploads/2026/11/kept.webp'));
  expect(html).toContain(`href="${blob}"`);
  expect(await htmlOf('product', product.id, { main_image: null, images: [] })).not.toContain('/storage/uploads');
  for (const address of ['javascript:alert(1)', 'data:text/html,alert(1)', 'blob:null/alert(1)', ' java\nscript:alert(1)'])
    expect(await htmlOf('product', product.id, { brochure: address })).not.toContain('alert(1)');
});

it('shows new records of each kind, with their valid values (PREV-05)', async () => {
  const { category } = await post('categories', { name: 'Robots' });
  const product = await htmlOf('product', null, { category_id: category.id, price: 'much', model: 'LR30', slug: 'No slug!' });
  expect(product).toMatch(/<h1[^>]*>New product/);
  expect(product).toContain('LR30');
  expect(product).toContain('Price on request');
  const article = await htmlOf('article', null, { title: 'Robots', content: '', published_at: 'soon' });
  expect(article).toMatch(/<h1[^>]*>Robots/);
  expect(article).toContain('Administrator');
  expect(await htmlOf('page', null, { title: 'Cookies', content: '<p>None</p>' })).toContain('<p>None</p>');
  const list = await htmlOf('category', null, { name: 'Shuttles', description: '<p>Fast ones</p>' });
  expect(list).toContain('Shuttles');
  expect(list).toContain('Fast ones');
  expect(await read('products')).toMatchObject({ data: [] });
});

it('ignores values that a save would refuse (PREV-05)', async () => {
  await post('news', { title: 'First', content: '<p>1</p>', slug: 'first' });
  const { news } = await post('news', { title: 'Second', content: '<p>Stored</p>' });
  const html = await htmlOf('article', news.id, {
    title: 'Third',
    slug: 'first',
    content: '<p><script></script></p>',
    published_at: 'soon',
  });
  expect(html).toMatch(/<h1[^>]*>Third/);
  expect(html).toContain('<p>Stored</p>');
  expect(await htmlOf('article', news.id, { title: 7, excerpt: { a: 1 }, images: 'x', unknown: 1 })).toMatch(/<h1[^>]*>Second/);
});

it('reports what is missing, and refuses records that do not exist (PREV-05)', async () => {
  const { status, body } = await send('product', null, { name: 'LR20' });
  expect(status).toBe(422);
  expect(body.message).toBe('Choose a category first: the preview shows the product in it.');
  expect((await send('product', null, { name: 'LR20', category_id: 999 })).status).toBe(422);
  expect((await send('page', 999, { title: 'Gone' })).status).toBe(404);
  expect((await send('setting', 1, {})).status).toBe(404);
});

it('needs the permission to change content (PREV-04, ROLE-01)', async () => {
  expect((await send('page', null, { title: 'Cookies' }, {})).status).toBe(401);
});

it('shows the home page with the values of the hero form, starting at a slide (AHERO-19)', async () => {
  const slides = ['One', 'Two'].map((title) => ({ title, subtitle: '', background_image: `uploads/${title}.webp`, hero_image: '' }));
  const names = Object.keys(heroSettings.shape);
  const hero = { ...Object.fromEntries(names.map((name) => [name, ''])), slides_data: JSON.stringify(slides), point_1: 'A point' };
  const draw = (first_slide: number) => test.send('POST', '/api/admin/previews/hero', { headers, body: { ...hero, first_slide } });
  const { status, body, headers: sent } = await draw(1);
  const { html } = body as Body;
  expect(status).toBe(200);
  expect(sent['cache-control']).toBe('no-store');
  expect(html).toMatch(/<h1[^>]*>Two<\/h1>/);
  expect(html).toContain('/storage/uploads/Two.webp');
  expect(html).toContain('A point');
  expect(((await draw(7)).body as Body).html).toMatch(/<h1[^>]*>Two<\/h1>/);
  expect((await test.app.inject({ method: 'GET', url: '/' })).body).not.toContain('A point');
  expect((await test.send('POST', '/api/admin/previews/hero', { body: { ...hero, first_slide: 0 } })).status).toBe(401);
});
