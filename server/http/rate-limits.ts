// Rate limits per address and minute, for anonymous calls that store data or check passwords.
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import type { CountRequest, RequestCount } from '#server/platform/request-counts.ts';
import { AppError } from './errors.ts';

/** The store of the plugin, which counts by the function that all limits use. */
const storeFor = (countRequest: CountRequest) =>
  class Store {
    readonly #limit: string;

    /** @param options of one limit, with its name as `groupId` */
    constructor(options: object) {
      this.#limit = 'groupId' in options ? String(options.groupId) : '';
    }

    incr(address: string, callback: (error: Error | null, count?: RequestCount) => void, windowMs: number): void {
      Promise.resolve(countRequest(`${this.#limit} ${address}`, windowMs)).then((count) => callback(null, count), callback);
    }

    child(options: object): Store {
      return new Store(options);
    }
  };

/** Enables rate limits for routes that ask for one; above the limit the response is 429 with Retry-After in seconds. */
export const registerRateLimits = async (app: FastifyInstance, countRequest: CountRequest): Promise<void> => {
  await app.register(rateLimit, {
    global: false,
    store: storeFor(countRequest),
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('too-many', { headers: { 'retry-after': String(Math.max(1, Math.ceil(ttl / 1000))) } }),
  });
};

/** A limit of one route. @param name of the limit @param perMinute 0 for no limit */
export const limitedTo = (name: string, perMinute: number): RouteShorthandOptions =>
  perMinute === 0 ? {} : { config: { rateLimit: { groupId: name, max: perMinute, timeWindow: '1 minute' } } };

/**
 * One limit shared by several routes, so that the limit on password checks cannot be bypassed through another route.
 * @param perMinute 0 for no limit
 */
export const sharedLimit = (app: FastifyInstance, name: string, perMinute: number): RouteShorthandOptions =>
  // after the guard of admin calls, before the body is read
  perMinute === 0 ? {} : { preParsing: app.rateLimit({ groupId: name, max: perMinute, timeWindow: '1 minute' }) };
