import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCategory, anArticle, aPage, aProduct } from '#server/testing/builders.ts';
import { countQueries } from '#server/testing/count-queries.ts';
import { createDatabase } from '#server/testing/database.ts';
import { readXml } from '#server/testing/read-xml.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { fillCatalogue } from '../../../bench/catalogue/fill.ts';

const site = 'https://www.example.com';
const start = '2026-11-21T03:00:00.000Z';

interface Entry {
  address: string;
  changed: string | undefined;
  pictures: string[];
}

describe('the sitemap', () => {
  let test: TestApp;
  let during: ReturnType<typeof countQueries>['during'];
  const open = (path: string) => test.send('GET', path);
  /** The entries of a file. */
  const read = async (path: string, tag = 'url'): Promise<Entry[]> => {
    const { status, body, headers } = await open(path);
    expect([path, status, headers['content-type']]).toEqual([path, 200, 'application/xml; charset=utf-8']);
    return readXml(String(body))
      .all(tag)
      .map((entry) => ({
        address: (entry.one('loc') ?? '').replace(site, ''),
        changed: entry.one('lastmod'),
        pictures: entry.all('image:image').map((picture) => picture.one('image:loc') ?? ''),
      }));
  };
  const changes = async () => Object.fromEntries((await read('/sitemap.xml')).map(({ address, changed }) => [address, changed]));
  const create = async () => {
    const counting = countQueries(await createDatabase());
    during = counting.during;
    test = await createTestApp({ SITE_URL: site, RESPONSE_CACHE_MB: '0' }, counting.connection);
    const robots = await aCategory(test.context);
    return { robots };
  };

  describe('of a small site', () => {
    beforeAll(async () => {
      const { robots } = await create();
      const { context } = test;
      const hidden = await aCategory(context, { name: 'Hidden', is_active: false });
      const main = {
        main_image: 'uploads/2026/11/a&b.webp',
        images: ['https://pictures.example/c.jpg', 'uploads/2026/11/a&b.webp', 'data:x'],
      };
      for (let index = 0; index < 7; index++)
        await aProduct(context, { name: `Robot ${index}`, category_id: robots.id, is_active: index !== 3, ...(index === 1 && main) });
      await aProduct(context, { name: 'Unseen', category_id: hidden.id });
      for (let index = 0; index < 4; index++)
        await anArticle(context, {
          title: `Article ${index}`,
          published_at: `20${26 + index}-01-01T00:00:00.000Z`,
          featured_image: 'uploads/n.webp',
        });
      await anArticle(context, { title: 'Draft', is_published: false });
      await aPage(context, { title: 'About Us', slug: 'about', template: 'about' });
      await aPage(context, { title: 'Imprint' });
      await aPage(context, { title: 'Unfinished', is_published: false });
    });
    beforeEach(() => test.setTime(start));
    afterAll(() => test.close());

    it('is one file with exactly the pages visible to visitors (DOC-04, SMAP-01)', async () => {
      const entries = await read('/sitemap.xml');
      expect(entries.map(({ address }) => address)).toEqual([
        ...['/', '/products', '/news', '/news?type=knowledge', '/contact', '/about'],
        ...['/page/imprint', '/products?category=robots'],
        ...[0, 1, 2, 4, 5, 6].map((index) => `/products/robot-${index}`),
        '/news/article-0',
      ]);
    });

    it('contains the pictures of products and articles, each once (SMAP-03)', async () => {
      const entries = await read('/sitemap.xml');
      const pictures = Object.fromEntries(entries.map((entry) => [entry.address, entry.pictures]));
      expect(pictures['/products/robot-1']).toEqual([`${site}/storage/uploads/2026/11/a&b.webp`, 'https://pictures.example/c.jpg']);
      expect(pictures['/news/article-0']).toEqual([`${site}/storage/uploads/n.webp`]);
      expect(pictures['/products/robot-0']).toEqual([]);
    });

    it('dates a page by its newest content (SMAP-02)', async () => {
      expect(new Set(Object.values(await changes()))).toEqual(new Set([start, undefined]));
      // there is no article in the knowledge base
      expect((await changes())['/news?type=knowledge']).toBeUndefined();

      test.setTime('2026-11-22T00:00:00.000Z');
      const { id } = await test.context.db.selectFrom('products').select('id').where('slug', '=', 'robot-2').executeTakeFirstOrThrow();
      const at = '2026-11-21T12:00:00.000Z';
      await test.context.db.updateTable('products').set({ updated_at: at }).where('id', '=', id).execute();
      const afterProduct = await changes();
      for (const address of ['/products/robot-2', '/products', '/products?category=robots'])
        expect([address, afterProduct[address]]).toEqual([address, at]);
      // the home page shows only featured products
      for (const address of ['/products/robot-1', '/', '/news', '/about', '/contact'])
        expect([address, afterProduct[address]]).toEqual([address, start]);
      await test.context.db.updateTable('products').set({ is_featured: 1 }).where('id', '=', id).execute();
      expect((await changes())['/']).toBe(at);

      const settingAt = '2026-11-21T13:00:00.000Z';
      await test.context.db.updateTable('settings').set({ updated_at: settingAt }).where('key', '=', 'company_phone').execute();
      expect(await changes()).toMatchObject({ '/contact': settingAt, '/': settingAt, '/about': start, '/products': at });
    });

    it('dates a scheduled article by its publication (SMAP-02)', async () => {
      test.setTime('2027-06-01T00:00:00.000Z');
      const published = '2027-01-01T00:00:00.000Z';
      expect(await changes()).toMatchObject({ '/news/article-1': published, '/news': published, '/': published, '/news/article-0': start });
    });

    it('also serves the addresses of its parts, which a search engine may know (SMAP-01)', async () => {
      expect((await read('/sitemap-articles-1.xml')).map(({ address }) => address)).toEqual(['/news/article-0']);
      expect((await read('/sitemap-products-1.xml')).length).toBe(6);
      for (const path of ['/sitemap-products-0.xml', '/sitemap-products-2.xml', '/sitemap-other-1.xml'])
        expect([path, (await open(path)).status]).toEqual([path, path.includes('other') ? 200 : 404]);
    });
  });

  describe('of a large site', () => {
    const far = '2026-11-20T23:00:00.000Z';
    beforeAll(async () => {
      await create();
      const { db } = test.context;
      await fillCatalogue(db, { products: 1200, articles: 40, messages: 0 });
      const { id } = await db.selectFrom('visible_products').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
      await db.updateTable('products').set({ id: 20_001, slug: 'far', updated_at: far }).where('id', '=', id).execute();
    });
    afterAll(() => test.close());

    it('is an index of non-empty files by kind, dated by their entries (SMAP-01, SMAP-02)', async () => {
      const files = await read('/sitemap.xml', 'sitemap');
      expect(files.map(({ address }) => address)).toEqual([
        '/sitemap-pages-1.xml',
        '/sitemap-categories-1.xml',
        '/sitemap-products-1.xml',
        '/sitemap-products-3.xml',
        '/sitemap-articles-1.xml',
      ]);
      for (const { address, changed } of files) {
        const entries = await read(address);
        expect(entries.length).toBeGreaterThan(0);
        expect([address, changed]).toEqual([
          address,
          entries
            .map((entry) => entry.changed ?? '')
            .toSorted()
            .at(-1),
        ]);
      }
      expect(await read('/sitemap-products-3.xml')).toEqual([
        { address: '/products/far', changed: far, pictures: [expect.stringContaining('/storage/')] },
      ]);
    });

    it('contains every visible page exactly once (SMAP-01)', async () => {
      const files = await read('/sitemap.xml', 'sitemap');
      const found = (await Promise.all(files.map(({ address }) => read(address)))).flat().map(({ address }) => address);
      const { db } = test.context;
      const products = await db.selectFrom('visible_products').select('slug').execute();
      const articles = await db.selectFrom('visible_news').select('slug').where('published_at', '<=', start).execute();
      expect(products.length).toBeGreaterThan(1000);
      expect(found.filter((address) => address.startsWith('/products/')).toSorted()).toEqual(
        products.map(({ slug }) => `/products/${slug}`).toSorted(),
      );
      expect(found.filter((address) => address.startsWith('/news/')).toSorted()).toEqual(
        articles.map(({ slug }) => `/news/${slug}`).toSorted(),
      );
      expect(new Set(found).size).toBe(found.length);
    });

    it('reads products in batches (SMAP-04)', async () => {
      const [answer, queries] = await during(() => open('/sitemap-products-1.xml'));
      expect(answer.status).toBe(200);
      expect(queries).toBeLessThan(15);
      for (const path of ['/sitemap-products-2.xml', '/sitemap-categories-2.xml'])
        expect([path, (await open(path)).status]).toEqual([path, 404]);
    });
  });
});
