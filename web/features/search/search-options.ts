// What can be chosen in the results, from the first to the last: products, their list, articles, their lists.
import type { NewsArticle } from '#contract/news.ts';
import { paths } from '../../lib/paths.ts';
import type { ArticleHit, ProductHit } from './search.queries.ts';
import type { SearchHits } from './use-search-hits.ts';

interface Choice {
  /** Unique among the choices; the same hit keeps it from one result to the next. */
  key: string;
  to: string;
}

export type SearchOption = Choice &
  ({ kind: 'product'; hit: ProductHit } | { kind: 'article'; hit: ArticleHit } | { kind: 'all'; label: string });

const allProducts = (text: string, total: number): SearchOption[] =>
  total > 1
    ? [{ kind: 'all', key: 'all-products', to: paths.products({ search: text }), label: `All ${total} products for “${text}”` }]
    : [];

const types = ['news', 'knowledge'] as const;
const listNames: Record<NewsArticle['type'], string> = { news: 'Company News', knowledge: 'Knowledge Base' };

const allArticles = (text: string, type: NewsArticle['type'], count: number): SearchOption[] => {
  const label = count === 1 ? `1 article in ${listNames[type]} for “${text}”` : `All ${count} articles in ${listNames[type]} for “${text}”`;
  return count > 0 ? [{ kind: 'all', key: `all-${type}`, to: paths.news({ type, search: text }), label }] : [];
};

type Found = Pick<SearchHits, 'products' | 'articles'>;

export const productOptions = (found: Found['products']): SearchOption[] =>
  found
    ? [
        ...found.hits.map((hit) => ({ kind: 'product', key: `product-${hit.id}`, to: paths.product(hit.slug), hit }) as const),
        ...allProducts(found.text, found.total),
      ]
    : [];

export const articleOptions = (found: Found['articles']): SearchOption[] =>
  found
    ? [
        ...found.hits.map((hit) => ({ kind: 'article', key: `article-${hit.id}`, to: paths.article(hit.slug), hit }) as const),
        ...(found.total > 1 ? types.flatMap((type) => allArticles(found.text, type, found.counts[type])) : []),
      ]
    : [];

/** Where Enter leads while nothing is chosen: the list that has hits, the products' first. */
export const wholeResult = ({ products, articles }: Found, typed: string): string => {
  const search = typed.trim();
  const isOnlyArticles = products?.text === search && products.total === 0 && articles?.text === search && articles.total > 0;
  if (!isOnlyArticles) return paths.products({ search });
  return paths.news({ search, type: articles.counts.news > 0 ? 'news' : 'knowledge' });
};
