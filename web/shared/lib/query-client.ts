// The defaults of every query: on the server, on the public site and in the admin area.
import { type DefaultOptions, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The message shown when the query fails; without it the failure is only logged. */
      failure?: string;
    };
  }
}

interface Options {
  /** Shows a failure to the user; absent on the server, where there is no user. */
  tell?: (text: string) => void;
  /**
   * True where a route's loader asks before its screen is shown (the public site). The screen then shows the failure
   * of the loader instead of asking, and reporting, a second time.
   */
  hasLoaders?: boolean;
}

const freshMs = 30_000;

const hasNeverLoaded = ({ state }: Pick<Query, 'state'>) => state.status === 'error' && state.data === undefined;

// `retryOnMount` would be enough, but it is ignored when a mounted list changes to the address that failed. A query that
// has data stays enabled: one failed refetch must not end polling, invalidation or refetching on focus
const afterLoaders: DefaultOptions['queries'] = { enabled: (query) => !hasNeverLoaded(query) };

export const createQueryClient = ({ tell, hasLoaders = false }: Options = {}): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        // the sign-in, which follows, is the answer to an ended session
        if (!tell || (error instanceof ApiError && error.status === 401)) return;
        const text = query.meta?.failure;
        if (text) tell(text);
        else console.error('A query failed', query.queryKey, error);
      },
    }),
    defaultOptions: {
      // data that came with the document is not fetched again at once; a failure is shown with a Retry, never repeated silently
      queries: {
        staleTime: freshMs,
        retry: false,
        // without a network a call fails at once, and is shown as failed, instead of waiting without a word
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        ...(hasLoaders ? afterLoaders : {}),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
