// Hits of products and articles for the typed text, debounced.

import { useDebouncedText } from '#web/shared/lib/use-debounced-text.ts';
import { useQuery } from '#web/site/query/use-query.ts';
import { articleHitsQuery, productHitsQuery } from './search.queries.ts';

interface Found {
  total: number;
  report?: { corrected: string | null };
}

const isAsTyped = (found: Found | undefined) => found !== undefined && found.total > 0 && !found.report?.corrected;

/** Drops the results of a corrected search if the other group has results for the text as typed. */
const unlessCorrected = <T extends Found>(found: T | undefined, other: Found | undefined): T | undefined =>
  found?.report?.corrected && isAsTyped(other) ? { ...found, total: 0 } : found;

/** @param typed text in the search field */
export const useSearchHits = (typed: string) => {
  const text = useDebouncedText(typed);
  const products = useQuery(productHitsQuery(text));
  // articles have no attributes: conditions such as "IP67" are searched for as words only if nothing else was typed
  const articles = useQuery(articleHitsQuery((!products.isPlaceholderData && products.data?.rest) || text));
  const both = [products, articles];
  const isAnswered = both.every(({ data, isPlaceholderData }) => data && !isPlaceholderData);
  return {
    /** Current search; empty before the first one. */
    text,
    /** Search of the shown results: the previous text while a request is pending. */
    shownText: (products.data ?? articles.data)?.text ?? text,
    products: products.isError ? undefined : unlessCorrected(products.data, articles.data),
    articles: articles.isError ? undefined : unlessCorrected(articles.data, products.data),
    failed: { products: products.isError, articles: articles.isError },
    isBusy: text !== '' && both.some(({ isFetching }) => isFetching),
    /** True if the shown results are for a previous text. */
    isStale: typed.trim() !== text || both.some(({ isPlaceholderData }) => isPlaceholderData),
    isEmpty: isAnswered && both.every(({ data }) => data?.total === 0),
    retry: () => {
      for (const query of both) if (query.isError) void query.refetch();
    },
  };
};

export type SearchHits = ReturnType<typeof useSearchHits>;
