// Detects reports that are not views by people. The first matching reason is counted, so the order matters.
import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import type { DropReason } from '#contract/rules/analytics.ts';
import { memoize } from '#server/platform/memoize.ts';
import { maxUserAgentLength } from '#server/platform/user-agent.ts';
import { isSpam } from './referrers.ts';

const header = (request: FastifyRequest, name: string): string => String(request.headers[name] ?? '');

/** Visitors with DNT or GPC are not counted at all, not even as dropped. */
export const isOptedOut = (request: FastifyRequest): boolean => header(request, 'dnt') === '1' || header(request, 'sec-gpc') === '1';

// automated browsers that otherwise look like real ones
const headless = /headless|phantomjs|slimerjs|puppeteer|playwright|selenium|cypress|electron/i;

const isPrefetch = (request: FastifyRequest): boolean =>
  /prefetch|prerender/i.test(`${header(request, 'sec-purpose')} ${header(request, 'purpose')} ${header(request, 'x-moz')}`);

/** Device name of an Android browser, because some phones are called "M bot 60" or "Discovery". */
const deviceName = /(\(Linux; [^()]{0,40}?Android [\d.]{1,10}; )[^()+@]{1,80}(?=\) AppleWebKit\/)/;

// a missing User-Agent counts as a bot, because every browser sends one
const judgeUserAgent = memoize((userAgent): 'headless' | 'bot' | 'browser' => {
  if (headless.test(userAgent)) return 'headless';
  return userAgent.trim() === '' || isbot(userAgent.replace(deviceName, '$1')) ? 'bot' : 'browser';
});

interface Options {
  /** Lower case; empty without the header. */
  referrer: string;
  isCrossSite: boolean;
  isSignedIn: (request: FastifyRequest) => Promise<boolean>;
}

/** @returns the reason for dropping the report; null for a view */
export const screenReport = async (request: FastifyRequest, { referrer, isCrossSite, isSignedIn }: Options): Promise<DropReason | null> => {
  if (await isSignedIn(request)) return 'administrator';
  if (isCrossSite) return 'cross_site';
  if (isPrefetch(request)) return 'prefetch';
  const kind = judgeUserAgent(header(request, 'user-agent').slice(0, maxUserAgentLength));
  if (kind !== 'browser') return kind;
  return isSpam(referrer) ? 'referrer_spam' : null;
};
