import type { listArticles, NewsArticle } from '#contract/news.ts';
import { newsListTexts } from '#contract/texts/en/news-list.ts';
import { call } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import type { SearchTerms } from '#web/site/lib/find-matches.ts';
import { queryOptions } from '#web/site/query/query-client.ts';
import { loadMatchedText } from '#web/site/ui/mark-terms.tsx';
import { summariseArticle } from './article-card.tsx';
import type { NewsView } from './news-view.ts';

/** @param given terms of the search report */
const searched = async (search: string, given: SearchTerms | undefined) => {
  const [{ summariseFoundArticle }, { typedTerms }] = await Promise.all([import('./found-article.ts'), loadMatchedText()]);
  const terms = given ?? typedTerms(search);
  return { terms, summarise: (article: NewsArticle) => summariseFoundArticle(article, terms) };
};

/** One page of the news list, with the search report if there is a search. */
export const newsListQuery = (view: NewsView) =>
  queryOptions({
    queryKey: ['news', 'public', 'list', view] as const,
    queryFn: async ({ client, signal }) => {
      const answer = await call<typeof listArticles>(transportOf(client), 'GET', '/api/public/news', {
        query: { ...view, page: view.page > 1 ? view.page : undefined },
        signal,
        expects: { data: 'list', current_page: 'number', last_page: 'number' },
      });
      const { data, current_page, last_page, total, search: report } = answer;
      const { terms, summarise } =
        report || view.search ? await searched(view.search, report?.terms) : { terms: undefined, summarise: summariseArticle };
      return { articles: data.map(summarise), current: current_page, last: last_page, total, report, terms };
    },
    // keep the old result for a new page or search, but not for another article type
    placeholderData: (before, key) => ((key?.[3] as NewsView | undefined)?.type === view.type ? before : undefined),
    meta: { failure: (texts) => texts(newsListTexts)('failed') },
  });
