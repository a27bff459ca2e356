// Suggestions for a search field. Without the attributes, or while they load, there are none.

import { useState } from 'react';
import type { listSearchAttributes } from '#contract/product-attributes.ts';
import { call } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { queryOptions } from '#web/site/query/query-client.ts';
import { useQuery } from '#web/site/query/use-query.ts';
import { suggestionsFor } from './suggestions.ts';

const attributesQuery = (category: string | undefined) =>
  queryOptions({
    queryKey: ['search', 'attributes', category ?? null],
    queryFn: ({ client, signal }) =>
      call<typeof listSearchAttributes>(transportOf(client), 'GET', '/api/public/attributes', {
        query: { category },
        signal,
        expects: 'list',
      }),
  });

/** @param category slug; without it, for the whole catalogue */
export const useSuggestions = (typed: string, category?: string) => {
  const { data = [] } = useQuery(attributesQuery(category));
  const [hiddenFor, setHiddenFor] = useState<string | null>(null);
  return {
    suggestions: hiddenFor === typed ? [] : suggestionsFor(typed, data),
    /** Until something else is typed. */
    hide: () => setHiddenFor(typed),
  };
};
