// Access to stored files: visitors get files that a visible record or the media library references, administrators get all files, and a
// preview includes the files of its record.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countQueries } from '#server/testing/count-queries.ts';
import { createDatabase } from '#server/testing/database.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { aPdf, aPicture } from '#server/testing/multipart.ts';

let test: EditingApp;
beforeAll(async () => {
  test = await createEditingApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const statusOf = async (path: string, headers: Record<string, string> = {}) =>
  (await test.app.inject({ url: `/storage/${path}`, headers })).statusCode;
const shown = (path: string) => `<p>Text</p><img src="/storage/${path}" alt="">`;
const upload = async (): Promise<string> =>
  (await test.post('/api/admin/upload', { files: [['file', 'a.png', await aPicture()]] })).body.path;
const addCategory = async () =>
  (await test.post('/api/admin/categories', { fields: { name: 'Robots' }, files: [['image', 'a.png', await aPicture()]] })).body.category;
const addProduct = async (category: number, fields: Record<string, string> = {}) =>
  (
    await test.post('/api/admin/products', {
      fields: { name: 'Arm', category_id: String(category), is_active: '1', ...fields },
      files: [
        ['main_image', 'a.png', await aPicture()],
        ['brochure', 'a.pdf', aPdf],
      ],
    })
  ).body.product;
const put = (url: string, fields: Record<string, string>) => test.post(url, { fields: { _method: 'PUT', ...fields } });
const setting = (key: string, value: unknown) =>
  test.call('POST', '/api/admin/settings-bulk-update', {
    settings: [{ key, value: typeof value === 'string' ? value : JSON.stringify(value) }],
  });

describe('visitors', () => {
  it('get the files of a product while it and its category are visible (FILES-12)', async () => {
    const category = await addCategory();
    const { id, main_image, brochure } = await addProduct(category.id);
    const files = () => Promise.all([main_image, `${main_image}?w=320`, brochure, category.image].map((path) => statusOf(path)));
    expect(await files()).toEqual([200, 200, 200, 200]);
    await put(`/api/admin/products/${id}`, { is_active: '0' });
    expect(await files()).toEqual([404, 404, 404, 200]);
    await put(`/api/admin/products/${id}`, { is_active: '1' });
    expect(await files()).toEqual([200, 200, 200, 200]);
    await put(`/api/admin/categories/${category.id}`, { is_active: '0' });
    expect(await files()).toEqual([404, 404, 404, 404]);
  });

  it('get no file of a replaced version or a deleted record (FILES-12, TRASH-01)', async () => {
    const { id: category } = await addCategory();
    const { id, main_image, brochure } = await addProduct(category);
    const changed = await test.post(`/api/admin/products/${id}`, {
      fields: { _method: 'PUT', remove_brochure: '1' },
      files: [['main_image', 'b.png', await aPicture()]],
    });
    const next = changed.body.product.main_image;
    expect(await Promise.all([main_image, brochure, next].map((path) => statusOf(path)))).toEqual([404, 404, 200]);
    // the file remains for the history
    expect(test.stored()).toEqual(expect.arrayContaining([main_image, brochure]));
    const { trash_id } = (await test.call('DELETE', `/api/admin/products/${id}`)).body;
    expect(await statusOf(next)).toBe(404);
    await test.call('POST', `/api/admin/trash/${trash_id}/restore`, {});
    expect(await statusOf(next)).toBe(200);
  });

  it('get the picture of an article once its time has passed, and of a draft once it is published (FILES-12)', async () => {
    const [first, drafted] = [await upload(), await upload()];
    const fields = { title: 'News', content: shown(first), is_published: '1', published_at: '2026-11-22T00:00:00Z' };
    await test.post('/api/admin/news', { fields });
    expect(await statusOf(first)).toBe(404);
    test.setTime('2026-11-22T00:00:00.000Z');
    expect(await statusOf(first)).toBe(200);
    test.setTime('2026-11-21T03:00:00.000Z');
    const page = (await test.call('POST', '/api/admin/pages', { title: 'Plant', content: '<p>Text</p>', is_published: true })).body.page.id;
    await test.call('POST', `/api/admin/drafts/page/${page}`, { content: shown(drafted) });
    expect(await statusOf(drafted)).toBe(404);
    await test.call('POST', `/api/admin/drafts/page/${page}/publish`);
    expect(await statusOf(drafted)).toBe(200);
  });

  it('get the logo, slides and team photos, but not the files that they replaced (FILES-12)', async () => {
    const [logo, slide, photo] = [await upload(), await upload(), await upload()];
    expect(await Promise.all([logo, slide, photo].map((path) => statusOf(path)))).toEqual([404, 404, 404]);
    await setting('company_logo', logo);
    await setting('slides_data', [{ title: 'A', background_image: slide }]);
    await setting('team_members', [{ name: 'Rina', position: '', photo }]);
    expect(await Promise.all([logo, slide, photo].map((path) => statusOf(path)))).toEqual([200, 200, 200]);
    await setting('company_logo', await upload());
    await setting('team_members', []);
    // a photo that was removed from a list is in the media library
    expect(await Promise.all([logo, photo].map((path) => statusOf(path)))).toEqual([404, 200]);
    const { data } = (await test.get('/api/admin/media?show=unused')).body;
    await test.call('DELETE', `/api/admin/media/${data.find((file: { path: string }) => file.path === photo).id}`);
    expect(await statusOf(photo)).toBe(404);
    await test.call('DELETE', '/api/admin/trash');
    expect([await statusOf(photo), test.stored().includes(photo)]).toEqual([404, false]);
  });

  it('may cache a file in a browser, while shared caches check each time whether it still exists (FILES-13)', async () => {
    const { image } = await addCategory();
    const { headers } = await test.app.inject({ url: `/storage/${image}` });
    expect(headers['cache-control']).toBe('public, max-age=31536000, s-maxage=0, immutable');
    const again = await test.app.inject({ url: `/storage/${image}`, headers: { 'if-none-match': String(headers.etag) } });
    expect(again.statusCode).toBe(304);
    const missing = await test.app.inject({ url: `/storage/${await upload()}` });
    expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'no-store']);
  });
});

