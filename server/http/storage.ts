// Serves uploaded files at /storage/…, and scaled pictures: /storage/uploads/….webp?w=800.
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { inlineDisposition } from '#server/platform/file-names.ts';
import { isStoredPath } from '#server/platform/files.ts';
import { canScale, openPictureVariants, type VariantWidth, variantWidths } from '#server/platform/pictures/variants.ts';
import { notFound } from './errors.ts';
import { filePolicy } from './headers.ts';

const yearSeconds = 31_536_000;
/** Cache time of a picture that could not be scaled. */
const retrySeconds = 60;

const readWidth = (value: unknown): VariantWidth | null => variantWidths.find((width) => String(width) === value) ?? null;

interface Options {
  dataDir: string;
  /** Original name of a stored file; null if unknown. */
  nameOf: (path: string) => Promise<string | null>;
}

/**
 * Serves stored files, with ranges and an immutable cache time of one year. `?w=` selects one of the supported widths; other
 * values, animations and pictures that cannot be scaled are answered with the original. Other paths are answered 404.
 */
export const registerStorage = async (app: FastifyInstance, { dataDir, nameOf }: Options): Promise<void> => {
  const variant = openPictureVariants(dataDir);
  // the folder may not exist yet (`suppressWarning`)
  await app.register(fastifyStatic, { root: dataDir, serve: false, suppressWarning: true });
  app.get<{ Params: { '*': string }; Querystring: { w?: unknown } }>('/storage/*', { schema: { hide: true } }, async (request, reply) => {
    const path = request.params['*'];
    // only paths that the server has generated are looked up
    if (!isStoredPath(path)) throw notFound();
    const source = join(dataDir, path);
    const isFile = await stat(source).then(
      (found) => found.isFile(),
      () => false,
    );
    if (!isFile) throw notFound();
    // the content of a stored file never changes: a new file gets a new name
    reply.headers({ 'cache-control': `public, max-age=${yearSeconds}, immutable`, 'content-security-policy': filePolicy });
    if (path.endsWith('.pdf')) {
      const name = await nameOf(path);
      if (name !== null) reply.header('content-disposition', inlineDisposition(name));
    }
    const width = readWidth(request.query.w);
    if (width === null || !canScale(path)) return reply.sendFile(path, { cacheControl: false });
    try {
      const scaled = await variant(path, width);
      return scaled ? reply.type('image/webp').send(scaled) : reply.sendFile(path, { cacheControl: false });
    } catch (error) {
      // a damaged picture of an earlier version or a disk error: the original is sent and scaling is retried soon
      request.log.warn({ err: error, path }, 'picture could not be scaled');
      reply.header('cache-control', `public, max-age=${retrySeconds}`);
      return reply.sendFile(path, { cacheControl: false });
    }
  });
};
