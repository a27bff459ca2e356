// Serves uploaded files at /storage/…, and scaled pictures: /storage/uploads/….webp?w=800. Visitors get only files that a visible record or
// the media library references; administrators get all files, and a preview includes the files of its record.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { previewPath } from '#contract/rules/drafts.ts';
import { inlineDisposition, pdfName } from '#server/platform/file-names.ts';
import { type FileStore, FileStoreError } from '#server/platform/file-store/file-store.ts';
import { isStoredPath } from '#server/platform/files.ts';
import { createLogLimit } from '#server/platform/log-limit.ts';
import { canScale, openPictureVariants, type Variant, variantPath, variantWidths } from '#server/platform/pictures/variants.ts';
import { BusyError } from '#server/platform/slots.ts';
import { notFound } from './errors.ts';
import { filePolicy, removeDocumentHeaders } from './headers.ts';
import { sendFromStore } from './stored-file.ts';

/**
 * A year in browsers, because the content of a stored file never changes; shared caches revalidate each time, because the file may have
 * been removed.
 */
const publicCaching = 'public, max-age=31536000, s-maxage=0, immutable';
/** For a picture that could not be scaled. */
const retryCaching = 'public, max-age=60, s-maxage=0';
/** For a redirect: FILES_PUBLIC_URL may change. */
const redirectCaching = 'public, max-age=3600, s-maxage=0';
/** For files that visitors cannot get. */
const privateCaching = 'private, no-cache';

/** @returns the requested copy: its width from `?w=`, its format from the Accept header; null for the original */
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
  findFile: (path: string) => Promise<FoundFile>;
  /** Whether the request comes from an administrator, according to the token or the cookie for files. */
  isAdministrator: (request: FastifyRequest) => Promise<boolean>;
  /** Whether the preview of a link includes the file. */
  isInPreview: (token: string, path: string) => Promise<boolean>;
}

interface FoundFile {
  /** Whether visitors get the file. */
  isPublic: boolean;
  /** Original name; null if unknown. */
  name: string | null;
}

interface Wanted extends FoundFile {
  path: string;
}

interface StorageRequest {
  Params: { '*': string; token: string };
  Querystring: { w?: unknown };
}

/** @returns a signal that is aborted when the response ends or its client leaves */
const leaving = ({ raw }: FastifyReply): AbortSignal => {
  const controller = new AbortController();
  raw.once('close', () => controller.abort());
  return controller.signal;
};

type TryScale = (request: FastifyRequest, reply: FastifyReply, wanted: Wanted, variant: Variant) => Promise<Buffer | null>;

/** @returns a function that returns null if the original is to be sent, because its format is not scaled or the picture cannot be scaled */
const createTryScale = (app: FastifyInstance, store: FileStore): TryScale => {
  const scale = openPictureVariants(store);
  const reportBusy = createLogLimit((pictures) => app.log.warn({ pictures }, 'pictures sent unscaled, too many are being scaled'));
  return async (request, reply, { path, isPublic }, variant) => {
    const client = leaving(reply);
    try {
      return await scale(path, variant, client);
    } catch (error) {
      if (error instanceof FileStoreError) throw error;
      if (error instanceof BusyError) reportBusy();
      // otherwise a damaged picture or a disk error
      else if (!client.aborted) request.log.warn({ err: error, url: request.url }, 'picture could not be scaled');
      // the original is sent, and scaling is soon retried
      if (isPublic) reply.header('cache-control', retryCaching);
      return null;
    }
  };
};

/**
 * Serves stored files, with ranges. `?w=` selects one of the supported widths. For other values, animations and pictures that cannot be
 * scaled, the response is the original; for other paths, it is 404. With a public address, pictures are redirected to it; brochures are
 * served here, because their downloads have their original names.
 */
export const registerStorage = (app: FastifyInstance, options: Options): void => {
  const { store, publicUrl, findFile, isAdministrator, isInPreview } = options;
  const tryScale = createTryScale(app, store);

  const send = async (request: FastifyRequest, reply: FastifyReply, wanted: Wanted): Promise<FastifyReply> => {
    const { path, isPublic, name } = wanted;
    const isBrochure = path.endsWith('.pdf');
    const variant = variantOf(request, reply, path);
    const readScaled = async () => variant && tryScale(request, reply, wanted, variant);
    if (publicUrl !== null && !isBrochure && isPublic) {
      reply.header('cache-control', redirectCaching);
      const copy = variant && variantPath(path, variant);
      // generated if it does not exist
      const hasCopy = copy !== null && ((await store.stat(copy)) !== null || (await readScaled()) !== null);
      return reply.redirect(`${publicUrl}/${hasCopy ? copy : path}`, 302);
    }
    // object storage is queried only once, by the code that reads the file
    if (store.dir !== null && !(await store.stat(path))) throw notFound();
    reply.headers({ 'cache-control': isPublic ? publicCaching : privateCaching, 'content-security-policy': filePolicy });
    if (!isBrochure) removeDocumentHeaders(reply);
    else if (name !== null) reply.header('content-disposition', inlineDisposition(pdfName(name)));
    const scaled = await readScaled();
    if (!variant || !scaled) return sendFromStore(store, path, request, reply);
    return reply.type(`image/${variant.format}`).send(scaled);
  };

  /** @param mayRead called for a file that visitors cannot get */
  const find = async (path: string, mayRead: () => Promise<boolean>): Promise<Wanted> => {
    // only paths generated by the server are looked up
    if (!isStoredPath(path)) throw notFound();
    const file = await findFile(path);
    if (!file.isPublic && !(await mayRead())) throw notFound();
    return { path, ...file };
  };

  const hidden = { schema: { hide: true } };
  app.get<StorageRequest>('/storage/*', { ...hidden, config: { isContent: true } }, async (request, reply) =>
    send(request, reply, await find(request.params['*'], () => isAdministrator(request))),
  );
  app.get<StorageRequest>(`${previewPath(':token')}/storage/*`, hidden, async (request, reply) => {
    const { token, '*': path } = request.params;
    const wanted = await find(path, () => isInPreview(token, path));
    return send(request, reply, { ...wanted, isPublic: false });
  });
};
