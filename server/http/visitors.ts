// Marks the requests of visitors, who see nothing of an import until it is complete.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { asVisitor } from '#server/database/visitor-reads.ts';
import { isReading } from './conditional.ts';

const isOfVisitor = (request: FastifyRequest): boolean =>
  isReading(request) && request.headers.authorization === undefined && request.routeOptions.config.declared?.access !== 'admin';

/** Register it before all hooks that read content. */
export const registerVisitors = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    if (isOfVisitor(request)) asVisitor(done);
    else done();
  });
};
