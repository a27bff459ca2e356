import type { getArticle } from '#contract/news.ts';
import { articleTexts } from '#contract/texts/en/article.ts';
import { call } from '#web/shared/lib/api.ts';
import { orMissing } from '#web/shared/lib/not-found.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { withBlockStyles } from '#web/site/lib/block-styles.ts';
import { queryOptions } from '#web/site/query/query-client.ts';
import { summariseArticle } from './article-card.tsx';

/** Data is null if the article does not exist, 'removed' if it was deleted. */
export const articleQuery = (slug: string) =>
  queryOptions({
    queryKey: ['news', 'public', 'article', slug],
    queryFn: ({ client, signal }) =>
      orMissing(
        call<typeof getArticle>(transportOf(client), 'GET', `/api/public/news/${encodeURIComponent(slug)}`, {
          signal,
          expects: { news: 'object', related_news: 'list' },
        })
          .then(({ news, related_news }) => ({ article: news, related: related_news.map(summariseArticle) }))
          .then(withBlockStyles(({ article }) => article.content)),
      ),
    meta: { failure: (texts) => texts(articleTexts)('failed') },
  });
