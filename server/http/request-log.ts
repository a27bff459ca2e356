// One line a request, once it is answered: who asked for what, the status and the milliseconds. Never a header or a body.
import { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

// who reads the log must not be able to accept somebody's invitation
const withoutSecrets = (url: string): string => url.replace(/(\/invitations?\/)[^/?]+/g, '$1…');

export const registerRequestLog = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    // pages ask the API in process: those calls are part of the page's own line
    if (!(request.raw instanceof IncomingMessage)) return;
    const line = { method: request.method, url: withoutSecrets(request.url), status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    request.log[reply.statusCode >= 500 ? 'error' : 'info'](line, 'answered');
  });
};
