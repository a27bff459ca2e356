// Search in articles, by the same rules as in products.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { listArticles } from '#contract/news.ts';
import { anArticle } from '#server/testing/builders.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

describe('search in news', () => {
  let test: TestApp;

  const search = async (typed: string, query = '') => {
    const { body } = await test.send('GET', `/api/public/news?search=${encodeURIComponent(typed)}${query}`);
    return listArticles.answer.parse(body) as z.output<typeof listArticles.answer>;
  };
  const titles = async (typed: string, query = '') => (await search(typed, query)).data.map(({ title }) => title);

  beforeAll(async () => {
    test = await createTestApp();
    const article = (title: string, content: string, day: number, values = {}) =>
      anArticle(test.context, { title, content: `<p>${content}</p>`, excerpt: null, published_at: `2026-02-0${day}T00:00:00Z`, ...values });
    await article('Plant', 'A cell with six-axis robots, 20 kg each', 3);
    await article('Colours', 'How palletizing batteries work, PL e', 2, { type: 'knowledge' });
    await article('Cobots', 'Rated IP67 by ISO 13855', 1, { excerpt: 'Two grippers' });
    await article('Hidden', 'xylophones', 4, { is_published: false });
    await article('Planned', 'marimbas', 4, { published_at: '2027-01-01T00:00:00Z' });
  });
  afterAll(() => test.close());

  it.each([
    ['robot', ['Plant']],
    ['robots', ['Plant']],
    ['6-axis', ['Plant']],
    ['20kg', ['Plant']],
    ['20 kg', ['Plant']],
    ['color', ['Colours']],
    ['palletising', ['Colours']],
    ['battery', ['Colours']],
    ['PLe', ['Colours']],
    ['gripper', ['Cobots']],
    ['IP 67', ['Cobots']],
    ['iso13855', ['Cobots']],
    ['collaborative robot', ['Cobots']],
    ['cell robot', ['Plant']],
    ['robot gripper', []],
    ['xylophone', []],
  ])('%j finds %j', async (typed, expected) => {
    expect(await titles(typed)).toEqual(expected);
    expect((await search(typed)).search).toMatchObject({ corrected: null });
  });

  it('returns newest first (SEARCH-08)', async () => {
    expect(await titles('cobot')).toEqual(['Cobots']);
    expect(await titles('e')).toEqual(['Plant', 'Colours']);
  });

  it('corrects one typing error with words of visible articles', async () => {
    expect(await search('grippre')).toMatchObject({ total: 1, search: { corrected: 'gripper' } });
    expect(await search('xylohpones')).toMatchObject({ total: 0, search: { corrected: null } });
    expect(await search('marimbsa')).toMatchObject({ total: 0, search: { corrected: null } });
  });

  it('does not correct a word to one from the other type of article', async () => {
    await anArticle(test.context, { title: 'Robotx', content: '<p>x</p>', type: 'knowledge', published_at: '2026-01-01T00:00:00Z' });
    expect(await search('robotx', '&type=news')).toMatchObject({ total: 0, search: { corrected: null } });
    expect(await search('robots', '&type=knowledge')).toMatchObject({ total: 0, search: { corrected: null } });
  });

  it.each(['%', `"'_\\`, 'Робот и захват', '\u{1F916} robots', 'IP 1 IP 2 IP 3 IP 4', 'a-'.repeat(250), 'x'.repeat(500)])(
    'answers a hostile search: case %#',
    async (typed) => {
      expect((await search(typed)).total).toBeGreaterThanOrEqual(0);
    },
  );

  it('returns no report without a search', async () => {
    expect((await search('')).search).toBeUndefined();
  });
});
