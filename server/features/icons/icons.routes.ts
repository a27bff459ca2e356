// The addresses that documents (server/ssr/document.ts) and the web manifest (server/ssr/site-files.ts) name.
import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/database/schema.ts';
import { handleAsOutage } from '#server/http/errors.ts';
import type { FileStore } from '#server/platform/file-store/file-store.ts';
import type { IconShape } from './icon-drawing.ts';
import { openIcons } from './icons.service.ts';

const pngs: Record<string, IconShape> = {
  '/icons/icon-192.png': { size: 192, isOpaque: true },
  '/icons/icon-512.png': { size: 512, isOpaque: true },
  '/icons/apple-touch-icon.png': { size: 180, isOpaque: true },
};
const tab = { size: 32, isOpaque: false } as const;

/** A PNG in an ICO file: the header, one directory entry, the picture. */
const toIco = (png: Buffer): Buffer => {
  const head = Buffer.alloc(22);
  // an icon with one picture
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(tab.size, 6);
  head.writeUInt8(tab.size, 7);
  // colour planes and bits per pixel
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
};

export const registerIconsRoutes = (app: FastifyInstance, { db, store }: { db: Database; store: FileStore }): void => {
  const icon = openIcons(db, store);
  // these take a slot (http/overload.ts), and are stored by the service
  const options = { schema: { hide: true }, errorHandler: handleAsOutage, config: { cachedParameters: () => null } };
  const cached = { 'cache-control': 'no-cache' };
  app.get('/favicon.ico', options, async (_request, reply) =>
    reply
      .type('image/x-icon')
      .headers(cached)
      .send(toIco(await icon(tab))),
  );
  for (const [path, shape] of Object.entries(pngs)) {
    app.get(path, options, async (_request, reply) =>
      reply
        .type('image/png')
        .headers(cached)
        .send(await icon(shape)),
    );
  }
};
