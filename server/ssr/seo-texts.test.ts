// Titles and descriptions for search engines, from an administrator's form to the head of the rendered page.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCategory, anArticle, aPage, aProduct } from '#server/testing/builders.ts';
import { multipart } from '#server/testing/multipart.ts';
import { readDocument } from '#server/testing/read-document.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { render } from '#web/site/entry-server.tsx';

const site = 'https://www.lintara.example';
const seo = { seo_title: 'Palletising <robots> & "cells"', seo_description: 'Stacks 900 boxes an hour. Delivered in six weeks.' };

describe('texts for search engines', () => {
  let test: TestApp;
  let headers: { authorization: string };
  beforeAll(async () => {
    test = await createTestApp({ SITE_URL: site }, undefined, render);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.reset();
    headers = await test.signIn();
  });

  /** Sends a form, or JSON for pages, and returns the saved record. */
  const save = async (path: string, fields: Record<string, string>) => {
    const isPage = path.startsWith('pages');
    const { payload, contentType } = multipart({ fields: path.includes('/') ? { ...fields, _method: 'PUT' } : fields });
    const { status, body } = await test.send(isPage && path.includes('/') ? 'PUT' : 'POST', `/api/admin/${path}`, {
      headers: isPage ? headers : { ...headers, 'content-type': contentType },
      body: isPage ? fields : payload,
    });
    const { message: _message, ...rest } = body as Record<string, Record<string, unknown>>;
    return { status, record: Object.values(rest)[0] ?? {}, body: body as { errors?: Record<string, string[]> } };
  };

  const head = async (path: string) => {
    const { titles, meta } = readDocument((await test.app.inject({ url: path })).body);
    return {
      titles,
      social: [...meta('og:title'), ...meta('twitter:title')],
      descriptions: [...meta('description'), ...meta('og:description'), ...meta('twitter:description')],
    };
  };
  const entered = {
    titles: [seo.seo_title],
    social: Array(2).fill(seo.seo_title),
    descriptions: Array(3).fill(seo.seo_description),
  };

  const kinds = {
    products: async () => ({ ...(await aProduct(test.context, { name: 'Own name' })), path: '/products/own-name', isDetail: true }),
    news: async () => ({ ...(await anArticle(test.context, { title: 'Own name' })), path: '/news/own-name', isDetail: true }),
    categories: async () => ({ ...(await aCategory(test.context, { name: 'Own name' })), path: '/products?category=own-name' }),
    pages: async () => ({ ...(await aPage(test.context, { title: 'Own name' })), path: '/page/own-name' }),
  };

  it.each(Object.keys(kinds) as (keyof typeof kinds)[])(
    'replace the derived ones of %s until they are removed (SEO-01, SEO-02)',
    async (kind) => {
      const { id, path } = await kinds[kind]();
      const derived = await head(path);
      expect(derived).toMatchObject({ titles: ['Own name - Your Company'], social: ['Own name', 'Own name'] });

      expect(await save(`${kind}/${id}`, seo)).toMatchObject({ status: 200, record: { ...seo, version: 2 } });
      expect(await head(path)).toEqual(entered);
      // a form without the fields does not change them
      expect((await save(`${kind}/${id}`, { sort_order: '2', is_featured: '1' })).record).toMatchObject(seo);
      expect(await head(path)).toEqual(entered);

      const emptied = await save(`${kind}/${id}`, { seo_title: '', seo_description: '  ' });
      expect(emptied.record).toMatchObject({ seo_title: null, seo_description: null });
      expect(await head(path)).toEqual(derived);
    },
  );

  it.each([
    ['products', { name: 'New' }],
    ['news', { title: 'New', content: '<p>Text</p>' }],
    ['categories', { name: 'New' }],
    ['pages', { title: 'New', content: '<p>Text</p>' }],
  ])('are stored with a new record of %s, as one line within their limits (SEO-01)', async (kind, fields: Record<string, string>) => {
    const category_id = String((await aCategory(test.context)).id);
    const created = await save(kind, { ...fields, category_id, seo_title: ' Two\n lines ', seo_description: 'ü'.repeat(500) });
    expect(created).toMatchObject({ status: 201, record: { seo_title: 'Two lines', seo_description: 'ü'.repeat(500) } });
    const refused = await save(kind, { ...fields, category_id, seo_title: 'x'.repeat(256), seo_description: 'x'.repeat(501) });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors ?? {}).sort()).toEqual(['seo_description', 'seo_title']);
  });

  it('apply to the about page (SEO-02)', async () => {
    const page = await aPage(test.context, { title: 'About', slug: 'about', template: 'about' });
    await save(`pages/${page.id}`, seo);
    expect(await head('/about')).toEqual(entered);
  });

  it('are part of detail responses of the public API, but not of lists of products and articles (SEO-03)', async () => {
    const product = await aProduct(test.context, seo);
    const article = await anArticle(test.context, seo);
    const ask = async (path: string) => (await test.send('GET', `/api/public/${path}`)).body as Record<string, unknown>;
    expect(await ask(`products/${product.slug}`)).toMatchObject({ product: seo });
    expect(await ask(`news/${article.slug}`)).toMatchObject({ news: seo });
    for (const list of ['products', 'news', 'homepage']) expect(JSON.stringify(await ask(list))).not.toContain(seo.seo_description);
  });

  it('number the pages of a category, and do not replace the titles of searches (SEO-04)', async () => {
    const category = await aCategory(test.context, { name: 'Robots', ...seo });
    for (let count = 1; count <= 13; count++) await aProduct(test.context, { name: `Arm ${count}`, category_id: category.id });
    expect((await head('/products?category=robots&page=2')).titles).toEqual([`${seo.seo_title}, Page 2`]);
    expect((await head('/products?category=robots&search=arm')).titles).toEqual(['Search “arm” in Robots - Your Company']);
  });

  it('are not copied to a duplicate of the product (SEO-05)', async () => {
    const { id } = await aProduct(test.context, seo);
    const { body } = await test.send('POST', `/api/admin/products/${id}/duplicate`, { headers });
    expect(body).toMatchObject({ product: { seo_title: null, seo_description: null } });
  });
});
