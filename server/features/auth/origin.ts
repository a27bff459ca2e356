// Where a sign-in comes from: network address, browser, and a cookie that recognises a browser that has signed in before. The
// cookie allows nothing by itself: it only lets the owner of an account sign in while others guess its password.
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { isSecure } from '#server/http/cross-site.ts';
import { newToken } from '#server/platform/tokens.ts';

export interface Origin {
  address: string;
  /** User-Agent header. */
  userAgent?: string | undefined;
  /** Content of the cookie; null without one. */
  device: string | null;
}

/** Of a script that signs in without a request. */
export const noOrigin: Origin = { address: '', device: null };

declare module 'fastify' {
  interface FastifyRequest {
    /** The cookie that the response to a sign-in sets; null for other requests. */
    deviceCookie: string | null;
  }
}

const cookieName = 'admin_device';
const maxAgeSeconds = 90 * 24 * 60 * 60;

const cookie = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{43})(?:;|$)`);

const readDevice = ({ headers }: FastifyRequest): string | null => cookie.exec(headers.cookie ?? '')?.[1] ?? null;

export const originOf = (request: FastifyRequest): Origin => ({
  address: request.ip,
  userAgent: request.headers['user-agent'],
  device: request.deviceCookie,
});

export const registerDeviceCookie = (app: FastifyInstance): void => {
  app.decorateRequest('deviceCookie', null);
};

export interface SignInRouteOptions {
  /** Of a route that checks a password or a token. */
  passwordLimit: RouteShorthandOptions;
  /** Of a route that also starts a session. */
  signInOptions: RouteShorthandOptions;
}

/** Options of a route that signs in: a successful response sets the cookie. */
export const setsDeviceCookie = (siteUrl: string): RouteShorthandOptions => ({
  preHandler: async (request: FastifyRequest) => {
    request.deviceCookie = readDevice(request) ?? newToken();
  },
  onSend: async (request: FastifyRequest, reply: FastifyReply) => {
    if (reply.statusCode !== 200 || !request.deviceCookie) return;
    const attributes = `Path=/api/admin; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${isSecure(request, siteUrl) ? '; Secure' : ''}`;
    reply.header('set-cookie', `${cookieName}=${request.deviceCookie}; ${attributes}`);
  },
});
