// Addresses that redirect or do not exist, as documents of the real renderer. Old slugs: see record-addresses.test.ts.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PublishedKind } from '#contract/rules/record-kinds.ts';
import { createRedirect } from '#server/features/redirects/redirects.repository.ts';
import { aCategory, anArticle, aPage, aProduct } from '#server/testing/builders.ts';
import { readDocument } from '#server/testing/read-document.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { render } from '#web/site/entry-server.tsx';

let test: TestApp;

const moved = (kind: PublishedKind, oldSlug: string, targetId: number) =>
  createRedirect(test.context.db, { kind, oldSlug, targetId, at: '2026-01-01T00:00:00.000Z' });
const open = (url: string) => test.app.inject({ method: 'GET', url });

beforeAll(async () => {
  test = await createTestApp({ SITE_URL: 'https://www.lintara.example' }, undefined, render);
  const { context } = test;
  const robots = await aCategory(context, { name: 'Robots & Arms' });
  const hidden = await aCategory(context, { name: 'Hidden', is_active: false });
  await moved('category', 'arms', robots.id);
  await moved('category', 'bare', (await aCategory(context, { name: 'Nothing yet' })).id);
  await aProduct(context, { name: 'LR20', category_id: robots.id });
  await moved('product', 'unborn', (await aProduct(context, { name: 'LR21', category_id: hidden.id })).id);
  await anArticle(context, { title: 'A plan', is_published: true });
  await anArticle(context, { title: 'Draft', is_published: false });
  const delivery = (await aPage(context, { title: 'Delivery', is_published: true })) as { id: number };
  await moved('page', 'shipping', delivery.id);
});
afterAll(() => test.close());

describe('documents that have moved', () => {
  it.each([
    ['/about/', '/about'],
    ['/products/?page=2', '/products?page=2'],
    ['/products/lr20/', '/products/lr20'],
    ['/admin/', '/admin'],
    ['//evil.example/', '/evil.example'],
    ['/page/about', '/about'],
    ['/products?category=arms&search=lr', '/products?category=robots-arms&search=lr'],
    ['/products?category=bare', '/products?category=nothing-yet'],
    ['/page/shipping?utm_source=mail&utm_medium=a%20b', '/page/delivery?utm_source=mail&utm_medium=a%20b'],
    ['/page/about?utm_source=mail', '/about?utm_source=mail'],
  ])('redirect permanently from %s to %s (ROUTE-19, ROUTE-21)', async (from, to) => {
    const { statusCode, headers } = await open(from);
    expect([statusCode, headers.location]).toEqual([301, to]);
  });
});

describe('a page number after the last one', () => {
  it.each([
    ['/news?page=999', '/news'],
    ['/news?page=2&search=plan&utm_source=mail', '/news?search=plan&utm_source=mail'],
    ['/products?page=999', '/products'],
    ['/products?page=2&category=robots-arms&utm_source=mail', '/products?category=robots-arms&utm_source=mail'],
  ])('redirects from %s to %s', async (from, to) => {
    const { statusCode, headers } = await open(from);
    expect([statusCode, headers.location]).toEqual([302, to]);
  });

  it('shows the empty list if there are no pages', async () => {
    expect((await open('/news?type=knowledge&page=2')).statusCode).toBe(200);
    expect((await open('/news?search=nothing&page=2')).statusCode).toBe(200);
  });

  it.each(['1e3', '0x10', '1.5', '-1', '0', ' 2', '999999999999', 'x'])('is read as the first page if it is ?page=%s', async (page) => {
    for (const path of ['/news', '/products']) {
      const answer = await open(`${path}?page=${encodeURIComponent(page)}`);
      expect(answer.statusCode).toBe(200);
      expect(readDocument(answer.body).links('canonical')).toEqual([`https://www.lintara.example${path}`]);
    }
  });
});

describe('documents of a company without any description', () => {
  it.each(['/', '/products', '/products/lr20', '/products?category=robots-arms', '/news', '/news/a-plan', '/contact', '/page/delivery'])(
    'have at %s a description, which is also that of link previews',
    async (path) => {
      const { meta } = readDocument((await open(path)).body);
      expect(meta('description')).toEqual([expect.stringMatching(/^.{4,200}$/)]);
      expect([meta('og:description'), meta('twitter:description')]).toEqual([meta('description'), meta('description')]);
    },
  );
});

describe('documents that do not exist', () => {
  it.each(['/nothing', '/products/nothing', '/products/unborn', '/news/nothing', '/news/draft', '/page/nothing'])(
    'are answered at %s with 404, links to other pages and noindex (ROUTE-20)',
    async (path) => {
      const answer = await open(path);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toContain('text/html');
      const page = readDocument(answer.body);
      expect([page.titles[0], page.meta('robots'), page.links('canonical'), page.mainHeadings]).toEqual([
        expect.stringMatching(/Not Found/),
        ['noindex'],
        [],
        1,
      ]);
    },
  );

  it('shows an unpublished about page neither as a page nor in the sitemap', async () => {
    const has = async () => [(await open('/about')).statusCode, (await open('/sitemap.xml')).body.includes('/about<')];
    await test.context.db.updateTable('pages').set({ is_published: 0 }).where('slug', '=', 'about').execute();
    expect(await has()).toEqual([404, false]);
    await aPage(test.context, { title: 'About Us', slug: 'about', template: 'about', is_published: true });
    expect(await has()).toEqual([200, true]);
  });
});
