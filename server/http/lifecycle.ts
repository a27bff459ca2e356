// Responses before the server is prepared and while it shuts down.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './errors.ts';
import { acceptsPages, sendNotice } from './notice-page.ts';

export type Phase = 'starting' | 'ready' | 'ending';

export interface Lifecycle {
  phase: Phase;
}

export const isEnding = ({ phase }: Lifecycle): boolean => phase === 'ending';

const startingNotice = {
  status: 503,
  title: 'The site is starting',
  text: 'This page reloads by itself in a moment.',
  retryAfter: '2',
} as const;

const isProbe = ({ url }: FastifyRequest): boolean => /^\/(healthz|readyz)(\?|$)/.test(url);
const answerStarting = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  if (!acceptsPages(request)) throw new AppError('unavailable');
  return sendNotice(reply, startingNotice);
};

/**
 * While starting, answers everything except the health checks with 503 and Retry-After, browsers with a page that reloads itself.
 * While ending, closes each connection after its response.
 */
export const registerLifecycle = (app: FastifyInstance, lifecycle: Lifecycle): void => {
  app.addHook('onRequest', async (request, reply) => {
    // so that the client's next request opens a connection to another instance or to the restarted one
    if (lifecycle.phase === 'ending') reply.header('connection', 'close');
    if (lifecycle.phase === 'starting' && !isProbe(request)) return answerStarting(request, reply);
  });
};
