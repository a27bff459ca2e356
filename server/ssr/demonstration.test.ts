// Every public address of the demonstration company, rendered by the real renderer and read as by search engines and link previews.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { listCategories } from '#contract/categories.ts';
import type { listArticles } from '#contract/news.ts';
import type { listProducts } from '#contract/products.ts';
import type { AnswerOf } from '#contract/route.ts';
import { sitePages } from '#contract/rules/site-pages.ts';
import { seedDemo } from '#demo/seed.ts';
import { databaseName } from '#server/testing/database.ts';
import { type Node, type ReadDocument, type ReadElement, readDocument } from '#server/testing/read-document.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { render } from '#web/site/entry-server.tsx';

const site = 'https://www.lintara.example';
let dataDir: string;
let test: TestApp;
const pages = new Map<string, ReadDocument>();
const prices = new Map<string, number | null>();
const kinds = new Map<string, string>();
/** The addresses of the records that the API shows to visitors. */
let shown: string[];

const ask = async <T>(path: string) => (await test.send('GET', path)).body as T;

const readCatalogue = async () => {
  const first = await ask<AnswerOf<typeof listProducts>>('/api/public/products');
  const found: string[] = [];
  for (let page = 1; page <= first.products.last_page; page++) {
    const { products } = await ask<AnswerOf<typeof listProducts>>(`/api/public/products?page=${page}`);
    for (const { slug, price } of products.data) prices.set(slug, price);
    found.push(...products.data.map(({ slug }) => `/products/${slug}`));
  }
  const categories = await ask<AnswerOf<typeof listCategories>>('/api/public/categories');
  return [...categories.map(({ slug }) => `/products?category=${slug}`), ...found];
};

const readNews = async () => {
  const { last_page } = await ask<AnswerOf<typeof listArticles>>('/api/public/news');
  const found: string[] = [];
  for (let page = 1; page <= last_page; page++) {
    const { data } = await ask<AnswerOf<typeof listArticles>>(`/api/public/news?page=${page}`);
    for (const { slug, type } of data) kinds.set(slug, type === 'news' ? 'NewsArticle' : 'TechArticle');
    found.push(...data.map(({ slug }) => `/news/${slug}`));
  }
  return found;
};

const open = async (path: string) => {
  const answer = await test.app.inject({ method: 'GET', url: path });
  expect(`${path} ${answer.statusCode}`).toBe(`${path} 200`);
  // `inject` sends the host localhost: the response must contain neither it nor a local folder
  expect(answer.body).not.toMatch(/localhost|127\.0\.0\.1|\/tmp\/|node_modules/);
  expect(answer.body).not.toContain(process.cwd());
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  return readDocument(answer.body);
};

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'documents-'));
  test = await createTestApp({ SITE_URL: site, DATA_DIR: dataDir }, undefined, render);
  await seedDemo({ ...test.context, dataDir, siteUrl: 'https://www.example.com' });
  const screens = [...Object.keys(sitePages).filter((path) => path !== '/compare'), '/news?type=knowledge'];
  shown = [...screens, ...(await readCatalogue()), ...(await readNews()), '/page/privacy-policy', '/page/terms-of-service'];
  for (const path of [...shown, '/products?page=2', '/news?page=2', '/products?search=robot']) pages.set(path, await open(path));
});
afterAll(async () => {
  await test.close();
  rmSync(dataDir, { recursive: true });
});

/** @returns the pages that fail the check */
const faults = (check: (page: ReadDocument, path: string) => boolean) =>
  [...pages].filter(([path, page]) => !check(page, path)).map(([path]) => path);
const only = <T>(list: T[]): T | undefined => (list.length === 1 ? list[0] : undefined);
const graphOf = (page: ReadDocument) => only(page.graphs) ?? [];
const find = (page: ReadDocument, type: string) => only(graphOf(page).filter((node) => node['@type'] === type));
const isAddress = (value: unknown): value is string => typeof value === 'string' && value.startsWith(`${site}/`);
const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';

