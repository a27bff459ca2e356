// For whoever keeps the server running: does the process live, does the database answer?
import type { FastifyInstance } from 'fastify';
import { isReady } from '#server/database/connect.ts';
import type { Database } from '#server/database/schema.ts';

const quiet = { logLevel: 'silent' as const, schema: { hide: true } };

export const registerHealth = (app: FastifyInstance, db: Database): void => {
  app.get('/healthz', quiet, async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', quiet, async (_request, reply) => {
    const ready = await isReady(db);
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'database unreachable' });
  });
};
