// Public origin of the site, for absolute URLs such as share links. The server knows it and passes it on in the page state,
// so that the browser renders the same URLs.
import type { QueryClient } from '#web/site/query/query-client.ts';
import { useQueryClient } from '#web/site/query/use-query.ts';

const origin = { queryKey: ['public-origin'] };

/** Stores the origin in the query cache; called by loaders. @param requested request URL, on the server at the public origin */
export const rememberOrigin = (client: QueryClient, requested: string): void => {
  if (!client.getQueryState(origin).data) client.setQueryData(origin, new URL(requested).origin);
};

/** @returns the stored origin, or the window's if none is stored */
export const usePublicOrigin = (): string => {
  const client = useQueryClient();
  return client.getQueryState<string>(origin).data ?? (typeof window === 'undefined' ? '' : window.location.origin);
};
