// Uploaded files at /storage/…, pictures also scaled: /storage/uploads/….webp?w=800.
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { inlineDisposition } from '#server/platform/file-names.ts';
import { isStoredPath } from '#server/platform/files.ts';
import { canScale, openImageVariants, type VariantWidth, variantWidths } from '#server/platform/pictures/variants.ts';
import { notFound } from './errors.ts';
import { filePolicy } from './headers.ts';

const yearSeconds = 31_536_000;
/** How long a picture stays in caches that could not be scaled this time. */
const retrySeconds = 60;

const readWidth = (value: unknown): VariantWidth | null => variantWidths.find((width) => String(width) === value) ?? null;

interface Options {
  dataDir: string;
  /** What a stored file was called when it was uploaded. */
  nameOf: (path: string) => Promise<string | null>;
}

export const registerStorage = async (app: FastifyInstance, { dataDir, nameOf }: Options): Promise<void> => {
  const variant = openImageVariants(dataDir);
  // the folder may be created later in the start
  await app.register(fastifyStatic, { root: dataDir, serve: false, suppressWarning: true });
  app.get<{ Params: { '*': string }; Querystring: { w?: unknown } }>('/storage/*', { schema: { hide: true } }, async (request, reply) => {
    const path = request.params['*'];
    // names on disk are the server's own; anything else is not even looked for
    if (!isStoredPath(path)) throw notFound();
    const source = join(dataDir, path);
    const isFile = await stat(source).then(
      (found) => found.isFile(),
      () => false,
    );
    if (!isFile) throw notFound();
    // a stored file is never changed, a new one gets a new name
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
      // a damaged picture of earlier days, or a disk that cannot be read now: the picture itself, and another try soon
      request.log.warn({ err: error, path }, 'a picture could not be scaled');
      reply.header('cache-control', `public, max-age=${retrySeconds}`);
      return reply.sendFile(path, { cacheControl: false });
    }
  });
};
