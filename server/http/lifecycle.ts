// Responses before the server is prepared and while it shuts down.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, retryAfter } from './errors.ts';

export type Phase = 'starting' | 'ready' | 'ending';

export interface Lifecycle {
  phase: Phase;
}

export const isEnding = ({ phase }: Lifecycle): boolean => phase === 'ending';

const startingPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta http-equiv="refresh" content="2"><title>The site is starting</title>
<style>:root{color-scheme:light dark}body{font:1.125rem/1.5 system-ui,sans-serif;margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;text-align:center}h1{font-size:1.75rem;line-height:1.2;margin:0 0 .5rem}p{margin:0}</style></head>
<body><main><h1>The site is starting</h1><p>This page reloads by itself in a moment.</p></main></body></html>
`;
/** The page contains inline styles only. */
const startingPolicy = "default-src 'none'; style-src 'unsafe-inline'";

const isProbe = ({ url }: FastifyRequest): boolean => /^\/(healthz|readyz)(\?|$)/.test(url);
const isForPeople = ({ headers }: FastifyRequest): boolean => /\btext\/html\b/.test(headers.accept ?? '');

const answerStarting = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  if (!isForPeople(request)) throw new AppError('unavailable');
  return reply
    .code(503)
    .headers({ 'retry-after': retryAfter, 'cache-control': 'no-store', 'content-security-policy': startingPolicy })
    .type('text/html; charset=utf-8')
    .send(startingPage);
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
