// Answers public GET requests from the cache while nothing that visitors see has changed (docs/decisions/0024-response-cache.md).
import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Connection } from '#server/database/connect.ts';
import { findNextPublication } from '#server/database/content-version.ts';
import { notAsVisitor } from '#server/database/visitor-reads.ts';
import type { Clock } from '#server/platform/clock.ts';
import { addValidators, isKept, isReading, matches } from '../conditional.ts';
import { isSecure, newCsrfCookie } from '../cross-site.ts';
import { type Gate, isContent } from '../gate.ts';
import { closingHeader, type Lifecycle } from '../lifecycle.ts';
import { type RequestMetrics, routeOf } from '../request-metrics.ts';
import { preferredEncoding } from './accept-encoding.ts';
import { cacheKey } from './address.ts';
import { createEpochs, type Epoch } from './epoch.ts';
import { sendStoredResponse } from './send-stored-response.ts';
import { createStore, type Store } from './store.ts';
import { createStoredResponse, type StoredResponse } from './stored-response.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The responses of the route are the same for every visitor until the content changes, and are cached.
     * @returns the query parameters on which the response of a path depends; null if it is not cached
     */
    cachedParameters?: (path: string) => readonly string[] | null;
    /** The route sets the CSRF cookie, which is not part of the cached response. */
    setsCsrfCookie?: boolean;
  }
  interface FastifyRequest {
    /** Where the response of this request is cached; null if it is not. */
    storedAs: { key: string; epoch: Epoch } | null;
  }
}

interface Options {
  connection: Connection;
  clock: Clock;
  /** Pages contain the year, in the time zone of the site. @returns the start of its next day, in milliseconds */
  nextDayOf: (now: number) => Promise<number>;
  /**
   * Applies the scheduled changes that are due.
   * @param now milliseconds @returns the time of the next change, ISO 8601; null if none is scheduled
   */
  applyDue: (now: number) => Promise<string | null>;
  lifecycle: Lifecycle;
  siteUrl: string;
  /** 0 disables the cache. */
  maxBytes: number;
  metrics: RequestMetrics | null;
  gate: Gate;
}

/** Headers of a single response, which are not cached. */
const passing = new Set(['set-cookie', 'x-request-id', 'connection', 'content-length', 'date']);

const lastingHeaders = (reply: FastifyReply): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(reply.getHeaders()).filter(([name]) => !passing.has(name)));

const keyOf = (request: FastifyRequest): string | null => {
  if (!isReading(request) || request.headers.authorization !== undefined) return null;
  const { url } = request;
  const parameters = request.routeOptions.config.cachedParameters?.(url);
  return parameters ? cacheKey(url, parameters) : null;
};

const timeOf = (at: string | null): number => (at === null ? Number.POSITIVE_INFINITY : Date.parse(at));

/** Whether the response contains records: true for API calls and pages, not for files. */
const readsContent = (request: FastifyRequest): boolean =>
  isReading(request) && (request.routeOptions.config.declared ?? request.routeOptions.config.cachedParameters) !== undefined;

const isStorable = (request: FastifyRequest, reply: FastifyReply): boolean =>
  reply.statusCode === 200 &&
  isKept(reply) &&
  !reply.hasHeader('content-encoding') &&
  (request.routeOptions.config.setsCsrfCookie === true || !reply.hasHeader('set-cookie'));

/** @returns a function that applies the scheduled changes that are due and returns the period in which responses are valid */
const createEpochFinder = ({ connection, clock, nextDayOf, applyDue }: Options): (() => Promise<Epoch>) =>
  createEpochs(connection, clock, (now) =>
    // a scheduled change that was applied while visitors see an earlier state is not due again
    notAsVisitor(async () => {
      // first, because it may publish an article
      const due = timeOf(await applyDue(now));
      const [nextDay, publication] = await Promise.all([nextDayOf(now), findNextPublication(connection.db, new Date(now).toISOString())]);
      return Math.min(due, nextDay, timeOf(publication));
    }),
  );

/** Caches the response, and ends the computation. @returns the body to send */
const storeAnswer = async (store: Store, request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
  const { storedAs, computation } = request;
  if (!storedAs) return payload;
  const etag = isStorable(request, reply) ? addValidators(reply, payload) : undefined;
  if (etag === undefined || !(typeof payload === 'string' || Buffer.isBuffer(payload))) return payload;
  const { key, epoch } = storedAs;
  const stored = createStoredResponse(lastingHeaders(reply), etag, payload, {
    route: routeOf(request),
    setsCsrfCookie: request.routeOptions.config.setsCsrfCookie ?? false,
  });
  store.add(epoch, key, stored);
  computation?.end(stored);
  if (matches(request, etag)) return payload;
  const variant = await store.variantOf(key, stored, preferredEncoding(request.headers['accept-encoding']));
  reply.headers(variant.headers);
  return variant.body;
};

export interface Cache {
  /** Sends a response that another request has computed. */
  send: (request: FastifyRequest, reply: FastifyReply, stored: StoredResponse) => Promise<void>;
  /** Applies the scheduled changes that are due. @returns the period in which responses are valid */
  currentEpoch: () => Promise<Epoch>;
  /** Whether the cache may contain a response for the address; checks neither its parameters nor the content version. */
  mayHave: (url: string) => boolean;
}

/**
 * Adds the hooks of the cache. Register it before all hooks that a cached response does not need, before conditional requests, and before
 * the overload protection, which lets requests for one address share a computation.
 */
export const registerCache = (app: FastifyInstance, options: Options): Cache => {
  const { lifecycle, siteUrl, maxBytes, metrics, gate } = options;
  app.decorateRequest('storedAs', null);
  const store = createStore(maxBytes);
  const currentEpoch = createEpochFinder(options);
  // if the content version cannot be read, the request is handled as in any outage
  const openEpoch = () => currentEpoch().catch(() => null);

  const send: Cache['send'] = async (request, reply, stored) => {
    const { storedAs } = request;
    if (!storedAs) throw new Error('The address is not stored.');
    const cookie = stored.setsCsrfCookie ? newCsrfCookie(request, isSecure(request, siteUrl)) : null;
    const own = { 'x-request-id': request.id, ...closingHeader(lifecycle), ...(cookie !== null && { 'set-cookie': cookie }) };
    metrics?.countCache('hit');
    await sendStoredResponse({
      store,
      key: storedAs.key,
      stored,
      request: request.raw,
      response: reply.raw,
      own,
      onStart: () => reply.hijack(),
    });
  };

  if (maxBytes > 0) {
    metrics?.watchCache(store.size);
    app.addHook('onSend', (request, reply, payload) => storeAnswer(store, request, reply, payload));
  }
  app.addHook('onRequest', async (request, reply) => {
    const isReady = lifecycle.phase === 'ready';
    const key = isReady && maxBytes > 0 ? keyOf(request) : null;
    // scheduled changes that are due are also applied before responses that are not cached
    const epoch = isContent(request) || (isReady && readsContent(request)) ? await openEpoch() : null;
    // before the store: what it has is only for those whom the gate admits
    if (epoch && isContent(request) && !(await gate.admits(request, reply, epoch))) return gate.refuse(request, reply, epoch);
    if (key === null || epoch === null) return;
    request.storedAs = { key, epoch };
    const stored = store.find(epoch, key);
    if (stored) await send(request, reply, stored);
  });
  return { send, currentEpoch, mayHave: store.mayHave };
};
