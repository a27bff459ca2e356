// Answers stored addresses before Fastify routes the request, which takes as long as sending the answer.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { newCsrfCookie } from '../cross-site.ts';
import type { Lifecycle } from '../lifecycle.ts';
import { logAnswered } from '../request-log.ts';
import type { RequestMetrics } from '../request-metrics.ts';
import type { Epoch } from './epoch.ts';
import { sendAnswer } from './send-answer.ts';
import type { Store } from './store.ts';

interface Options {
  store: Store;
  currentEpoch: () => Promise<Epoch>;
  lifecycle: Lifecycle;
  siteUrl: string;
  nextId: () => string;
  metrics: RequestMetrics | null;
}

/**
 * Puts a listener before that of Fastify. It handles GET and HEAD of an address that is written like the key of a stored answer, and
 * leaves everything else to Fastify.
 */
export const answerEarly = (app: FastifyInstance, { store, currentEpoch, lifecycle, siteUrl, nextId, metrics }: Options): void => {
  const secure = siteUrl.startsWith('https:');
  const [route] = app.server.listeners('request');
  if (!route) throw new Error('Fastify has no request listener');

  const answer = async (request: IncomingMessage, response: ServerResponse, key: string): Promise<boolean> => {
    const start = performance.now();
    const epoch = await currentEpoch();
    const found = store.find(epoch, key);
    if (!found) return false;
    const cookie = found.setsCsrfCookie ? newCsrfCookie(request, secure) : null;
    // only Fastify knows whether the proxy that says so is trusted
    if (cookie !== null && !secure && request.headers['x-forwarded-proto'] !== undefined) return false;
    metrics?.countCache('hit');
    const id = nextId();
    const own = { 'x-request-id': id, ...(cookie !== null && { 'set-cookie': cookie }) };
    response.once('finish', () => {
      const line = { method: request.method, url: key, status: response.statusCode, ms: performance.now() - start };
      logAnswered(app.log, line, { reqId: id });
      metrics?.countAnswer({ route: found.route, ...line });
    });
    await sendAnswer({ store, key, answer: found, request, response, own });
    return true;
  };

  app.server.removeAllListeners('request').on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { method, url = '', headers } = request;
    const isCandidate = (method === 'GET' || method === 'HEAD') && headers.authorization === undefined && lifecycle.phase === 'ready';
    if (!isCandidate || !store.mayHave(url)) return void route.call(app.server, request, response);
    answer(request, response, url)
      .catch(() => response.headersSent)
      .then((isAnswered) => {
        if (!isAnswered) route.call(app.server, request, response);
      });
  });
};
