import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { feeds } from '#contract/rules/feeds.ts';
import { aCategory, anArticle, aProduct } from '#server/testing/builders.ts';
import { readDocument } from '#server/testing/read-document.ts';
import { type ReadXml, readXml } from '#server/testing/read-xml.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { render } from '#web/site/entry-server.tsx';

const site = 'https://www.example.com';
let test: TestApp;

const open = (url: string, headers: Record<string, string> = {}) => test.app.inject({ method: 'GET', url, headers });
const channelOf = async (path: string): Promise<ReadXml> => {
  const root = readXml((await open(path)).body);
  expect([root.name, root.attributes.version]).toEqual(['rss', '2.0']);
  const [channel, ...others] = root.all('channel');
  if (!channel || others.length > 0) throw new Error('A feed has one channel');
  return channel;
};

beforeAll(async () => {
  test = await createTestApp({ SITE_URL: site }, undefined, render);
  const { context } = test;
  await aProduct(context, { category_id: (await aCategory(context)).id });
  const published = (day: number) => ({ published_at: `2026-11-${day}T08:00:00.000Z` });
  await anArticle(context, {
    title: 'Speed < 2 & "safe"',
    slug: 'speed',
    excerpt: 'In <short>',
    ...published(10),
    featured_image: 'uploads/a&b.webp',
  });
  await anArticle(context, { title: 'Grease', slug: 'grease', type: 'knowledge', ...published(12) });
  await anArticle(context, { title: 'Later', published_at: '2027-01-01T00:00:00.000Z' });
  await anArticle(context, { title: 'Draft', is_published: false });
});
afterAll(() => test.close());

describe('a feed', () => {
  it.each([
    [feeds.news.path, 'Your Company: News', `${site}/news`, ['speed']],
    [feeds.knowledge.path, 'Your Company: Knowledge Base', `${site}/news?type=knowledge`, ['grease']],
    [feeds.all.path, 'Your Company: News and Knowledge Base', `${site}/news`, ['grease', 'speed']],
  ])('has at %s the visible articles of its kind, newest first (DOC-05, FEED-01)', async (path, title, link, slugs) => {
    const channel = await channelOf(path);
    expect([channel.one('title'), channel.one('link'), channel.one('language')]).toEqual([title, link, 'en']);
    expect(channel.one('description')).toBeTruthy();
    expect(channel.all('atom:link').map(({ attributes }) => attributes)).toEqual([
      { href: site + path, rel: 'self', type: 'application/rss+xml' },
    ]);
    expect(channel.all('item').map((item) => item.one('link'))).toEqual(slugs.map((slug) => `${site}/news/${slug}`));
    expect((await open(path)).headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  });

  it('describes each article with its address, date, kind and picture (FEED-02)', async () => {
    const [, item] = (await channelOf(feeds.all.path)).all('item');
    expect(item?.children.map(({ name, text }) => [name, text])).toEqual([
      ['title', 'Speed < 2 & "safe"'],
      ['link', `${site}/news/speed`],
      ['guid', expect.stringMatching(/^www\.example\.com\/article\/\d+$/)],
      ['description', 'In <short>'],
      ['pubDate', 'Tue, 10 Nov 2026 08:00:00 GMT'],
      ['category', 'Company News'],
      ['media:content', ''],
    ]);
    expect(item?.all('media:content')[0]?.attributes).toEqual({ url: `${site}/storage/uploads/a&b.webp`, medium: 'image' });
  });

  it('is dated by its newest publication or save (FEED-02)', async () => {
    const date = async () => (await channelOf(feeds.all.path)).one('lastBuildDate');
    expect(await date()).toBe('Sat, 21 Nov 2026 03:00:00 GMT');
    await test.context.db.updateTable('news').set({ updated_at: '2026-11-01T00:00:00.000Z' }).execute();
    expect(await date()).toBe('Thu, 12 Nov 2026 08:00:00 GMT');
  });

  it.each(Object.values(feeds).map(({ path }) => path))('is not sent again from %s while it is unchanged (DOC-09)', async (path) => {
    const etag = String((await open(path)).headers.etag);
    expect((await open(path, { 'if-none-match': etag })).statusCode).toBe(304);
    await test.context.db
      .updateTable('news')
      .set({ excerpt: `Of ${path}` })
      .execute();
    expect((await open(path, { 'if-none-match': etag })).statusCode).toBe(200);
  });
});

describe('pages', () => {
  it.each([
    ['/', [feeds.news]],
    ['/products/robot', [feeds.news]],
    ['/news', [feeds.news, feeds.all]],
    ['/news/speed', [feeds.news, feeds.all]],
    ['/news?type=knowledge', [feeds.knowledge, feeds.all]],
    ['/news/grease', [feeds.knowledge, feeds.all]],
  ])('link from %s to the relevant feeds (FEED-03)', async (path, announced) => {
    const { elements } = readDocument((await open(path)).body);
    const links = elements.filter(({ name, attributes }) => name === 'link' && attributes.rel === 'alternate');
    expect(links.map(({ attributes: { type, title, href } }) => [type, title, href])).toEqual(
      announced.map((feed) => ['application/rss+xml', feed.title, feed.path]),
    );
  });
});

// last: on PostgreSQL the second app empties the database of the first
it('sends a valid feed without a date if there are no articles', async () => {
  const empty = await createTestApp({ SITE_URL: site });
  const [channel] = readXml((await empty.app.inject({ method: 'GET', url: feeds.knowledge.path })).body).all('channel');
  expect(channel?.children.map(({ name }) => name)).toEqual(['title', 'link', 'description', 'atom:link', 'language']);
  await empty.close();
});
