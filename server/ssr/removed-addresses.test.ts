// Addresses of deleted records, as documents of the real renderer and as answers of the API.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCategory, anArticle, aPage, aProduct } from '#server/testing/builders.ts';
import { multipart } from '#server/testing/multipart.ts';
import { readDocument } from '#server/testing/read-document.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { render } from '#web/site/entry-server.tsx';

const soon = '2026-12-01T00:00:00.000Z';

describe('addresses of deleted records', () => {
  let test: TestApp;
  let dataDir: string;
  let headers: { authorization: string };
  let category_id: number;

  const open = async (url: string) => {
    const answer = await test.app.inject({ method: 'GET', url });
    return { status: answer.statusCode, headers: answer.headers, page: readDocument(answer.body) };
  };
  const statusOf = async (url: string) => (await open(url)).status;
  const remove = async (path: string) => expect((await test.send('DELETE', `/api/admin/${path}`, { headers })).status).toBe(200);
  const save = async (path: string, fields: Record<string, string>) => {
    const { payload, contentType } = multipart({ fields: { _method: 'PUT', ...fields } });
    const { status } = await test.send('POST', `/api/admin/${path}`, {
      body: payload,
      headers: { ...headers, 'content-type': contentType },
    });
    expect(status).toBe(200);
  };
  const product = (slug: string, is_active = true) => aProduct(test.context, { name: slug, slug, category_id, is_active });
  const removedProduct = async (slug: string) => remove(`products/${(await product(slug)).id}`);

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'removed-'));
    test = await createTestApp({ DATA_DIR: dataDir, SITE_URL: 'https://www.example.com' }, undefined, render);
    headers = await test.signIn();
    category_id = (await aCategory(test.context)).id;
    // one of each kind stays
    await product('other');
  });
  afterAll(async () => {
    await test.close();
    rmSync(dataDir, { recursive: true });
  });

  it.each([
    ['/products/gone', 'Product Not Found', 'products', async () => (await product('gone')).id],
    ['/news/gone', 'Article Not Found', 'news', async () => (await anArticle(test.context, { title: 'Gone' })).id],
    ['/page/gone', 'Page Not Found', 'pages', async () => (await aPage(test.context, { title: 'Gone' })).id],
    ['/products?category=gone', 'Category Not Found', 'categories', async () => (await aCategory(test.context, { name: 'Gone' })).id],
    ['/about', 'About page not found', 'pages', async () => (await aPage(test.context, { title: 'We', template: 'about' })).id],
  ])('%s is answered with 410 and a page that says so (GONE-01)', async (path, title, kind, create) => {
    const id = await create();
    expect(await statusOf(path)).toBe(200);
    await remove(`${kind}/${id}`);
    const { status, page, headers: sent } = await open(path);
    expect([status, sent.etag, page.meta('robots'), page.links('canonical'), page.mainHeadings]).toEqual([
      410,
      undefined,
      ['noindex'],
      [],
      1,
    ]);
    expect(page.titles[0]).toContain(title);
    expect(page.elements.filter((element) => element.name === 'p').map(({ text }) => text)).toContain(
      'It has been removed from this site.',
    );
  });

  it('stays 404 in the API, with a code of its own (GONE-02)', async () => {
    await removedProduct('api');
    expect(await test.send('GET', '/api/public/products/api')).toMatchObject({
      status: 404,
      body: { message: 'Not found.', code: 'removed' },
    });
    expect((await test.send('GET', '/api/public/products/never')).body).toEqual({ message: 'Not found.', code: 'not-found' });
    const list = '/api/public/products?category=';
    await remove(`categories/${(await aCategory(test.context, { name: 'Api' })).id}`);
    expect(await test.send('GET', `${list}api`)).toMatchObject({
      status: 200,
      body: { products: { total: 0 }, category: null, is_category_removed: true },
    });
    for (const slug of ['never', 'robots'])
      expect((await test.send('GET', list + slug)).body).toMatchObject({ is_category_removed: false });
  });

  it('is not 410 for records that visitors could not see when they were deleted (GONE-01)', async () => {
    const hidden = await aCategory(test.context, { name: 'Hidden', is_active: false });
    const inHidden = await aProduct(test.context, { name: 'In hidden', category_id: hidden.id });
    for (const { id } of [await product('inactive', false), inHidden]) await remove(`products/${id}`);
    await remove(`categories/${hidden.id}`);
    await remove(`news/${(await anArticle(test.context, { title: 'Draft', is_published: false })).id}`);
    await remove(`news/${(await anArticle(test.context, { title: 'Scheduled', published_at: soon })).id}`);
    await remove(`pages/${(await aPage(test.context, { title: 'Unfinished', is_published: false })).id}`);
    for (const path of ['/products/inactive', '/products/in-hidden', '/news/draft', '/news/scheduled', '/page/unfinished'])
      expect([path, await statusOf(path)]).toEqual([path, 404]);
    expect(await statusOf('/products?category=hidden')).toBe(200);
  });

  it('is 404 for a record that is only hidden (GONE-01)', async () => {
    const { id } = await product('paused');
    await save(`products/${id}`, { is_active: '0' });
    expect(await statusOf('/products/paused')).toBe(404);
  });

  it('includes the old addresses of the record, unless another record has them (GONE-03)', async () => {
    const { id } = await product('first');
    await save(`products/${id}`, { slug: 'second' });
    await save(`products/${id}`, { slug: 'third' });
    expect((await open('/products/first')).headers.location).toBe('/products/third');
    const heir = await product('second');
    await remove(`products/${id}`);
    expect([await statusOf('/products/first'), await statusOf('/products/second'), await statusOf('/products/third')]).toEqual([
      410, 200, 410,
    ]);
    await save(`products/${heir.id}`, { is_active: '0' });
    expect(await statusOf('/products/second')).toBe(404);
  });

  it('ends when a record with the address is public again, also if that is hidden later (GONE-04)', async () => {
    await removedProduct('back');
    const again = await product('back', false);
    expect(await statusOf('/products/back')).toBe(410);
    await save(`products/${again.id}`, { is_active: '1' });
    expect(await statusOf('/products/back')).toBe(200);
    await save(`products/${again.id}`, { is_active: '0' });
    expect(await statusOf('/products/back')).toBe(404);

    await removedProduct('renamed');
    await save(`products/${(await product('other-name')).id}`, { slug: 'renamed' });
    expect(await statusOf('/products/renamed')).toBe(200);

    const about = () => aPage(test.context, { title: 'About Us', slug: 'about', template: 'about' });
    await remove(`pages/${((await about()) as { id: number }).id}`);
    expect(await statusOf('/about')).toBe(410);
    await aPage(test.context, { title: 'The company', template: 'about' });
    expect(await statusOf('/about')).toBe(200);
  });

  it('is stored with the deletion or not at all (GONE-05)', async () => {
    const full = await aCategory(test.context, { name: 'Full' });
    await aProduct(test.context, { name: 'Inside', category_id: full.id });
    expect((await test.send('DELETE', `/api/admin/categories/${full.id}`, { headers })).status).toBe(409);
    const { db } = test.context;
    expect(await db.selectFrom('removed_addresses').select('id').where('slug', '=', 'full').execute()).toEqual([]);
  });

  it('is kept for the latest 10,000 addresses (GONE-05)', async () => {
    const { db } = test.context;
    for (const slug of ['oldest', 'old', 'new']) await removedProduct(slug);
    const { id } = await db.selectFrom('removed_addresses').select('id').where('slug', '=', 'new').executeTakeFirstOrThrow();
    await db
      .updateTable('removed_addresses')
      .set({ id: id - 10_000 })
      .where('slug', '=', 'oldest')
      .execute();
    await db
      .updateTable('removed_addresses')
      .set({ id: id - 9_000 })
      .where('slug', '=', 'old')
      .execute();
    await removedProduct('newest');
    expect([await statusOf('/products/oldest'), await statusOf('/products/old'), await statusOf('/products/newest')]).toEqual([
      404, 410, 410,
    ]);
  });
});
