// Which reports are no views of people. The order matters: the first reason that holds is the one that is counted.
import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import type { DropReason } from '#contract/rules/analytics.ts';
import { memoize } from '#server/platform/memoize.ts';
import { maxUserAgentLength } from '#server/platform/user-agent.ts';
import { isSpam } from './referrers.ts';

const header = (request: FastifyRequest, name: string): string => String(request.headers[name] ?? '');

/** Who asks not to be counted is not counted anywhere, not even as dropped. */
export const isOptedOut = (request: FastifyRequest): boolean => header(request, 'dnt') === '1' || header(request, 'sec-gpc') === '1';

// they drive a real browser, whose name else passes for one
const headless = /headless|phantomjs|slimerjs|puppeteer|playwright|selenium|cypress|electron/i;

const isPrefetch = (request: FastifyRequest): boolean =>
  /prefetch|prerender/i.test(`${header(request, 'sec-purpose')} ${header(request, 'purpose')} ${header(request, 'x-moz')}`);

// every browser says what it is
const judgeUserAgent = memoize((userAgent): 'headless' | 'bot' | 'browser' => {
  if (headless.test(userAgent)) return 'headless';
  return userAgent.trim() === '' || isbot(userAgent) ? 'bot' : 'browser';
});

interface Options {
  /** Lower case, empty where there is none. */
  referrer: string;
  isCrossSite: boolean;
  isSignedIn: (request: FastifyRequest) => Promise<boolean>;
}

/** @returns why the report is dropped, null for a view */
export const screenReport = async (request: FastifyRequest, { referrer, isCrossSite, isSignedIn }: Options): Promise<DropReason | null> => {
  if (await isSignedIn(request)) return 'administrator';
  if (isCrossSite) return 'cross_site';
  if (isPrefetch(request)) return 'prefetch';
  const kind = judgeUserAgent(header(request, 'user-agent').slice(0, maxUserAgentLength));
  if (kind !== 'browser') return kind;
  return isSpam(referrer) ? 'referrer_spam' : null;
};
