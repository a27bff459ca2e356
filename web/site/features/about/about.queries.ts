import type { getAbout } from '#contract/about.ts';
import { aboutTexts } from '#contract/texts/en/about.ts';
import { call } from '#web/shared/lib/api.ts';
import { orMissing } from '#web/shared/lib/not-found.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { withBlockStyles } from '#web/site/lib/block-styles.ts';
import { queryOptions } from '#web/site/query/query-client.ts';

export const aboutKeys = { public: ['about', 'public'] } as const;

/** Data is null if no about page is published, 'removed' if it was deleted. */
export const aboutQuery = queryOptions({
  queryKey: aboutKeys.public,
  queryFn: ({ client, signal }) =>
    orMissing(
      call<typeof getAbout>(transportOf(client), 'GET', '/api/public/about', {
        signal,
        expects: { content: 'string', sections: 'list' },
      }).then(withBlockStyles(({ content, sections }) => [content, ...sections.map((section) => section.content)].join(''))),
    ),
  meta: { failure: (texts) => texts(aboutTexts)('failed') },
});
