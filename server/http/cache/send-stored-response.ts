// Writes a stored answer to a connection.
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { matches } from '../conditional.ts';
import { preferredEncoding } from './accept-encoding.ts';
import type { Answer } from './answer.ts';
import type { Store } from './store.ts';

interface Sending {
  store: Store;
  key: string;
  answer: Answer;
  request: Pick<IncomingMessage, 'headers' | 'method'>;
  response: ServerResponse;
  /** Headers of this response only. */
  own: OutgoingHttpHeaders;
  /** Called before the first byte is written. */
  onStart?: () => void;
}

/** Sends the answer in the preferred encoding of the client, or 304 if the client has it. */
export const sendAnswer = async ({ store, key, answer, request, response, own, onStart }: Sending): Promise<void> => {
  if (matches(request, answer.etag)) {
    onStart?.();
    response.writeHead(304, { ...answer.headers, ...own });
    response.end();
    return;
  }
  const found = store.variantOf(key, answer, preferredEncoding(request.headers['accept-encoding']));
  const variant = found instanceof Promise ? await found : found;
  onStart?.();
  response.writeHead(200, { ...variant.headers, ...own });
  response.end(request.method === 'GET' ? variant.body : undefined);
};
