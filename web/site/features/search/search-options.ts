// Options of the results in order: products, link to all products, articles, links to all articles.
import type { NewsArticle } from '#contract/news.ts';
import { fold } from '#contract/rules/fold.ts';
import type { searchTexts } from '#contract/texts/en/search.ts';
import type { Say } from '#contract/texts/text.ts';
import { paths } from '#web/shared/lib/paths.ts';
import type { ArticleHit, ProductHit } from './search.queries.ts';
import type { SearchHits } from './use-search-hits.ts';

export type SaySearch = Say<typeof searchTexts.texts>;

/** Removes everything except letters and digits, so that spaces and hyphens of model numbers are ignored. */
const compact = (text: string): string => fold(text).replaceAll(/[^\p{L}\p{N}]+/gu, '');

interface Choice {
  /** Unique among the options; stable for the same hit across results. */
  key: string;
  to: string;
}

/** An option of the results: a product, an article, or a link to a full list. */
export type SearchOption = Choice &
  ({ kind: 'product'; hit: ProductHit } | { kind: 'article'; hit: ArticleHit } | { kind: 'all'; label: string });

const allProducts = (text: string, total: number, say: SaySearch): SearchOption[] =>
  total > 1
    ? [{ kind: 'all', key: 'all-products', to: paths.products({ search: text }), label: say('allProducts', { count: total, text }) }]
    : [];

const types = ['news', 'knowledge'] as const;
const listLabels = { news: 'inNews', knowledge: 'inKnowledge' } as const;

const allArticles = (text: string, type: NewsArticle['type'], count: number, say: SaySearch): SearchOption[] =>
  count > 0
    ? [{ kind: 'all', key: `all-${type}`, to: paths.news({ type, search: text }), label: say(listLabels[type], { count, text }) }]
    : [];

type Found = Pick<SearchHits, 'products' | 'articles'>;

/** The search that produced the results, after correction. */
const searchedText = ({ text, report }: NonNullable<Found['products'] | Found['articles']>): string => report?.corrected ?? text;

/** With conditions, the whole text: a correction concerns only the rest of it. */
const listedText = (found: NonNullable<Found['products']>): string => (found.understood.length > 0 ? found.text : searchedText(found));

export const productOptions = (found: Found['products'], say: SaySearch): SearchOption[] =>
  found
    ? [
        ...found.hits.map((hit) => ({ kind: 'product', key: `product-${hit.id}`, to: paths.product(hit.slug), hit }) as const),
        ...allProducts(listedText(found), found.total, say),
      ]
    : [];

export const articleOptions = (found: Found['articles'], say: SaySearch): SearchOption[] =>
  found
    ? [
        ...found.hits.map((hit) => ({ kind: 'article', key: `article-${hit.id}`, to: paths.article(hit.slug), hit }) as const),
        ...(found.total > 1 ? types.flatMap((type) => allArticles(searchedText(found), type, found.counts[type], say)) : []),
      ]
    : [];

/** @returns the product if exactly one has the typed text as its model number, or as a number in its name */
export const exactProduct = ({ hits }: Pick<NonNullable<Found['products']>, 'hits'>, typed: string): ProductHit | null => {
  const number = compact(typed);
  if (number === '') return null;
  const byModel = hits.filter(({ model }) => compact(model ?? '') === number);
  const isInName = (name: string) => name.split(/\s+/).some((word) => /\d/.test(word) && compact(word) === number);
  const [only, ...others] = byModel.length > 0 ? byModel : hits.filter(({ name }) => isInName(name));
  return only && others.length === 0 ? only : null;
};

/** Target of Enter without an active option: the product list, or the article list if only articles match. */
export const wholeResult = ({ products, articles }: Found, typed: string): string => {
  const search = typed.trim();
  const isOnlyArticles = products?.text === search && products.total === 0 && articles?.text === search && articles.total > 0;
  if (!isOnlyArticles) return paths.products({ search });
  return paths.news({ search, type: articles.counts.news > 0 ? 'news' : 'knowledge' });
};
