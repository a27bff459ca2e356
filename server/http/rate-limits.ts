// Limits per address and minute on the calls that strangers can make write something or try passwords.
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import { AppError } from './errors.ts';

export const registerRateLimits = async (app: FastifyInstance): Promise<void> => {
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('too-many', { headers: { 'retry-after': String(Math.max(1, Math.ceil(ttl / 1000))) } }),
  });
};

/** @param perMinute 0 is no limit */
export const limitedTo = (perMinute: number): RouteShorthandOptions =>
  perMinute === 0 ? {} : { config: { rateLimit: { max: perMinute, timeWindow: '1 minute' } } };

/**
 * One limit for all the routes that it is given to: no call that checks a password or a secret link is a way round another's.
 * @param perMinute 0 is no limit
 */
export const sharedLimit = (app: FastifyInstance, perMinute: number): RouteShorthandOptions =>
  // after the guard of admin calls, before a body is read
  perMinute === 0 ? {} : { preParsing: app.rateLimit({ max: perMinute, timeWindow: '1 minute' }) };
