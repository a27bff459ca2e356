// Responses before the server is prepared and while it shuts down.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './errors.ts';
import { startingNotice } from './local-notice.ts';
import { acceptsPages, sendNotice } from './notice-page.ts';

export type Phase = 'starting' | 'ready' | 'ending';

export interface Lifecycle {
  phase: Phase;
}

export const isEnding = ({ phase }: Lifecycle): boolean => phase === 'ending';

const isProbe = ({ url }: FastifyRequest): boolean => /^\/(healthz|readyz)(\?|$)/.test(url);
const answerStarting = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  if (!acceptsPages(request)) throw new AppError('unavailable');
  return sendNotice(reply, { status: 503, ...startingNotice(request.url), retryAfter: '2' });
};

/** @returns while ending, a header that makes the client open a new connection, to another instance or to the restarted one */
export const closingHeader = (lifecycle: Lifecycle): { connection?: 'close' } => (isEnding(lifecycle) ? { connection: 'close' } : {});

/**
 * While starting, answers everything except the health checks with 503 and Retry-After; browsers get a page that reloads automatically.
 * While ending, closes each connection after its response.
 */
export const registerLifecycle = (app: FastifyInstance, lifecycle: Lifecycle): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (lifecycle.phase === 'starting' && !isProbe(request)) return answerStarting(request, reply);
  });
  // added when the response is sent, because the request may have waited since before the shutdown
  app.addHook('onSend', async (_request, reply) => void reply.headers(closingHeader(lifecycle)));
};
