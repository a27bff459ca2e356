// Serves uploaded files at /storage/…, and scaled pictures: /storage/uploads/….webp?w=800.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inlineDisposition } from '#server/platform/file-names.ts';
import { type FileStore, FileStoreError } from '#server/platform/file-store/file-store.ts';
import { isStoredPath } from '#server/platform/files.ts';
import { createLogLimit } from '#server/platform/log-limit.ts';
import { canScale, openPictureVariants, type Variant, variantPath, variantWidths } from '#server/platform/pictures/variants.ts';
import { BusyError } from '#server/platform/slots.ts';
import { notFound } from './errors.ts';
import { filePolicy, removeDocumentHeaders } from './headers.ts';
import { sendFromStore } from './stored-file.ts';

const yearSeconds = 31_536_000;
/** Cache time of a picture that could not be scaled. */
const retrySeconds = 60;
/** Cache time of a redirect: FILES_PUBLIC_URL may change. */
const redirectSeconds = 3600;

/** @returns the copy that a request asks for: its width by `?w=`, its format by what the browser accepts; null for the original */
const variantOf = (request: FastifyRequest, reply: FastifyReply, path: string): Variant | null => {
  const { w } = request.query as StorageRequest['Querystring'];
  const width = variantWidths.find((one) => String(one) === w);
  if (width === undefined || !canScale(path)) return null;
  reply.header('vary', 'accept');
  return { width, format: request.headers.accept?.includes('image/avif') ? 'avif' : 'webp' };
};

interface Options {
  store: FileStore;
  /** Where visitors can read the files of the store; null if they are served here. */
  publicUrl: string | null;
  /** Original name of a stored file; null if unknown. */
  nameOf: (path: string) => Promise<string | null>;
}

interface StorageRequest {
  Params: { '*': string };
  Querystring: { w?: unknown };
}

/** @returns aborted when the response ends or its client leaves */
const leaving = ({ raw }: FastifyReply): AbortSignal => {
  const controller = new AbortController();
  raw.once('close', () => controller.abort());
  return controller.signal;
};

/**
 * Serves stored files, with ranges and an immutable cache time of one year. `?w=` selects one of the supported widths; other
 * values, animations and pictures that cannot be scaled are answered with the original. Other paths are answered 404. With a public
 * address, pictures are redirected to it; brochures are served here, because they have their original names as downloads.
 */
export const registerStorage = (app: FastifyInstance, options: Options): void => {
  const { store, publicUrl, nameOf } = options;
  const scale = openPictureVariants(store);
  const { dir } = store;
  const reportBusy = createLogLimit((pictures) => app.log.warn({ pictures }, 'pictures sent unscaled, too many are being scaled'));
  /** @returns null if the original is to be sent, because the format is not scaled or the picture cannot be scaled */
  const tryScale = async (request: FastifyRequest, reply: FastifyReply, path: string, variant: Variant): Promise<Buffer | null> => {
    const client = leaving(reply);
    try {
      return await scale(path, variant, client);
    } catch (error) {
      if (error instanceof FileStoreError) throw error;
      if (error instanceof BusyError) reportBusy();
      // otherwise a damaged picture or a disk error
      else if (!client.aborted) request.log.warn({ err: error, url: request.url }, 'picture could not be scaled');
      // the original is sent and scaling is retried soon
      reply.header('cache-control', `public, max-age=${retrySeconds}`);
      return null;
    }
  };

  app.get<StorageRequest>('/storage/*', { schema: { hide: true } }, async (request, reply) => {
    const path = request.params['*'];
    // only paths that the server has generated are looked up
    if (!isStoredPath(path)) throw notFound();
    const isBrochure = path.endsWith('.pdf');
    const variant = variantOf(request, reply, path);
    const readScaled = async () => variant && tryScale(request, reply, path, variant);
    if (publicUrl !== null && !isBrochure) {
      reply.header('cache-control', `public, max-age=${redirectSeconds}`);
      const copy = variant && variantPath(path, variant);
      // generated if it does not exist
      const hasCopy = copy !== null && ((await store.stat(copy)) !== null || (await readScaled()) !== null);
      return reply.redirect(`${publicUrl}/${hasCopy ? copy : path}`, 302);
    }
    // object storage is asked once, by what reads the file
    if (dir !== null && !(await store.stat(path))) throw notFound();
    // the content of a stored file never changes: a new file gets a new name
    reply.headers({ 'cache-control': `public, max-age=${yearSeconds}, immutable`, 'content-security-policy': filePolicy });
    if (!isBrochure) removeDocumentHeaders(reply);
    else {
      const name = await nameOf(path);
      if (name !== null) reply.header('content-disposition', inlineDisposition(name));
    }
    const scaled = await readScaled();
    if (!variant || !scaled) return sendFromStore(store, path, request, reply);
    return reply.type(`image/${variant.format}`).send(scaled);
  });
};
