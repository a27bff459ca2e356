import type { getHomepage, Homepage } from '#contract/homepage.ts';
import { homepageTexts } from '#contract/texts/en/homepage.ts';
import { call } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { summariseCategory } from '#web/site/features/categories/categories.queries.ts';
import { summariseArticle } from '#web/site/features/news/article-card.tsx';
import { summariseProduct } from '#web/site/features/products/product-card.tsx';
import { queryOptions } from '#web/site/query/query-client.ts';

const homepageKeys = { public: ['homepage', 'public'] } as const;

const slim = ({ featured_products, latest_news, categories, hero_settings, about_data }: Homepage) => ({
  products: featured_products.map(summariseProduct),
  news: latest_news.map(summariseArticle),
  categories: categories.map(summariseCategory),
  hero: hero_settings,
  about: { shortContent: about_data.short_content, statistics: about_data.statistics },
});

/** Data of the home page, reduced to the fields it shows. */
export const homepageQuery = queryOptions({
  queryKey: homepageKeys.public,
  queryFn: async ({ client, signal }) =>
    slim(
      await call<typeof getHomepage>(transportOf(client), 'GET', '/api/public/homepage', {
        signal,
        expects: {
          featured_products: 'list',
          latest_news: 'list',
          categories: 'list',
          hero_settings: 'object',
          about_data: 'object',
        },
      }),
    ),
  meta: { failure: (texts) => texts(homepageTexts)('failed') },
});
