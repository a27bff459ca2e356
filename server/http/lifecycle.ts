// What a request meets before the server is prepared and while it ends.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, retryAfter } from './errors.ts';

export interface Lifecycle {
  phase: 'starting' | 'ready' | 'ending';
}

export const isEnding = ({ phase }: Lifecycle): boolean => phase === 'ending';

const startingPage =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<meta name="robots" content="noindex"><meta http-equiv="refresh" content="2"><title>The site is starting</title></head>' +
  '<body><h1>The site is starting</h1><p>This page reloads by itself in a moment.</p></body></html>\n';

const isProbe = ({ url }: FastifyRequest): boolean => /^\/(healthz|readyz)(\?|$)/.test(url);
const isForPeople = ({ headers }: FastifyRequest): boolean => /\btext\/html\b/.test(headers.accept ?? '');

const answerStarting = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  if (!isForPeople(request)) throw new AppError('unavailable');
  return reply
    .code(503)
    .headers({ 'retry-after': retryAfter, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(startingPage);
};

export const registerLifecycle = (app: FastifyInstance, lifecycle: Lifecycle): void => {
  app.addHook('onRequest', async (request, reply) => {
    // the client's next request goes to another instance, or to the one that follows
    if (lifecycle.phase === 'ending') reply.header('connection', 'close');
    if (lifecycle.phase === 'starting' && !isProbe(request)) return answerStarting(request, reply);
  });
};
