import { queryOptions } from '@tanstack/react-query';
import type { getArticle, listArticles } from '#contract/news.ts';
import { call } from '#web/shared/lib/api.ts';
import { missingAsNull } from '#web/shared/lib/not-found.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { typedTerms } from '#web/site/lib/find-matches.ts';
import { summariseArticle } from './article-card.tsx';
import { summariseFoundArticle } from './found-article.ts';
import type { NewsView } from './news-view.ts';

export const newsKeys = {
  list: (view: NewsView) => ['news', 'public', 'list', view] as const,
  article: (slug: string) => ['news', 'public', 'article', slug] as const,
};

/** One page of the news list, with the search report if there is a search. */
export const newsListQuery = (view: NewsView) =>
  queryOptions({
    queryKey: newsKeys.list(view),
    queryFn: async ({ client, signal }) => {
      const answer = await call<typeof listArticles>(transportOf(client), 'GET', '/api/public/news', {
        query: { ...view, page: view.page > 1 ? view.page : undefined },
        signal,
        expects: { data: 'list', current_page: 'number', last_page: 'number' },
      });
      const { data, current_page, last_page, total, search: report } = answer;
      const terms = report?.terms ?? (view.search ? typedTerms(view.search) : undefined);
      const articles = data.map((article) => summariseFoundArticle(article, terms));
      return { articles, current: current_page, last: last_page, total, report, terms };
    },
    // keep the old result for a new page or search, but not for another article type
    placeholderData: (before, query) => (query?.queryKey[3].type === view.type ? before : undefined),
    meta: { failure: 'Failed to load articles' },
  });

/** Data is null if the article does not exist. */
export const articleQuery = (slug: string) =>
  queryOptions({
    queryKey: newsKeys.article(slug),
    queryFn: async ({ client, signal }) => {
      const answer = await missingAsNull(
        call<typeof getArticle>(transportOf(client), 'GET', `/api/public/news/${encodeURIComponent(slug)}`, {
          signal,
          expects: { news: 'object', related_news: 'list' },
        }),
      );
      return answer && { article: answer.news, related: answer.related_news.map(summariseArticle) };
    },
    meta: { failure: 'Failed to load article' },
  });
