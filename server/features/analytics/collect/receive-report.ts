// Decides whether a reported view is counted, dropped with a reason, or ignored.
import type { FastifyRequest } from 'fastify';
import type { VisitInput } from '#contract/analytics.ts';
import { withoutTrailingSlashes } from '#contract/rules/addresses.ts';
import { isMarkedCrossSite } from '#server/http/cross-site.ts';
import type { Clock } from '#server/platform/clock.ts';
import { maxUserAgentLength } from '#server/platform/user-agent.ts';
import { createAddressLimit } from './address-limit.ts';
import type { Collector } from './collector.ts';
import { referrerDomain } from './referrers.ts';
import { isOptedOut, screenReport } from './screening.ts';

interface Options {
  clock: Clock;
  /** Public origin. */
  siteUrl: string;
  isSignedIn: (request: FastifyRequest) => Promise<boolean>;
  collector: Collector;
}

/** @returns the path that identifies the page; null for an address outside this site */
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

/** @returns a function that hands one report to the collector */
export const createReceiver = ({ clock, siteUrl, isSignedIn, collector }: Options) => {
  const countView = createAddressLimit();
  return async (request: FastifyRequest, { url, referrer: referrerUrl }: VisitInput): Promise<void> => {
    if (isOptedOut(request)) return;
    const at = clock().getTime();
    const ownHosts = [new URL(siteUrl).host, request.host];
    const referrer = referrerDomain(referrerUrl, ownHosts);
    const path = ownPath(url, siteUrl, ownHosts);
    const isCrossSite = isMarkedCrossSite(request, siteUrl);
    const reason = (await screenReport(request, { referrer, isCrossSite, isSignedIn })) ?? (path === null ? 'unknown_page' : null);
    if (reason !== null || path === null) return collector.drop(at, reason ?? 'unknown_page');
    const userAgent = (request.headers['user-agent'] ?? '').slice(0, maxUserAgentLength);
    if (!countView({ address: request.ip, userAgent, at })) return collector.drop(at, 'too_many');
    collector.view({ at, address: request.ip, userAgent, path, referrer });
  };
};
