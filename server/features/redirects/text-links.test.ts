import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCategory, anArticle, aPage, aProduct } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';

const hrefs = (html: string): string[] => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '');

describe('links of texts to records', () => {
  let test: EditingApp;
  beforeAll(async () => {
    test = await createEditingApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.reset();
  });

  const rename = async (path: string, slug: string) => {
    const isPage = path.includes('/pages/');
    const { status, body } = isPage
      ? await test.call('PUT', path, { slug, version: 1 })
      : await test.post(path, { fields: { slug, version: '1' } });
    expect([status, body]).toEqual([200, expect.anything()]);
  };

  it('follow changed slugs without a redirect, in every text shown to visitors (EDIT-19)', async () => {
    const { context } = test;
    const category = await aCategory(context, { name: 'Arms' });
    const product = await aProduct(context, { name: 'LR7', category_id: category.id });
    const article = await anArticle(context, { title: 'Start' });
    const page = await aPage(context, { title: 'Terms' });
    const text =
      '<p><a href="/products/lr7#s1">a</a> <a href="/products?category=arms&amp;page=2">b</a> <a href="/news/start">c</a> <a href="/page/terms">d</a> <a href="/contact">e</a> <a href="https://example.com/products/lr7">f</a></p>';
    await aPage(context, { title: 'Links', content: text });
    await anArticle(context, { title: 'Links', content: text });
    await aProduct(context, { name: 'Links', category_id: category.id, description: text, short_description: text });
    await aCategory(context, { name: 'Links', description: text });
    await rename(`/api/admin/products/${product.id}`, 'lr-7');
    await rename(`/api/admin/categories/${category.id}`, 'robot-arms');
    await rename(`/api/admin/news/${article.id}`, 'start-up');
    await rename(`/api/admin/pages/${page.id}`, 'conditions');

    const expected = [
      '/products/lr-7#s1',
      '/products?category=robot-arms&amp;page=2',
      '/news/start-up',
      '/page/conditions',
      '/contact',
      'https://example.com/products/lr7',
    ];
    const read = async (path: string) => (await test.visit('GET', path)).body as never;
    const { content } = (await read('/api/public/pages/links')) as { content: string };
    expect(hrefs(content)).toEqual(expected);
    const { news } = (await read('/api/public/news/links')) as { news: { content: string } };
    expect(hrefs(news.content)).toEqual(expected);
    const { product: shown } = (await read('/api/public/products/links')) as {
      product: { description: string; short_description: string };
    };
    expect(hrefs(shown.description)).toEqual(expected);
    expect(hrefs(shown.short_description)).toEqual(expected);
    const categories = (await read('/api/public/categories')) as { slug: string; description: string | null }[];
    expect(hrefs(categories.find(({ slug }) => slug === 'links')?.description ?? '')).toEqual(expected);
    // the stored text for administrators is unchanged
    const stored = await test.get('/api/admin/pages');
    expect(hrefs(stored.body.data.find(({ slug }: { slug: string }) => slug === 'links').content)).toEqual(hrefs(text));
  });

  it('become relative when they name the site itself (EDIT-19)', async () => {
    const { siteUrl } = test.config;
    const { category } = (await test.post('/api/admin/categories', { fields: { name: 'Arms' } })).body;
    const description =
      `<p><a href="${siteUrl}/products/lr7?a=1&amp;b=2#specs">a</a> <a href="${siteUrl}" target="_blank">b</a> ` +
      `<a href="${siteUrl}.example/products/lr7" title="T">c</a></p>`;
    const { body } = await test.post('/api/admin/products', { fields: { name: 'Links', category_id: String(category.id), description } });
    expect(body.product.description).toBe(
      '<p><a href="/products/lr7?a=1&amp;b=2#specs">a</a> <a href="/" target="_blank" rel="noopener noreferrer nofollow">b</a> ' +
        `<a href="${siteUrl}.example/products/lr7" title="T" rel="noopener noreferrer nofollow">c</a></p>`,
    );
  });

  it('remain unchanged if another record has the old slug, or if the record is hidden (EDIT-19)', async () => {
    const { context } = test;
    const page = await aPage(context, { title: 'Terms' });
    await aPage(context, { title: 'Links', content: '<p><a href="/page/terms">a</a></p>' });
    await rename(`/api/admin/pages/${page.id}`, 'conditions');
    const read = async () => hrefs(((await test.visit('GET', '/api/public/pages/links')).body as { content: string }).content);
    expect(await read()).toEqual(['/page/conditions']);
    const other = await aPage(context, { title: 'Other', slug: 'terms' });
    expect(await read()).toEqual(['/page/terms']);
    await rename(`/api/admin/pages/${other.id}`, 'terms-2');
    expect(await read()).toEqual(['/page/terms-2']);
    expect((await test.call('PUT', `/api/admin/pages/${other.id}`, { is_published: false, version: 2 })).status).toBe(200);
    expect(await read()).toEqual(['/page/terms']);
  });

  it('remain unchanged if the last record with the slug was deleted (GONE-06)', async () => {
    const { context } = test;
    const page = await aPage(context, { title: 'Terms' });
    await aPage(context, { title: 'Links', content: '<p><a href="/page/terms">a</a></p>' });
    await rename(`/api/admin/pages/${page.id}`, 'conditions');
    const last = await aPage(context, { title: 'Other', slug: 'terms' });
    await test.call('DELETE', `/api/admin/pages/${last.id}`);
    expect(hrefs(((await test.visit('GET', '/api/public/pages/links')).body as { content: string }).content)).toEqual(['/page/terms']);
    const checked = await test.call('POST', '/api/admin/text-links', { addresses: ['/page/terms'] });
    expect(checked.body.data).toEqual([{ address: '/page/terms', state: 'missing' }]);
  });

  it('are reported to the editor as visible, hidden, moved or missing (EDIT-20)', async () => {
    const { context } = test;
    const page = await aPage(context, { title: 'Terms' });
    await aPage(context, { title: 'Secret', is_published: false });
    await anArticle(context, { title: 'Later', published_at: '2999-01-01T00:00:00.000Z' });
    const { id } = await anArticle(context, { title: 'Start' });
    await rename(`/api/admin/news/${id}`, 'start-up');
    const check = async () =>
      (
        await test.call('POST', '/api/admin/text-links', {
          addresses: [
            '/page/terms',
            '/page/secret',
            '/news/later',
            '/news/start',
            '/news/start-up?x=1',
            '/products/gone',
            '/products?category=none',
            '/contact',
            '/page/%',
          ],
        })
      ).body.data.map(({ state }: { state: string }) => state);
    expect(await check()).toEqual(['visible', 'hidden', 'hidden', 'moved', 'visible', 'missing', 'missing']);
    await test.call('DELETE', `/api/admin/pages/${page.id}`);
    expect((await check())[0]).toBe('missing');
  });

  it('are reported for up to 200 addresses at a time', async () => {
    const many = await test.call('POST', '/api/admin/text-links', { addresses: Array.from({ length: 201 }, () => '/page/a') });
    expect(many.status).toBe(422);
  });
});