describe('every public page', () => {
  it('has one title that no other page has (DOC-01)', () => {
    expect(faults(({ titles }) => isText(only(titles)))).toEqual([]);
    expect(new Set([...pages.values()].map(({ titles }) => titles[0])).size).toBe(pages.size);
  });

  it('has a language, one main heading and a description of a readable length (DOC-01)', () => {
    expect(faults(({ lang, mainHeadings }) => lang === 'en' && mainHeadings === 1)).toEqual([]);
    expect(
      faults(({ meta }) => /^.{20,200}$/.test(only(meta('description')) ?? '') && !/[<>]|&\w+;/.test(meta('description')[0] ?? '')),
    ).toEqual([]);
  });

  it('has its own address as the canonical one, or that of the list for a search (DOC-01)', () => {
    expect(faults(({ links }, path) => only(links('canonical')) === site + path.replace(/\?search=.*/, ''))).toEqual([]);
    expect(faults(({ links, meta }) => only(meta('og:url')) === links('canonical')[0])).toEqual([]);
    expect(faults(({ meta }) => meta('robots').length === 0)).toEqual([]);
  });

  it('describes the page for link previews with title, text, kind and an existing picture (DOC-02)', async () => {
    for (const name of ['title', 'description']) {
      expect(faults(({ meta }) => isText(only(meta(`og:${name}`))) && only(meta(`twitter:${name}`)) === meta(`og:${name}`)[0])).toEqual([]);
    }
    expect(faults(({ meta }) => isAddress(only(meta('og:image'))) && meta('twitter:image')[0] === meta('og:image')[0])).toEqual([]);
    expect(
      faults(({ meta }) => only(meta('twitter:card')) === 'summary_large_image' && only(meta('og:site_name')) === 'Lintara Automation'),
    ).toEqual([]);
    const kind = (path: string) => (/^\/products\/./.test(path) && 'product') || (/^\/news\/./.test(path) && 'article') || 'website';
    expect(faults(({ meta }, path) => only(meta('og:type')) === kind(path))).toEqual([]);
    const pictures = new Set([...pages.values()].map(({ meta }) => meta('og:image')[0] ?? ''));
    expect(pictures).toContain(`${site}/social-card.jpg`);
    // drawing a picture takes longer than all other checks of its page, so only the run on PostgreSQL draws all of them
    const oneOfEachKind = [...new Map([...pictures].map((picture) => [picture.split('/')[4], picture])).values()];
    for (const picture of databaseName === 'SQLite' ? oneOfEachKind : pictures) {
      const answer = await test.app.inject({ method: 'GET', url: picture.slice(site.length) });
      expect([picture, answer.statusCode, String(answer.headers['content-type']).split('/')[0]]).toEqual([picture, 200, 'image']);
    }
  });

  it('has a meaningful text for every link (LD-04)', () => {
    // the list of Lighthouse, which also reads visually hidden text
    const vague = /^(click (here|this)|go|(right )?here|(more )?info(rmation)?|(learn|read|see) more|more( info(rmation)?)?|start|this|)$/i;
    const own = (href = '') => href !== '' && !href.startsWith('#');
    const isVague = ({ name, attributes, text }: ReadElement) =>
      name === 'a' && own(attributes.href) && vague.test((attributes['aria-label'] ?? text).trim());
    expect(faults(({ elements }) => !elements.some(isVague))).toEqual([]);
  });

  it('links manifest, icons and feed', () => {
    expect(
      faults(({ links }) => ['manifest', 'icon', 'apple-touch-icon', 'alternate'].every((relation) => links(relation).length > 0)),
    ).toEqual([]);
  });
});

