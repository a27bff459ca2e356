// The query client's manners on the public site.
import { QueryCache, QueryClient } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** What a visitor is told when the query fails; without it the failure is only logged. */
      failure?: string;
    };
  }
}

interface Options {
  /** Shows a failure to the visitor; absent on the server, where there is nobody to tell. */
  tell?: (text: string) => void;
}

const freshMs = 30_000;

export const createQueryClient = ({ tell }: Options = {}): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (!tell) return;
        const text = query.meta?.failure;
        if (text) tell(text);
        else console.error('A query failed', query.queryKey, error);
      },
    }),
    defaultOptions: {
      // what came with the document is not fetched again at once; a failure is shown with a Retry, never repeated in silence
      queries: {
        staleTime: freshMs,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // the loader has asked already: the screen shows that failure instead of asking, and telling, a second time.
        // The document leaves it to the browser to ask again, so both begin with the skeleton
        enabled: tell === undefined || (({ state }) => state.status !== 'error'),
      },
      mutations: { retry: false },
    },
  });