describe('administrators', () => {
  it('get every stored file, with their token or the cookie of their browser (FILES-14)', async () => {
    const path = await upload();
    const { headers } = await test.app.inject({ url: '/api/admin/products', headers: test.signedIn });
    const cookie = String(headers['set-cookie']);
    expect(cookie).toMatch(/^admin_files=[\da-f]{64}; Path=\/storage; HttpOnly; SameSite=Strict$/);
    const [pair = ''] = cookie.split(';');
    expect(await statusOf(path)).toBe(404);
    expect(await statusOf(path, { cookie: `admin_files=${'0'.repeat(64)}` })).toBe(404);
    for (const sent of [test.signedIn, { cookie: `other=1; ${pair}` }]) {
      const answer = await test.app.inject({ url: `/storage/${path}?w=320`, headers: sent });
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-cache']);
    }
    // the cookie gives access only to files
    const call = await test.app.inject({ url: '/api/admin/products', headers: { authorization: `Bearer ${pair.split('=')[1]}` } });
    expect(call.statusCode).toBe(401);
    await test.call('POST', '/api/admin/auth/logout');
    expect(await statusOf(path, { cookie: pair })).toBe(404);
  });

  it('see the pictures of a draft in its preview, even without an account (FILES-14, PREV-01)', async () => {
    const [drafted, other] = [await upload(), await upload()];
    const page = (await test.call('POST', '/api/admin/pages', { title: 'Plant', content: '<p>Text</p>', is_published: true })).body.page.id;
    await test.call('POST', `/api/admin/drafts/page/${page}`, { content: shown(drafted) });
    const { path } = (await test.call('POST', `/api/admin/drafts/page/${page}/preview`)).body;
    const file = async (name: string) => {
      const { statusCode, headers } = await test.app.inject({ url: `${path}/storage/${name}` });
      return [statusCode, headers['cache-control']];
    };
    expect(await file(drafted)).toEqual([200, 'private, no-cache']);
    expect(await file(other)).toEqual([404, 'no-store']);
    expect((await test.app.inject({ url: `/preview/${'a'.repeat(43)}/storage/${drafted}` })).statusCode).toBe(404);
  });
});

it('query the database for a file only once while nothing changes (FILES-12, SPEED-02)', async () => {
  const counted = countQueries(await createDatabase());
  const app = await createEditingApp({}, counted.connection);
  const { image } = (await app.post('/api/admin/categories', { fields: { name: 'A' }, files: [['image', 'a.png', await aPicture()]] })).body
    .category;
  const ask = async (path: string): Promise<number[]> => {
    const [{ statusCode }, queries] = await counted.during(() => app.app.inject({ url: `/storage/${path}` }));
    return [statusCode, queries];
  };
  await ask(image);
  const other = 'uploads/2026/11/0123456789abcdef.png';
  expect(await ask(image)).toEqual([200, 0]);
  expect(await ask(`${image}?w=320`)).toEqual([200, 0]);
  expect([await ask(other), await ask(other)]).toEqual([
    [404, 1],
    [404, 0],
  ]);
  await app.call('POST', '/api/admin/settings-bulk-update', { settings: [{ key: 'company_name', value: 'Lintara' }] });
  await ask(image);
  expect(await ask(image)).toEqual([200, 0]);
  await app.close();
});