describe('the graph of every public page (DOC-03)', () => {
  const referredIn = (node: unknown): string[] => {
    if (typeof node !== 'object' || node === null) return [];
    const keys = Object.keys(node);
    if (keys.length === 1 && keys[0] === '@id') return [(node as { '@id': string })['@id']];
    return Object.values(node).flatMap(referredIn);
  };

  it('is one block, with the organisation first and every reference resolved', () => {
    expect(faults((page) => page.graphs.length === 1 && graphOf(page)[0]?.['@type'] === 'Organization')).toEqual([]);
    expect(faults((page) => referredIn(graphOf(page)).every((id) => graphOf(page).some((node) => node['@id'] === id)))).toEqual([]);
    const isOrganization = (node?: Node) => isText(node?.name) && isAddress(node?.url) && isAddress(node?.logo);
    expect(faults((page) => isOrganization(find(page, 'Organization')))).toEqual([]);
  });

  it('describes the site only on the home page', () => {
    const isSite = (node?: Node) =>
      isText(node?.name) && node?.url === `${site}/` && isText((node?.potentialAction as Node)?.['query-input']);
    expect(faults((page, path) => (path === '/' ? isSite(find(page, 'WebSite')) : !find(page, 'WebSite')))).toEqual([]);
  });

  it('contains the path from home to the page on every other page', () => {
    const isTrail = (node: Node | undefined, path: string) => {
      const items = (node?.itemListElement ?? []) as Node[];
      const isSound = items.every(({ position, name, item }, index) => position === index + 1 && isText(name) && isAddress(item));
      return (
        isSound &&
        items.length > 1 &&
        items[0]?.item === `${site}/` &&
        items.at(-1)?.item === site + path.replace(/[?&](search|page)=.*/, '')
      );
    };
    expect(faults((page, path) => path === '/' || isTrail(find(page, 'BreadcrumbList'), path))).toEqual([]);
  });

  it('has a product with its pictures, and an offer only with a price', () => {
    const isOffer = (offer: unknown, price: number | null | undefined) =>
      price === null || price === undefined
        ? offer === undefined
        : expect.objectContaining({ '@type': 'Offer', price, priceCurrency: 'IDR' }).asymmetricMatch(offer);
    const isProduct = (node: Node | undefined, slug: string) =>
      isText(node?.name) &&
      isText(node?.description) &&
      node?.url === `${site}/products/${slug}` &&
      (node.image as unknown[]).every(isAddress) &&
      isText((node.brand as Node).name) &&
      isOffer(node.offers, prices.get(slug));
    const wrong = [...prices.keys()].filter((slug) => {
      const page = pages.get(`/products/${slug}`);
      return !(page && isProduct(find(page, 'Product'), slug));
    });
    expect(wrong).toEqual([]);
    expect(new Set([...prices.values()].map((price) => price === null))).toEqual(new Set([true, false]));
  });

  it('has an article of its kind with headline, picture, date, author and publisher', () => {
    const isArticle = (node: Node | undefined) =>
      node !== undefined &&
      isText(node.headline) &&
      ((node.image ?? [0]) as unknown[]).every(isAddress) &&
      new Date(String(node.datePublished)).toISOString() === node.datePublished &&
      isText((node.author as Node).name) &&
      isText((node.publisher as Node)['@id']);
    const wrong = [...kinds].filter(([slug, kind]) => {
      const page = pages.get(`/news/${slug}`);
      return !(page && isArticle(find(page, kind)));
    });
    expect(wrong).toEqual([]);
    expect(new Set(kinds.values()).size).toBe(2);
  });
});

describe('files that programs read', () => {
  it('lists in the sitemap exactly the addresses that the API shows to visitors', async () => {
    const body = await ask<string>('/sitemap.xml');
    const addresses = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => loc.replaceAll('&amp;', '&'));
    expect(addresses.toSorted()).toEqual(shown.map((path) => site + path).toSorted());
  });

  it('contain an RSS 2.0 feed with the newest articles, newest first (DOC-05)', async () => {
    const body = await ask<string>('/feed.xml');
    const { data } = await ask<AnswerOf<typeof listArticles>>('/api/public/news?type=news');
    expect(body).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<rss version="2\.0"/);
    const [head = '', ...items] = body.split('<item>');
    for (const name of ['title', 'link', 'description', 'language']) expect(head).toMatch(new RegExp(`<${name}>[^<]+</${name}>`));
    expect(items.map((item) => /<link>(.*?)<\/link>/.exec(item)?.[1])).toEqual(data.map(({ slug }) => `${site}/news/${slug}`));
    expect(items.map((item) => Date.parse(/<pubDate>(.*?)<\/pubDate>/.exec(item)?.[1] ?? ''))).toEqual(
      data.map(({ published_at }) => Math.floor(Date.parse(published_at ?? '') / 1000) * 1000),
    );
    expect(items.filter((item) => !/<guid isPermaLink="false">[^<]+<\/guid>/.test(item))).toEqual([]);
  });

  it.each(['/', '/products', '/sitemap.xml', '/feed.xml', '/social-card.jpg', '/api/public/products', '/api/public/homepage'])(
    'does not send %s again while it is unchanged, and compresses texts (DOC-09, DOC-10)',
    async (url) => {
      const first = await test.app.inject({ method: 'GET', url, headers: { 'accept-encoding': 'br, gzip' } });
      expect(first.headers['content-encoding']).toBe(url.endsWith('.jpg') ? undefined : 'br');
      const etag = String(first.headers.etag);
      const again = await test.app.inject({ method: 'GET', url, headers: { 'if-none-match': etag } });
      expect([again.statusCode, again.body]).toEqual([304, '']);
      const other = await test.app.inject({ method: 'GET', url, headers: { 'if-none-match': 'W/"other"', 'accept-encoding': 'gzip' } });
      expect([other.statusCode, other.headers['content-encoding']]).toEqual([200, url.endsWith('.jpg') ? undefined : 'gzip']);
    },
  );
});
