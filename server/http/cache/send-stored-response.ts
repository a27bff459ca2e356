// Writes a cached response to a connection.
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { matches } from '../conditional.ts';
import { preferredEncoding } from './accept-encoding.ts';
import type { Store } from './store.ts';
import type { StoredResponse } from './stored-response.ts';

interface Sending {
  store: Store;
  key: string;
  stored: StoredResponse;
  request: Pick<IncomingMessage, 'headers' | 'method'>;
  response: ServerResponse;
  /** Headers for this response only. */
  own: OutgoingHttpHeaders;
  /** Called before the first byte is written. */
  onStart?: () => void;
}

/** Sends the response in the client's preferred encoding, or 304 if the client already has it. */
export const sendStoredResponse = async ({ store, key, stored, request, response, own, onStart }: Sending): Promise<void> => {
  if (matches(request, stored.etag)) {
    onStart?.();
    response.writeHead(304, { ...stored.headers, ...own });
    response.end();
    return;
  }
  const found = store.variantOf(key, stored, preferredEncoding(request.headers['accept-encoding']));
  const variant = found instanceof Promise ? await found : found;
  onStart?.();
  response.writeHead(200, { ...variant.headers, ...own });
  response.end(request.method === 'GET' ? variant.body : undefined);
};
