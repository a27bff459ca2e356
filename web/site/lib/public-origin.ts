// The site's public origin, for addresses that are handed to others. The server knows it; the page it renders carries
// it along, so that the browser writes the same.
import { type QueryClient, useQueryClient } from '@tanstack/react-query';

const key = ['public-origin'] as const;

/** Called by loaders. @param requested address that was asked for; on the server at the public origin */
export const rememberOrigin = (client: QueryClient, requested: string): void => {
  if (!client.getQueryData(key)) client.setQueryData(key, new URL(requested).origin);
};

export const usePublicOrigin = (): string => {
  const client = useQueryClient();
  return client.getQueryData<string>(key) ?? (typeof window === 'undefined' ? '' : window.location.origin);
};
