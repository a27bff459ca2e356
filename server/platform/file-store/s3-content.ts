// The content of a response of object storage, as a stream that notices when it breaks off or stops.
import { Readable } from 'node:stream';
import { FileStoreError } from './file-store.ts';

/**
 * Destroying the stream ends the connection at once; a generator would wait for the next bytes. A reader that is slow itself is
 * waited for.
 * @param patienceMs how long the next bytes are waited for
 */
export const contentOf = (body: unknown, patienceMs: number): Readable => {
  if (!(body instanceof Readable)) throw new FileStoreError('a response without content');
  let timer: NodeJS.Timeout | undefined;
  const content = new Readable({
    read: () => {
      clearTimeout(timer);
      timer = setTimeout(() => content.destroy(new FileStoreError('the file stopped arriving')), patienceMs).unref();
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
  // the closing follows
  body.on('error', () => {});
  body.on('close', () => {
    if (!body.readableEnded) content.destroy(new FileStoreError('the connection was closed'));
  });
  // until the first read
  body.pause();
  return content;
};
