// Default query options of the admin area.
import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '#web/shared/lib/api.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Message shown if the query fails; without it the failure is only logged. */
      failure?: string;
    };
  }
}

interface Options {
  /** Shows a failure to the user. */
  notify?: (text: string) => void;
}

const freshMs = 30_000;

/** Creates a query client with the application's defaults. */
export const createQueryClient = ({ notify }: Options = {}): QueryClient =>
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
      // data embedded in the document is not refetched immediately; a failure is shown with a Retry button, never retried silently
      queries: {
        staleTime: freshMs,
        retry: false,
        // without a network a request fails immediately and visibly instead of being paused
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
