// Rate limits per minute: per client for anonymous calls that store data or check passwords, and per API token.
import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { type CountRequest, countClient, type RequestCount } from '#server/platform/request-counts.ts';
import { AppError } from './errors.ts';
import { excessMessage } from './local-notice.ts';

const minuteMs = 60 * 1000;

const secondsOf = (ms: number): string => String(Math.max(1, Math.ceil(ms / 1000)));

/**
 * The error for a client above a limit. @param ttlMs time until it may send requests again
 * @param request a call of a visitor is refused in the language of its page
 */
export const tooMany = (ttlMs: number, request?: FastifyRequest): AppError => {
  const message = request && excessMessage(request);
  return new AppError('too-many', { ...(message && { message }), headers: { 'retry-after': secondsOf(ttlMs) } });
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the route's limit. */
    limit?: string;
  }
}

export interface Limit {
  name: string;
  perMinute: number;
  countRequest: CountRequest;
}

/** Counts a request. @returns the number of requests of the client in this minute, which the caller compares with the limit */
export const countInMinute = ({ name, perMinute, countRequest }: Limit, address: string): Promise<RequestCount> =>
  countClient(countRequest, { name, address, windowMs: minuteMs, limit: perMinute });

const headersOf = ({ perMinute }: Pick<Limit, 'perMinute'>, { current, ttl }: RequestCount) => ({
  'x-ratelimit-limit': perMinute,
  'x-ratelimit-remaining': Math.max(0, perMinute - current),
  'x-ratelimit-reset': secondsOf(ttl),
});

export type TokenLimit = Pick<Limit, 'perMinute' | 'countRequest'>;

/** Counts a call of an API token, whatever its address. @throws AppError 'too-many' */
export const requireWithinLimit = async (limit: TokenLimit, tokenId: number, reply?: FastifyReply): Promise<void> => {
  if (limit.perMinute === 0) return;
  const count = await limit.countRequest(`api-token ${tokenId}`, minuteMs);
  reply?.headers(headersOf(limit, count));
  if (count.current > limit.perMinute) throw tooMany(count.ttl);
};

/**
 * Limits a route before its body is read. Routes with the same limit name share one limit, so that the limit on password checks cannot be
 * bypassed through another route.
 * @param limit 0 requests a minute for no limit
 */
export const limitedTo = (limit: Limit): RouteShorthandOptions => {
  if (limit.perMinute === 0) return {};
  return {
    config: { limit: limit.name },
    preParsing: async (request: FastifyRequest, reply: FastifyReply) => {
      const { current, ttl } = await countInMinute(limit, request.ip);
      reply.headers(headersOf(limit, { current, ttl }));
      if (current > limit.perMinute) throw tooMany(ttl, request);
    },
  };
};
