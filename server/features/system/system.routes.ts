import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/system.ts';
import { bearerToken } from '#server/http/authentication.ts';
import { AppError } from '#server/http/errors.ts';
import { mount } from '#server/http/mount.ts';
import { formatMetrics, type Metric, metricsContentType } from '#server/platform/metrics.ts';
import { readSystemMetrics } from './system.metrics.ts';
import { getSystem, type SystemContext } from './system.service.ts';

export interface MetricsOptions {
  token: string;
  /** Reads the metrics of this process. */
  read: () => Metric[];
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares in constant time, because digests have the same length. */
const isEqual = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

const unauthenticated = () => new AppError('unauthenticated', { headers: { 'www-authenticate': 'Bearer' } });

/** @param metrics null without a token, which makes the address an unknown page */
export const registerSystemRoutes = (app: FastifyInstance, context: SystemContext, metrics: MetricsOptions | null): void => {
  mount(app, contract.getSystem, () => getSystem(context));
  if (metrics === null) return;
  const { token, read } = metrics;
  app.get('/metrics', { logLevel: 'silent', schema: { hide: true }, exposeHeadRoute: false }, async (request, reply) => {
    if (!isEqual(bearerToken(request) ?? '', token)) throw unauthenticated();
    const metrics = [...read(), ...(await readSystemMetrics(context))];
    return reply.header('cache-control', 'no-store').type(metricsContentType).send(formatMetrics(metrics));
  });
};
