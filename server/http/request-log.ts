// Request log: one line per response.
import { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

// readers of the log must not be able to accept an invitation
const withoutSecrets = (url: string): string => url.replace(/(\/invitations?\/)[^/?]+/g, '$1…');

/** Logs method, address, status and duration in milliseconds of every response; no headers, bodies or invitation tokens. */
export const registerRequestLog = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    // API calls made in process while rendering a page are not logged separately
    if (!(request.raw instanceof IncomingMessage)) return;
    const line = { method: request.method, url: withoutSecrets(request.url), status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    request.log[reply.statusCode >= 500 ? 'error' : 'info'](line, 'answered');
  });
};
