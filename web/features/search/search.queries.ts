// What the search of the header finds, by the same calls as the lists: the best products, the newest articles.
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { listNews, NewsArticle } from '#contract/news.ts';
import type { Paged } from '#contract/paging.ts';
import type { listProducts, Product } from '#contract/products.ts';
import { call } from '../../lib/api.ts';
import { transportOf } from '../../lib/transport.ts';

const keys = {
  products: (text: string) => ['search', 'products', text] as const,
  articles: (text: string) => ['search', 'articles', text] as const,
};

const mostHits = 5;

export type ProductHit = Pick<Product, 'id' | 'name' | 'slug' | 'model' | 'price' | 'main_image'> & { category: string };
export type ArticleHit = Pick<NewsArticle, 'id' | 'title' | 'slug' | 'type' | 'published_at' | 'featured_image'>;
/** How many articles of each kind there are: their list shows one kind at a time. */
export type ArticleCounts = Record<NewsArticle['type'], number>;

const productHit = ({ id, name, slug, model, price, main_image, category }: Product): ProductHit => ({
  id,
  name,
  slug,
  model,
  price,
  main_image,
  category: category.name,
});

const articleHit = ({ id, title, slug, type, published_at, featured_image }: NewsArticle): ArticleHit => ({
  id,
  title,
  slug,
  type,
  published_at,
  featured_image,
});

/** @param text what was typed, trimmed; nothing is asked for the empty text */
export const productHitsQuery = (text: string) =>
  queryOptions({
    queryKey: keys.products(text),
    queryFn: async ({ client, signal }) => {
      const { products } = await call<typeof listProducts>(transportOf(client), 'GET', '/api/public/products', {
        query: { search: text },
        signal,
      });
      return { text, hits: products.data.slice(0, mostHits).map(productHit), total: products.total };
    },
    // a failed search is asked again when it is typed again
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });

interface Asking {
  client: QueryClient;
  text: string;
  signal: AbortSignal;
}

const askArticles = ({ client, text, signal }: Asking, type?: NewsArticle['type']) =>
  call<typeof listNews>(transportOf(client), 'GET', '/api/public/news', { query: { type, search: text }, signal });

/** Where the first page does not hold all there is, one more question tells the kinds apart. */
const countByType = async (asking: Asking, { data, total }: Paged<NewsArticle>): Promise<ArticleCounts> => {
  const isWhole = data.length === total;
  const news = isWhole ? data.filter(({ type }) => type === 'news').length : (await askArticles(asking, 'news')).total;
  return { news, knowledge: total - news };
};

export const articleHitsQuery = (text: string) =>
  queryOptions({
    queryKey: keys.articles(text),
    queryFn: async ({ client, signal }) => {
      const asking = { client, text, signal };
      const found = await askArticles(asking);
      return { text, hits: found.data.slice(0, mostHits).map(articleHit), total: found.total, counts: await countByType(asking, found) };
    },
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });
