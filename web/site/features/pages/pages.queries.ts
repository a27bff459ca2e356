import type { getPage } from '#contract/pages.ts';
import { call } from '#web/shared/lib/api.ts';
import { orMissing } from '#web/shared/lib/not-found.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { withBlockStyles } from '#web/site/lib/block-styles.ts';
import { queryOptions } from '#web/site/query/query-client.ts';

export const pageKeys = { page: (slug: string) => ['pages', 'public', slug] as const };

/** Data is null if the page does not exist, 'removed' if it was deleted. The screen shows failures itself, so the query has no failure message. */
export const pageQuery = (slug: string) =>
  queryOptions({
    queryKey: pageKeys.page(slug),
    queryFn: ({ client, signal }) =>
      orMissing(
        call<typeof getPage>(transportOf(client), 'GET', `/api/public/pages/${encodeURIComponent(slug)}`, {
          signal,
          expects: { title: 'string', content: 'string' },
        }).then(withBlockStyles(({ content }) => content)),
      ),
  });
