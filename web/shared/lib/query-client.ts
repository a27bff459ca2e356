// Default query options for the server, the public site and the admin area.
import { type DefaultOptions, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Message shown if the query fails; without it the failure is only logged. */
      failure?: string;
    };
  }
}

interface Options {
  /** Shows a failure to the user. Not set on the server. */
  notify?: (text: string) => void;
  /**
   * True if route loaders fetch data before their screens are shown (the public site). The screen then shows the loader's
   * failure instead of fetching and reporting it a second time.
   */
  hasLoaders?: boolean;
}

const freshMs = 30_000;

const hasNeverLoaded = ({ state }: Pick<Query, 'state'>) => state.status === 'error' && state.data === undefined;

// `retryOnMount` alone is not enough: it is ignored when a mounted list changes to the query that failed. A query with
// data stays enabled: one failed refetch must not end polling, invalidation or refetching on focus
const afterLoaders: DefaultOptions['queries'] = { enabled: (query) => !hasNeverLoaded(query) };

/** Creates a query client with the application's defaults. */
export const createQueryClient = ({ notify, hasLoaders = false }: Options = {}): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        // an expired session leads to the sign-in, no message needed
        if (!notify || (error instanceof ApiError && error.status === 401)) return;
        const text = query.meta?.failure;
        if (text) notify(text);
        else console.error('A query failed', query.queryKey, error);
      },
    }),
    defaultOptions: {
      // data embedded in the document is not refetched at once; a failure is shown with a Retry button, never retried silently
      queries: {
        staleTime: freshMs,
        retry: false,
        // without a network a request fails immediately and visibly instead of being paused
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        ...(hasLoaders ? afterLoaders : {}),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
