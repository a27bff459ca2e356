// Keeps the server responsive when visitors ask for more than it can compute (docs/decisions/0032-overload.md).

import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { filterPrefix } from '#contract/rules/attributes/limits.ts';
import { createLogLimit } from '#server/platform/log-limit.ts';
import { customerNetworkOf } from '#server/platform/network-addresses.ts';
import { IncomingMessage } from '#server/platform/node-http.ts';
import type { CountRequest } from '#server/platform/request-counts.ts';
import { BusyError, createSlots } from '#server/platform/slots.ts';
import { isUnderApi } from './api-path.ts';
import { isReading } from './conditional.ts';
import { AppError, messageOf, retryAfter } from './errors.ts';
import { dataPolicy, protectiveHeaders } from './headers.ts';
import { acceptsPages, noticeHtml, noticePolicy, sendNotice } from './notice-page.ts';
import { type RequestMetrics, unrouted } from './request-metrics.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Frees the slot in which the response is computed; null without one. */
    endComputation: (() => void) | null;
    /** Refused because of overload or an outage; counted in the log instead of listed. */
    isRefused: boolean;
  }
}

interface Options {
  turns: Turns;
  /** Searches, and unknown addresses, of one client in a minute; 0 for no limit. */
  perMinute: number;
  countRequest: CountRequest;
  metrics: RequestMetrics | null;
}

/** About a second of work; more would be answered after the client has given up. */
const maxWaiting = 100;
const windowMs = 60 * 1000;
/** More clients replace the one that asked least recently. */
const maxClients = 10_000;

const busyNotice = {
  status: 503,
  title: 'The site is busy',
  text: 'This page reloads by itself in a moment.',
  retryAfter,
} as const;

const excessNotice = { status: 429, title: 'Too many requests', text: 'This page reloads by itself within a minute.' } as const;

/** Anonymous calls whose response must be computed. In-process calls are part of a page, which has a slot already. */
const isComputed = (request: FastifyRequest): boolean =>
  request.raw instanceof IncomingMessage &&
  isReading(request) &&
  request.routeOptions.config?.cachedParameters !== undefined &&
  !/^\/admin(?:[/?]|$)/.test(request.url);

/** Searches, and lists that are filtered by attributes. */
const isSearch = ({ query }: FastifyRequest): boolean => {
  const { search, ...others } = query as Record<string, unknown>;
  return (search !== undefined && String(search).trim() !== '') || Object.keys(others).some((name) => name.startsWith(filterPrefix));
};

/** Limits what one client can ask for that is expensive and in no cache. */
const createClientLimit = ({ perMinute, countRequest }: Options) => {
  const blocked = new LRUCache<string, true>({ max: maxClients });
  const refuse = (ttlMs: number): never => {
    throw new AppError('too-many', { headers: { 'retry-after': String(Math.max(1, Math.ceil(ttlMs / 1000))) } });
  };
  return {
    /** @throws AppError 'too-many' */
    check: async (request: FastifyRequest): Promise<void> => {
      const client = customerNetworkOf(request.ip);
      if (blocked.has(client)) refuse(blocked.getRemainingTTL(client));
      if (!isSearch(request)) return;
      const { current, ttl } = await countRequest(`search ${client}`, windowMs);
      if (current > perMinute) refuse(ttl);
    },
    /** For a response 404: a client that tries many addresses waits for the end of the minute. */
    countUnknown: async (request: FastifyRequest): Promise<void> => {
      const client = customerNetworkOf(request.ip);
      const { current, ttl } = await countRequest(`unknown ${client}`, windowMs);
      if (current > perMinute) blocked.set(client, true, { ttl });
    },
  };
};

export interface Turns {
  /** Waits for a free slot. @returns the function that frees it @throws BusyError */
  take: (response: ServerResponse) => Promise<() => void>;
  /** Whether the next request would be refused. */
  isFull: () => boolean;
}

