// Rate limits per address and minute, for anonymous calls that store data or check passwords.
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import { AppError } from './errors.ts';

/** Enables rate limits for routes that ask for one; above the limit the response is 429 with Retry-After in seconds. */
export const registerRateLimits = async (app: FastifyInstance): Promise<void> => {
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('too-many', { headers: { 'retry-after': String(Math.max(1, Math.ceil(ttl / 1000))) } }),
  });
};

/** A limit of one route. @param perMinute 0 for no limit */
export const limitedTo = (perMinute: number): RouteShorthandOptions =>
  perMinute === 0 ? {} : { config: { rateLimit: { max: perMinute, timeWindow: '1 minute' } } };

/**
 * One limit shared by several routes, so that the limit on password checks cannot be bypassed through another route.
 * @param perMinute 0 for no limit
 */
export const sharedLimit = (app: FastifyInstance, perMinute: number): RouteShorthandOptions =>
  // after the guard of admin calls, before the body is read
  perMinute === 0 ? {} : { preParsing: app.rateLimit({ max: perMinute, timeWindow: '1 minute' }) };
