// CSRF protection: refuses state-changing requests that a browser sends on behalf of another site.
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './errors.ts';

const cookieName = 'XSRF-TOKEN';
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

const readCookie = (request: Pick<IncomingMessage, 'headers'>): string | null => {
  const pair = request.headers.cookie?.split(/;\s*/).find((part) => part.startsWith(`${cookieName}=`));
  return pair?.slice(cookieName.length + 1) || null;
};

const tokenPattern = /^[A-Za-z0-9_-]{16,128}$/;

const tokenBytes = 24;
const tokensAtOnce = 256;
let randomPool = Buffer.alloc(0);
let usedBytes = 0;

/**
 * Random bytes for many tokens are generated together, because one call takes as long as creating the other headers of a cached response.
 */
const newToken = (): string => {
  if (usedBytes === randomPool.length) {
    randomPool = randomBytes(tokenBytes * tokensAtOnce);
    usedBytes = 0;
  }
  usedBytes += tokenBytes;
  return randomPool.toString('base64url', usedBytes - tokenBytes, usedBytes);
};

/** @returns whether the visitor uses https, as far as the server can tell */
export const isSecure = (request: FastifyRequest, siteUrl: string): boolean => siteUrl.startsWith('https:') || request.protocol === 'https';

/**
 * For HTML responses.
 * @returns the Set-Cookie header with a new token; null if the visitor has a valid cookie
 */
export const newCsrfCookie = (request: Pick<IncomingMessage, 'headers'>, secure: boolean): string | null => {
  const known = readCookie(request);
  if (known && tokenPattern.test(known)) return null;
  // not HttpOnly: the client script sends it back in a header
  return `${cookieName}=${newToken()}; Path=/; SameSite=Lax; Max-Age=31536000${secure ? '; Secure' : ''}`;
};

const isOwnOrigin = (origin: string, request: FastifyRequest, siteUrl: string): boolean => {
  if (origin === siteUrl) return true;
  return URL.canParse(origin) && new URL(origin).host === request.host;
};

/** @returns the origin of the site in the address bar; SITE_URL if the request does not name it */
export const ownOriginOf = (request: FastifyRequest, siteUrl: string): string => {
  const { origin } = request.headers;
  return origin !== undefined && isOwnOrigin(origin, request, siteUrl) ? origin : siteUrl;
};

/** @returns whether the browser marks the request as sent by another site (Sec-Fetch-Site, Origin) */
export const isMarkedCrossSite = (request: FastifyRequest, siteUrl: string): boolean => {
  const site = request.headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') return true;
  const { origin } = request.headers;
  return origin !== undefined && !isOwnOrigin(origin, request, siteUrl);
};

const lacksToken = (request: FastifyRequest): boolean => {
  const cookie = readCookie(request);
  if (cookie === null) return false;
  return request.headers['x-csrf-token'] !== cookie && request.headers['x-xsrf-token'] !== cookie;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route also accepts requests from other sites and decides itself how to handle them. */
    skipCsrfCheck?: boolean;
  }
}

interface Options {
  siteUrl: string;
  /** Another site cannot make a browser send a bearer token. */
  hasValidToken: (request: FastifyRequest) => Promise<boolean>;
}

/**
 * Answers 419 to a state-changing request that is marked as cross-site, or that has the CSRF cookie without a matching header,
 * unless it has a valid bearer token. Clients without cookies (curl, scripts) are not affected.
 */
export const registerCrossSite = (app: FastifyInstance, { siteUrl, hasValidToken }: Options): void => {
  app.addHook('onRequest', async (request) => {
    if (safeMethods.has(request.method) || request.routeOptions.config.skipCsrfCheck) return;
    if (!isMarkedCrossSite(request, siteUrl) && !lacksToken(request)) return;
    if (await hasValidToken(request)) return;
    throw new AppError('cross-site');
  });
};
