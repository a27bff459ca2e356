import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ SITE_URL: 'https://www.example.com' });
});
afterAll(() => test.close());

describe('files for crawlers and browsers', () => {
  it('exclude crawlers from the admin area and list the sitemap in robots.txt (DOC-06)', async () => {
    const { body } = await test.send('GET', '/robots.txt');
    expect(body).toContain('Disallow: /admin');
    expect(body).toContain('Sitemap: https://www.example.com/sitemap.xml');
  });

  it.each([
    ['/products', true],
    ['/products?category=robot-arms&page=2', true],
    ['/products?category=search-heads', true],
    ['/news?type=knowledge&page=3', true],
    ['/compare', true],
    ['/products?f.payload=5..', false],
    ['/products?category=robot-arms&f.reach=..900', false],
    ['/products?search=arm', false],
    ['/news?type=knowledge&search=arm', false],
    ['/products?category=robot-arms&sort=price', false],
    ['/products/lr20?units=imperial', false],
    ['/compare?products=lr20,lr30', false],
    ['/api/public/products', false],
  ])('let robots read %s according to robots.txt: %s (DOC-06)', async (address, isAllowed) => {
    const { body } = await test.send('GET', '/robots.txt');
    const rules = [...String(body).matchAll(/^Disallow: (.+)$/gm)].map(([, rule = '']) => rule);
    const pattern = (rule: string) =>
      new RegExp(
        `^${rule
          .split('*')
          .map((part) => part.replaceAll(/[.?]/g, '\\$&'))
          .join('.*')}`,
      );
    expect(!rules.some((rule) => pattern(rule).test(address))).toBe(isAllowed);
  });

  it.each([
    ['/Products?category=Arms&page=2', '/products?category=Arms&page=2'],
    ['/News', '/news'],
    ['/products/LR20', '/products/lr20'],
    ['/CONTACT/', '/contact'],
  ])('redirect the page %s to its address in lower case (ROUTE-22)', async (path, location) => {
    expect(await test.send('GET', path)).toMatchObject({ status: 301, headers: { location } });
  });

  it('list in the sitemap exactly the pages that visitors can see (DOC-04)', async () => {
    const at = '2026-01-01T00:00:00.000Z';
    const article = {
      content: '',
      author_name: 'A',
      search_title: '',
      search_text: '',
      admin_search: '',
      created_at: at,
      updated_at: at,
      type: 'news' as const,
    };
    const publish = (slug: string, is_published: 0 | 1, published_at: string) =>
      test.connection.db
        .insertInto('news')
        .values({ ...article, title: slug, slug, is_published, published_at, is_featured: 0, images: '[]' })
        .execute();
    await publish('out', 1, at);
    await publish('draft', 0, at);
    await publish('later', 1, '2027-01-01T00:00:00.000Z');
    const { body } = await test.send('GET', '/sitemap.xml');
    expect(body).toContain('<loc>https://www.example.com/news/out</loc><lastmod>2026-01-01T00:00:00.000Z</lastmod>');
    expect(body).not.toContain('/news/draft');
    expect(body).not.toContain('/news/later');
  });

  it('escape article titles in the feed', async () => {
    await test.connection.db.updateTable('news').set({ title: 'Speed < 2 & "safe"' }).where('slug', '=', 'out').execute();
    const { body, headers } = await test.send('GET', '/feed.xml');
    expect(headers['content-type']).toContain('application/rss+xml');
    expect(body).toContain('<title>Speed &lt; 2 &amp; &quot;safe&quot;</title>');
  });

  it('contain the name and colour of the settings in the manifest (DOC-07)', async () => {
    const { body } = await test.send('GET', '/site.webmanifest');
    expect(body).toMatchObject({ start_url: '/', theme_color: '#4CE482' });
  });
});
