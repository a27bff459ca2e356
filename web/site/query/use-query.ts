import { createContext, use, useCallback, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { hashOf, type QueryClient, type QueryKey, type QueryState, type ShownQuery, unknownState } from './query-client.ts';

const ClientContext = createContext<QueryClient | null>(null);

export const QueryClientProvider = ClientContext;

export const useQueryClient = (): QueryClient => {
  const client = use(ClientContext);
  if (!client) throw new Error('useQueryClient needs a QueryClientProvider');
  return client;
};

/** Shows the previous data until the data of another query has loaded. */
export const keepPreviousData = <Data>(before: Data | undefined): Data | undefined => before;

export interface QueryResult<Data> {
  data: Data | undefined;
  /** There is neither data nor a failure yet. */
  isPending: boolean;
  /** The last attempt failed; `data` may be older. */
  isError: boolean;
  isFetching: boolean;
  /** `data` belongs to another query (`placeholderData`). */
  isPlaceholderData: boolean;
  refetch: () => void;
}

/** The state of a query; fetches it if it has no data or old data. */
export const useQuery = <Data>(query: ShownQuery<Data>): QueryResult<Data> => {
  const client = useQueryClient();
  const { queryKey, enabled, placeholderData } = query;
  const hash = hashOf(queryKey);
  // biome-ignore lint/correctness/useExhaustiveDependencies: queries with the same hash have the same key
  const observe = useCallback((changed: () => void) => client.observe({ queryKey }, changed), [client, hash]);
  const read = () => client.getQueryState<Data>(query);
  // documents contain no failures: the browser fetches missing data
  const readInDocument = () => (read().data === undefined ? unknownState : read()) as QueryState<Data>;
  const { data, error, isFetching } = useSyncExternalStore(observe, read, readInDocument);

  const refetch = () => void client.fetchQuery(query).catch(() => undefined);
  const hasFailed = data === undefined && error !== null;
  const isEnabled = enabled ?? !hasFailed;
  const fetchIfWanted = useEffectEvent(() => {
    if (isEnabled && (client.isWanted(query) || hasFailed)) refetch();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for another query or when it becomes enabled
  useEffect(() => fetchIfWanted(), [client, hash, enabled]);

  const shown = useRef<{ data: Data; key: QueryKey }>(undefined);
  useEffect(() => {
    if (data !== undefined) shown.current = { data, key: queryKey };
  });
  const isWaiting = data === undefined && error === null;
  const placeholder = isWaiting ? placeholderData?.(shown.current?.data, shown.current?.key) : undefined;
  return {
    data: placeholder === undefined ? data : placeholder,
    isPending: isWaiting && placeholder === undefined,
    isError: error !== null,
    // true on the first render, before the effect fetches
    isFetching: isFetching || (isWaiting && isEnabled),
    isPlaceholderData: placeholder !== undefined,
    refetch,
  };
};
