import { expect, it } from 'vitest';
import { leadFirst } from './lead-article.ts';

const article = (id: number, is_featured = false) => ({ id, is_featured });
const ids = (articles: { id: number }[]) => leadFirst(articles as ReturnType<typeof article>[]).map(({ id }) => id);

it('puts the newest featured article before the others', () => {
  expect(ids([article(4), article(3), article(2, true), article(1, true)])).toEqual([2, 4, 3, 1]);
});

it('keeps the order if no article is featured', () => {
  expect(ids([article(2), article(1)])).toEqual([2, 1]);
  expect(ids([])).toEqual([]);
});
