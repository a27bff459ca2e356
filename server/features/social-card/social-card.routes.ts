// /social-card.jpg: a permanent address, whatever its picture is.
import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/database/schema.ts';
import { handleAsOutage } from '#server/http/errors.ts';
import type { FileStore } from '#server/platform/file-store/file-store.ts';
import { openSocialCard } from './social-card.service.ts';

export const registerSocialCardRoutes = (app: FastifyInstance, { db, store }: { db: Database; store: FileStore }): void => {
  const card = openSocialCard(db, store);
  app.get('/social-card.jpg', { schema: { hide: true }, errorHandler: handleAsOutage }, async (_request, reply) =>
    reply
      .type('image/jpeg')
      .header('cache-control', 'no-cache')
      .send(await card()),
  );
};
