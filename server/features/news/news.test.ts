import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { getArticle, listArticles } from '#contract/news.ts';
import { createRedirect } from '#server/features/redirects/redirects.repository.ts';
import { anArticle } from '#server/testing/builders.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

describe('news', () => {
  let test: TestApp;
  let planned: number;

  const list = async (query = '') => {
    const { status, body } = await test.send('GET', `/api/public/news${query}`);
    expect(status).toBe(200);
    return listArticles.answer.parse(body) as z.output<typeof listArticles.answer>;
  };
  const titles = async (query = '') => (await list(query)).data.map(({ title }) => title);
  const search = (typed: string) => titles(`?search=${encodeURIComponent(typed)}`);

  beforeAll(async () => {
    test = await createTestApp();
    const { context } = test;
    await anArticle(context, { title: 'Old plant', published_at: '2026-01-05T09:00:00+07:00', excerpt: 'A hall in Cikarang' });
    const choose = {
      title: 'How to choose a gripper',
      type: 'knowledge',
      published_at: '2026-11-20T09:00',
      content: '<p>An LR-20 & 100% vacuum</p>',
    } as const;
    await anArticle(context, choose);
    await anArticle(context, {
      title: 'New fleet',
      published_at: '2026-11-19T00:00:00Z',
      author: { name: 'Dewi Ananda' },
      images: ['uploads/2026/11/x.webp'],
    });
    await anArticle(context, { title: 'Draft', is_published: false });
    planned = (await anArticle(context, { title: 'Planned', published_at: '2026-11-21T04:00:00Z' })).id;
    for (const number of [1, 2, 3]) await anArticle(context, { title: `Note ${number}`, published_at: `2026-02-0${number}T00:00:00Z` });
    await createRedirect(context.db, { kind: 'article', oldSlug: 'plan', targetId: planned, at: '2026-01-01T00:00:00.000Z' });
  });
  afterAll(() => test.close());

  it('returns published articles of both types, newest first (APIPUB-11)', async () => {
    expect(await titles()).toEqual(['How to choose a gripper', 'New fleet', 'Note 3', 'Note 2', 'Note 1', 'Old plant']);
    expect(await list()).toMatchObject({ current_page: 1, last_page: 1, per_page: 9, total: 6, from: 1, to: 6 });
    expect(await titles('?type=knowledge')).toEqual(['How to choose a gripper']);
    expect(await titles('?type=')).toHaveLength(6);
  });

  it('returns an article with its author, address and timestamps in UTC (DATA-07)', async () => {
    const { body } = await test.send('GET', '/api/public/news/how-to-choose-a-gripper');
    const { news } = getArticle.answer.parse(body) as z.output<typeof getArticle.answer>;
    // entered without an offset, so interpreted in the site's time zone
    expect(news).toMatchObject({ type: 'knowledge', published_at: '2026-11-20T02:00:00.000Z', featured_image_url: null, images: [] });
    const fleet = (await list('?search=fleet')).data[0];
    expect(fleet).toMatchObject({ author: { name: 'Dewi Ananda' }, images: ['uploads/2026/11/x.webp'], is_published: true });
  });

  it('returns up to three related articles of the same type, newest first (APIPUB-12)', async () => {
    const { body } = await test.send('GET', '/api/public/news/note-2');
    const { related_news } = getArticle.answer.parse(body) as z.output<typeof getArticle.answer>;
    expect(related_news.map(({ title }) => title)).toEqual(['New fleet', 'Note 3', 'Note 1']);
  });

  it('shows a scheduled article and redirects its old address only from its publication time on (APIPUB-11)', async () => {
    const status = async (slug: string) => (await test.send('GET', `/api/public/news/${slug}`)).status;
    expect([await status('planned'), await status('plan'), await status('draft'), await status('%00')]).toEqual([404, 404, 404, 404]);
    test.setTime('2026-11-21T04:00:00.000Z');
    const { status: moved, headers } = await test.send('GET', '/api/public/news/plan');
    expect([await status('planned'), moved, headers.location]).toEqual([200, 301, '/api/public/news/planned']);
    expect((await titles())[0]).toBe('Planned');
    test.setTime('2026-11-21T03:00:00.000Z');
  });

  it.each(['page=0', 'page=x', 'type=zzz', 'type=news&type=news', 'search=a&search=b'])('refuses %s with 422 (DATA-19)', async (query) => {
    const { status, body } = await test.send('GET', `/api/public/news?${query}`);
    expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([422, [query.split('=')[0]]]);
  });

  it('returns no rows for a page past the end (DATA-17)', async () => {
    expect(await list('?page=2')).toMatchObject({ data: [], current_page: 2, last_page: 1, total: 6, from: null, to: null });
  });

  it.each([
    ['cikarang', 1],
    ['CIKA', 1],
    ['karang', 0],
    ['lr20', 1],
    ['lr-20', 1],
    ['100%', 1],
    ['gripper vacuum', 1],
    ['gripper fleet', 0],
    ['%', 0],
    ['draft', 0],
    ['planned', 0],
  ])('search %j finds %i (APIPUB-11)', async (typed, count) => {
    expect(await search(typed)).toHaveLength(count);
  });
});
