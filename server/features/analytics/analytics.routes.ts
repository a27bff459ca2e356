import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as contract from '#contract/analytics.ts';
import { withoutTrailingSlashes } from '#contract/rules/addresses.ts';
import type { Context } from '#server/database/context.ts';
import { isMarkedCrossSite } from '#server/http/cross-site.ts';
import { mount } from '#server/http/mount.ts';
import { maxUserAgentLength } from '#server/platform/user-agent.ts';
import { createCollector } from './analytics.collector.ts';
import { createAddressLimit } from './analytics.limits.ts';
import { referrerDomain } from './analytics.referrers.ts';
import { isOptedOut, screenReport } from './analytics.screening.ts';
import { getAnalytics } from './analytics.service.ts';

interface Options extends Context {
  siteUrl: string;
  isSignedIn: (request: FastifyRequest) => Promise<boolean>;
}

/** @returns the path as pages are known by; null for what is no address of this site */
const ownPath = (url: string, siteUrl: string, ownHosts: readonly string[]): string | null => {
  if (url === '' || !URL.canParse(url, siteUrl)) return null;
  const { host, pathname } = new URL(url, siteUrl);
  if (!ownHosts.includes(host)) return null;
  try {
    return withoutTrailingSlashes(decodeURIComponent(pathname)).replaceAll('\u0000', '') || '/';
  } catch {
    return null;
  }
};

export const registerAnalyticsRoutes = (app: FastifyInstance, { db, clock, siteUrl, isSignedIn }: Options): void => {
  const context = { db, clock };
  const collector = createCollector(context, siteUrl, app.log);
  const isWithinLimit = createAddressLimit();
  // before the database is closed
  app.addHook('onClose', () => collector.close());

  const collect = async (request: FastifyRequest, { url, referrer: referrerUrl }: contract.VisitInput): Promise<void> => {
    if (isOptedOut(request)) return;
    const at = clock().getTime();
    const ownHosts = [new URL(siteUrl).host, request.host];
    const referrer = referrerDomain(referrerUrl, ownHosts);
    const path = ownPath(url, siteUrl, ownHosts);
    const isCrossSite = isMarkedCrossSite(request, siteUrl);
    const reason = (await screenReport(request, { referrer, isCrossSite, isSignedIn })) ?? (path === null ? 'unknown_page' : null);
    if (reason !== null || path === null) return collector.drop(at, reason ?? 'unknown_page');
    const userAgent = (request.headers['user-agent'] ?? '').slice(0, maxUserAgentLength);
    if (!isWithinLimit({ address: request.ip, userAgent, at })) return collector.drop(at, 'too_many');
    collector.view({ at, address: request.ip, userAgent, path, referrer });
  };

  mount(
    app,
    contract.createVisit,
    async ({ body, request }) => {
      await collect(request, body);
      return null;
    },
    // a beacon carries no token; what another site sends is answered alike and not counted
    { config: { judgesCrossSite: true } },
  );
  mount(app, contract.getAnalytics, async ({ query }) => {
    // what this process has seen is in the figures
    await collector.flush();
    return getAnalytics(context, query);
  });
};
