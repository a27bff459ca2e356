// Keeps the server responsive when visitors request more than it can compute (docs/decisions/0032-overload.md).

import { randomUUID } from 'node:crypto';
import { IncomingMessage, type ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { LRUCache } from 'lru-cache';
import { filterPrefix } from '#contract/rules/attributes/limits.ts';
import { createLogLimit } from '#server/platform/log-limit.ts';
import { customerNetworkOf } from '#server/platform/network-addresses.ts';
import type { CountRequest } from '#server/platform/request-counts.ts';
import { BusyError } from '#server/platform/slots.ts';
import { isUnderAdmin, isUnderApi } from './api-path.ts';
import { type Computation, type Computations, limitMs, type Turn } from './cache/computations.ts';
import type { Cache } from './cache/register-cache.ts';
import { isReading } from './conditional.ts';
import { AppError, messageOf, retryAfter } from './errors.ts';
import { dataPolicy, protectiveHeaders } from './headers.ts';
import type { SiteLanguages } from './languages.ts';
import { closingHeader, type Lifecycle } from './lifecycle.ts';
import { localNotice } from './local-notice.ts';
import { acceptsPages, noticeHtml, noticePolicy, sendNotice } from './notice-page.ts';
import { countInMinute, tooMany } from './rate-limits.ts';
import { type RequestMetrics, routeOf, unrouted } from './request-metrics.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether all computations have exceeded their limit (cache/computations.ts). */
    isStuck: () => boolean;
    /** Refuses a request before routing, which takes several times as long, if the queue is full. @returns whether it was refused */
    refuseEarly: (request: IncomingMessage, response: ServerResponse) => boolean;
    /** All routes. A test checks how each is limited. */
    allRoutes: RouteOptions[];
  }
  interface FastifyRequest {
    /** The computation of this request; null if it is not limited or does not compute. */
    computation: Computation | null;
    /** Refused because of overload or an outage; counted in the log instead of listed. */
    isRefused: boolean;
  }
}

interface Options {
  computations: Computations;
  cache: Cache;
  lifecycle: Lifecycle;
  siteUrl: string;
  /** Maximum searches, and maximum unknown addresses, of one client per minute; 0 for no limit. */
  perMinute: number;
  countRequest: CountRequest;
  metrics: RequestMetrics | null;
  languages: SiteLanguages;
}

/** Maximum number of counted clients; further ones replace the least recent. */
const maxClients = 10_000;

/** Anonymous calls whose response must be computed. In-process calls belong to a page, which already has a slot. */
const isComputed = (request: FastifyRequest): boolean =>
  request.raw instanceof IncomingMessage &&
  isReading(request) &&
  request.routeOptions.config?.cachedParameters !== undefined &&
  !isUnderAdmin(request.url);

/** Searches, and lists filtered by attributes. */
const isSearch = ({ query }: FastifyRequest): boolean => {
  const { search, ...others } = query as Record<string, unknown>;
  return (search !== undefined && String(search).trim() !== '') || Object.keys(others).some((name) => name.startsWith(filterPrefix));
};

/** Limits the expensive requests of one client that the cache cannot answer. */
const createClientLimit = ({ perMinute, countRequest }: Options) => {
  const blocked = new LRUCache<string, true>({ max: maxClients });
  return {
    /** @throws AppError 'too-many' */
    check: async (request: FastifyRequest): Promise<void> => {
      const client = customerNetworkOf(request.ip);
      if (blocked.has(client)) throw tooMany(blocked.getRemainingTTL(client), request);
      if (!isSearch(request)) return;
      const { current, ttl } = await countInMinute({ name: 'search', perMinute, countRequest }, request.ip);
      if (current > perMinute) throw tooMany(ttl, request);
    },
    /** Counts a 404 response: a client that tries many addresses must wait for the end of the minute. */
    countUnknown: async (request: FastifyRequest): Promise<void> => {
      const { current, ttl } = await countInMinute({ name: 'unknown', perMinute, countRequest }, request.ip);
      if (current > perMinute) blocked.set(customerNetworkOf(request.ip), true, { ttl });
    },
  };
};

