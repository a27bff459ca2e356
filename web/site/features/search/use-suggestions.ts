// Suggestions for a search field; none until the attributes have loaded.

import { useState } from 'react';
import type { listSearchAttributes } from '#contract/product-attributes.ts';
import { suggestionsTexts } from '#contract/texts/en/suggestions.ts';
import { call } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { useTexts } from '#web/site/lib/language.ts';
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

/** @param category slug of a category; undefined for the whole catalogue */
export const useSuggestions = (typed: string, category?: string) => {
  const { data = [] } = useQuery(attributesQuery(category));
  const say = useTexts(suggestionsTexts);
  const [hiddenFor, setHiddenFor] = useState<string | null>(null);
  return {
    suggestions: hiddenFor === typed ? [] : suggestionsFor(typed, data, say),
    /** Hides the suggestions until the text changes. */
    hide: () => setHiddenFor(typed),
  };
};