/** @param concurrency how many responses are computed at a time */
export const createTurns = (concurrency: number): Turns => {
  const run = createSlots({ count: concurrency, maxWaiting });
  let open = 0;
  const take: Turns['take'] = (response) =>
    new Promise((resolve, reject) => {
      let isClosed = false;
      open += 1;
      const slot = new Promise<void>((free) => {
        response.once('close', () => {
          isClosed = true;
          free();
        });
        run(async () => {
          // other requests are read before the next computation begins
          await nextTurn();
          if (isClosed) return;
          resolve(free);
          await slot;
        })
          .catch(reject)
          .finally(() => {
            open -= 1;
          });
      });
    });
  return { take, isFull: () => open >= concurrency + maxWaiting };
};

/** Addresses that may have to be computed: pages and public calls, not files and administrators' calls. */
const computedAddress = /^\/(?!(?:healthz|readyz|metrics|admin|api\/admin|api\/docs|storage|assets)(?:[/?]|$))[^.?]*(?:\?|$)/;

/**
 * Puts a listener before that of Fastify, which refuses what no slot is left for: routing a request takes several times as long as
 * refusing it, and refused clients ask again at once. Call it before the cache puts its own listener before this one.
 */
export const refuseEarly = (
  app: FastifyInstance,
  { turns, siteUrl, metrics }: Pick<Options, 'turns' | 'metrics'> & { siteUrl: string },
): void => {
  const [route] = app.server.listeners('request');
  if (!route) throw new Error('Fastify has no request listener');
  const headers = { ...protectiveHeaders(siteUrl), 'retry-after': retryAfter, 'cache-control': 'no-store' };
  const page = Buffer.from(noticeHtml(busyNotice));
  const call = Buffer.from(JSON.stringify({ message: messageOf('unavailable'), code: 'unavailable' }));
  const pageHeaders = { ...headers, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': noticePolicy };
  const callHeaders = { ...headers, 'content-type': 'application/json; charset=utf-8', 'content-security-policy': dataPolicy };
  const report = createLogLimit((requests) => app.log.warn({ requests }, 'requests refused, the server is too busy'));
  app.server.removeAllListeners('request').on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { method, url = '' } = request;
    const isRefused = turns.isFull() && (method === 'GET' || method === 'HEAD') && computedAddress.test(url);
    if (!isRefused) return void route.call(app.server, request, response);
    report();
    metrics?.countRefusal('busy');
    metrics?.countAnswer({ route: unrouted, method, status: 503, ms: 0 });
    const isPage = !isUnderApi(url) && acceptsPages(request);
    const body = isPage ? page : call;
    response.writeHead(503, { ...(isPage ? pageHeaders : callHeaders), 'content-length': body.length }).end(body);
  });
};

/**
 * Computes anonymous responses that are in no cache in a bounded number of slots; further ones wait in a short queue, and when that is
 * full, they are refused with 503 and Retry-After. Everything else is not limited: health checks, stored answers, files, messages and
 * the calls of administrators. Register it after the cache.
 */
export const registerOverload = (app: FastifyInstance, options: Options): void => {
  const limit = options.perMinute === 0 ? null : createClientLimit(options);
  const reportBusy = createLogLimit((requests) => app.log.warn({ requests }, 'requests refused, the server is too busy'));
  const reportExcess = createLogLimit((requests) => app.log.warn({ requests }, 'requests refused, too many of one client'));
  app.decorateRequest('endComputation', null);
  app.decorateRequest('isRefused', false);

  const refuse = (request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply => {
    const isBusy = error instanceof BusyError;
    if (!isBusy && !(error instanceof AppError)) throw error;
    request.isRefused = true;
    options.metrics?.countRefusal(isBusy ? 'busy' : 'client');
    if (isBusy) reportBusy();
    else reportExcess();
    if (isUnderApi(request.url) || !acceptsPages(request)) throw error;
    if (isBusy) return sendNotice(reply, busyNotice);
    return sendNotice(reply, { ...excessNotice, retryAfter: error.details.headers?.['retry-after'] ?? retryAfter });
  };

  app.addHook('onRequest', async (request, reply) => {
    if (!isComputed(request)) return;
    try {
      await limit?.check(request);
      request.endComputation = await options.turns.take(reply.raw);
    } catch (error) {
      return refuse(request, reply, error);
    }
  });

  app.addHook('onSend', async (request, reply, payload) => {
    if (request.endComputation === null) return payload;
    request.endComputation();
    if (reply.statusCode === 404) await limit?.countUnknown(request);
    return payload;
  });
};