/** Answers 503 without Fastify's hooks: cheaply during an overload, and instead of a later response of the handler. */
const writeBusy = (request: IncomingMessage, response: ServerResponse, id: string, { siteUrl, lifecycle, languages }: Options): void => {
  if (response.destroyed) return;
  const isPage = !isUnderApi(request.url ?? '') && acceptsPages(request);
  const body = isPage
    ? noticeHtml({ ...localNotice(languages.known(), request.url ?? '', 'busy'), retryAfter })
    : JSON.stringify({ message: messageOf('unavailable'), code: 'unavailable' });
  response.writeHead(503, {
    ...protectiveHeaders(siteUrl),
    ...closingHeader(lifecycle),
    'x-request-id': id,
    'retry-after': retryAfter,
    'cache-control': 'no-store',
    'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'content-security-policy': isPage ? noticePolicy : dataPolicy,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
};

/** Addresses that may have to be computed: pages and public calls, not files or administrators' calls. */
const computedAddress = /^\/(?!(?:healthz|readyz|metrics|admin|api\/admin|api\/docs|storage|assets)(?:[/?]|$))[^.?]*(?:\?|$)/;

const createEarlyRefusal = (app: FastifyInstance, options: Options): FastifyInstance['refuseEarly'] => {
  const { computations, cache, metrics } = options;
  return (request, response) => {
    const { method, url = '' } = request;
    if (!computations.isFull() || (method !== 'GET' && method !== 'HEAD') || !computedAddress.test(url)) return false;
    if (cache.mayHave(url)) return false;
    app.reportBusy();
    metrics?.countRefusal('busy');
    metrics?.countAnswer({ route: unrouted, method, status: 503, ms: 0 });
    writeBusy(request, response, randomUUID(), options);
    return true;
  };
};

/** Reports the end of the handler to the computation, even after the limit, when its response is no longer sent. */
const reportEndOfWork = (route: RouteOptions): void => {
  const { handler } = route;
  route.handler = function (request, reply) {
    const work = handler.call(this, request, reply);
    if (work instanceof Promise) void work.catch(() => {}).then(() => request.computation?.endWork());
    return work;
  };
};

const decorate = (app: FastifyInstance, options: Options): void => {
  app.decorate('isStuck', options.computations.isStuck);
  app.decorate('refuseEarly', createEarlyRefusal(app, options));
  app.decorateRequest('computation', null);
  app.decorateRequest('isRefused', false);
  app.decorate('allRoutes', []);
  app.addHook('onRoute', (route) => {
    app.allRoutes.push(route);
    reportEndOfWork(route);
  });
};

/**
 * Limits how many anonymous responses that are not cached are computed at a time. Further requests wait in a short queue; if it is full, or
 * after the time limit, they are refused with 503 and Retry-After. Health checks, cached responses, files, messages and calls of
 * administrators are not limited. Register it after the cache.
 */
export const registerOverload = (app: FastifyInstance, options: Options): void => {
  const { computations, cache, metrics } = options;
  const limit = options.perMinute === 0 ? null : createClientLimit(options);
  const reportExcess = createLogLimit((requests) => app.log.warn({ requests }, 'requests refused, too many of one client'));
  decorate(app, options);

  const refuse = (request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply => {
    const isBusy = error instanceof BusyError;
    if (!isBusy && !(error instanceof AppError)) throw error;
    request.isRefused = true;
    metrics?.countRefusal(isBusy ? 'busy' : 'client');
    if (isBusy) {
      app.reportBusy();
      writeBusy(request.raw, reply.hijack().raw, request.id, options);
      return reply;
    }
    reportExcess();
    if (isUnderApi(request.url) || !acceptsPages(request)) throw error;
    const notice = localNotice(options.languages.known(), request.url, 'excess');
    return sendNotice(reply, { status: 429, ...notice, retryAfter: error.details.headers?.['retry-after'] ?? retryAfter });
  };

  const giveUp = (request: FastifyRequest, reply: FastifyReply): void => {
    request.isRefused = true;
    metrics?.countRefusal('timeout');
    request.log.error({ route: routeOf(request), limitMs }, 'the response was not computed in time');
    writeBusy(request.raw, reply.hijack().raw, request.id, options);
    // ignores a later response of the handler
    reply.send = () => reply;
  };

  const takeTurn = async (request: FastifyRequest, reply: FastifyReply): Promise<Turn | null> => {
    const target = request.storedAs && { key: request.storedAs.key, entries: request.storedAs.epoch.entries };
    if (isComputed(request)) {
      await limit?.check(request);
      return computations.enter(target, { response: reply.raw, giveUp: () => giveUp(request, reply) });
    }
    return target && computations.share(target);
  };

  app.addHook('onRequest', async (request, reply) => {
    try {
      const turn = await takeTurn(request, reply);
      if (turn && 'stored' in turn) return await cache.send(request, reply, turn.stored);
      if (request.storedAs) metrics?.countCache('miss');
      request.computation = turn?.computation ?? null;
    } catch (error) {
      return refuse(request, reply, error);
    }
  });

  app.addHook('onSend', async (request, reply, payload) => {
    request.computation?.end(null);
    if (request.computation && isComputed(request) && reply.statusCode === 404) await limit?.countUnknown(request);
    return payload;
  });
};
