// /social-card.jpg: a permanent address, whatever its picture is.
import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/database/schema.ts';
import { openSocialCard } from './social-card.service.ts';

export const registerSocialCardRoutes = (app: FastifyInstance, { db, dataDir }: { db: Database; dataDir: string }): void => {
  const card = openSocialCard(db, dataDir);
  app.get('/social-card.jpg', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('image/jpeg')
      .header('cache-control', 'no-cache')
      .send(await card()),
  );
};
