// Queries of the header search. They use the same routes as the lists: the best products, the newest articles.

import type { listArticles, NewsArticle } from '#contract/news.ts';
import type { Paged } from '#contract/paging.ts';
import type { listProducts, Product } from '#contract/products.ts';
import { call } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { productPassage } from '#web/site/features/products/product-passage.ts';
import type { SearchTerms } from '#web/site/lib/find-matches.ts';
import { linesOfHtml, matchingPassage } from '#web/site/lib/matching-passage.ts';
import { typedTerms } from '#web/site/lib/typed-terms.ts';
import { type QueryClient, queryOptions } from '#web/site/query/query-client.ts';
import { keepPreviousData } from '#web/site/query/use-query.ts';

const keys = {
  products: (text: string) => ['search', 'products', text] as const,
  articles: (text: string) => ['search', 'articles', text] as const,
};

const mostHits = 5;

/** The fields of a product shown in the search dialog. */
export type ProductHit = Pick<Product, 'id' | 'name' | 'slug' | 'model' | 'price' | 'main_image'> & {
  category: string;
  /** Matching passage if the other texts do not contain the match. */
  passage: string | null;
};
/** The fields of an article shown in the search dialog. */
export type ArticleHit = Pick<NewsArticle, 'id' | 'title' | 'slug' | 'type' | 'published_at' | 'featured_image'> & {
  passage: string | null;
};
/** A part of the typed text that was understood as a condition. */
export interface UnderstoodCondition {
  label: string;
  text: string;
}
/** Number of matching articles by type; the article list shows one type at a time. */
export type ArticleCounts = Record<NewsArticle['type'], number>;

const productHit = (product: Product, terms: SearchTerms): ProductHit => {
  const { id, name, slug, model, price, main_image, category } = product;
  const shown = [name, category.name, model ?? ''];
  return { id, name, slug, model, price, main_image, category: category.name, passage: productPassage(product, terms, shown) };
};

const articleHit = (article: NewsArticle, terms: SearchTerms): ArticleHit => {
  const { id, title, slug, type, published_at, featured_image, excerpt, content } = article;
  const lines = [...(excerpt ? [excerpt] : []), ...linesOfHtml(content)];
  return { id, title, slug, type, published_at, featured_image, passage: matchingPassage({ terms, shown: [title], lines }) };
};

/** @param text typed text, trimmed; an empty text is not searched */
export const productHitsQuery = (text: string) =>
  queryOptions({
    queryKey: keys.products(text),
    queryFn: async ({ client, signal }) => {
      const {
        products,
        search: report,
        conditions = [],
        searched,
      } = await call<typeof listProducts>(transportOf(client), 'GET', '/api/public/products', {
        query: { search: text },
        signal,
      });
      // there is no report if only conditions were typed
      const terms = report?.terms ?? typedTerms(searched ?? text);
      const understood = conditions.flatMap(({ label, text: part }): UnderstoodCondition[] =>
        part === null ? [] : [{ label, text: part }],
      );
      const hits = products.data.slice(0, mostHits).map((product) => productHit(product, terms));
      return { text, rest: searched || text, report, terms, understood, hits, total: products.total };
    },
    // overrides the default of the client: a failed search is fetched again when it is typed again
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });

interface Search {
  client: QueryClient;
  text: string;
  signal: AbortSignal;
}

const fetchArticles = ({ client, text, signal }: Search, type?: NewsArticle['type']) =>
  call<typeof listArticles>(transportOf(client), 'GET', '/api/public/news', { query: { type, search: text }, signal });

/** Counts articles by type: on the first page if it contains all matches, otherwise with one more request. */
const countByType = async (search: Search, { data, total }: Paged<NewsArticle>): Promise<ArticleCounts> => {
  const isWhole = data.length === total;
  const news = isWhole ? data.filter(({ type }) => type === 'news').length : (await fetchArticles(search, 'news')).total;
  return { news, knowledge: total - news };
};

/** @param text typed text, trimmed; an empty text is not searched */
export const articleHitsQuery = (text: string) =>
  queryOptions({
    queryKey: keys.articles(text),
    queryFn: async ({ client, signal }) => {
      const search = { client, text, signal };
      const found = await fetchArticles(search);
      const report = found.search;
      const terms = report?.terms ?? typedTerms(text);
      const hits = found.data.slice(0, mostHits).map((article) => articleHit(article, terms));
      return { text, report, terms, hits, total: found.total, counts: await countByType(search, found) };
    },
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });
