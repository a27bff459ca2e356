// Public origin of the site, for absolute URLs such as share links. The server knows it and passes it on in the page state,
// so that the browser renders the same URLs.
import { type QueryClient, useQueryClient } from '@tanstack/react-query';

const key = ['public-origin'] as const;

/** Stores the origin in the query cache; called by loaders. @param requested request URL, on the server at the public origin */
export const rememberOrigin = (client: QueryClient, requested: string): void => {
  if (!client.getQueryData(key)) client.setQueryData(key, new URL(requested).origin);
};

/** @returns the stored origin, or the window's if none is stored */
export const usePublicOrigin = (): string => {
  const client = useQueryClient();
  return client.getQueryData<string>(key) ?? (typeof window === 'undefined' ? '' : window.location.origin);
};
