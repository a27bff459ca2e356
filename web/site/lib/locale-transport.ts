// Calls of pages in languages other than the main one.
import type { Transport } from '#web/shared/lib/api.ts';

/** Adds the language of the page to the calls that read. @param prefix null for the main language */
export const localeTransport = (transport: Transport, prefix: string | null): Transport => {
  if (prefix === null) return transport;
  return (request) => {
    const { method, path } = request;
    if (method !== 'GET' || !path.startsWith('/api/public/')) return transport(request);
    return transport({ ...request, path: `${path}${path.includes('?') ? '&' : '?'}locale=${prefix}` });
  };
};
