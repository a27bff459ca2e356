// The content of a response of object storage, as a stream that fails when the response is cut off or stalls.
import { Readable } from 'node:stream';
import { FileStoreError } from './file-store.ts';

/**
 * Destroying the stream ends the connection at once; a generator would wait for the next bytes. A slow reader is not a stalled
 * response.
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
  // `close` follows each error
  body.on('error', () => {});
  body.on('close', () => {
    if (!body.readableEnded) content.destroy(new FileStoreError('the connection was closed'));
  });
  // resumed by the first read
  body.pause();
  return content;
};
