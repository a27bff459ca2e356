// The content of an object storage response, as a stream that fails if the response is truncated or stalls.
import { Readable } from 'node:stream';
import { FileStoreError } from './file-store.ts';

/**
 * Destroying the stream ends the connection immediately, whereas a generator would wait for the next bytes. A slow reader does not count as
 * a stalled response.
 * @param timeoutMs time limit for the next bytes
 */
export const contentOf = (body: unknown, timeoutMs: number): Readable => {
  if (!(body instanceof Readable)) throw new FileStoreError('a response without content');
  let timer: NodeJS.Timeout | undefined;
  const content = new Readable({
    read: () => {
      clearTimeout(timer);
      timer = setTimeout(() => content.destroy(new FileStoreError('the file stopped arriving')), timeoutMs).unref();
      body.resume();
    },
    destroy: (error, done) => {
      clearTimeout(timer);
      body.destroy();
      done(error);
    },
  });
  body.on('data', (chunk: Buffer) => {
    clearTimeout(timer);
    if (!content.push(chunk)) body.pause();
  });
  body.on('end', () => {
    clearTimeout(timer);
    content.push(null);
  });
  // `close` follows every error
  body.on('error', () => {});
  body.on('close', () => {
    if (!body.readableEnded) content.destroy(new FileStoreError('the connection was closed'));
  });
  // the first read resumes it
  body.pause();
  return content;
};
