// The origin of a sign-in: network address, browser, and a cookie that recognises a browser that has signed in before. The cookie grants
// no access: it only lets the owner of an account sign in while others guess its password.
import { finished } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { isSecure } from '#server/http/cross-site.ts';
import { newToken } from '#server/platform/tokens.ts';

/** Network and browser of a sign-in; each of them can be familiar. */
export interface SignInClient {
  address: string;
  /** Content of the cookie; null without one. */
  device: string | null;
}

export interface Origin extends SignInClient {
  /** User-Agent header. */
  userAgent?: string | undefined;
  /** Runs work whose duration must not be part of the response. */
  afterResponse: (work: () => Promise<void>) => void;
}

/** Origin of a sign-in by a script, without a request. */
export const noOrigin: Origin = { address: '', device: null, afterResponse: (work) => void work() };

declare module 'fastify' {
  interface FastifyRequest {
    /** The cookie set by the response to a sign-in; null for other requests. */
    deviceCookie: string | null;
    afterResponse: Origin['afterResponse'];
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
  afterResponse: request.afterResponse,
});

export interface SignInRouteOptions {
  /** For routes that check a password or a token. */
  passwordLimit: RouteShorthandOptions;
  /** For routes that also start a session. */
  signInOptions: RouteShorthandOptions;
}

/** @returns options for routes that sign in; a successful response sets the cookie */
export const registerOrigins = (app: FastifyInstance, siteUrl: string): RouteShorthandOptions => {
  const pending = new Set<Promise<void>>();
  app.decorateRequest('deviceCookie', null);
  app.decorateRequest('afterResponse');
  app.addHook('onClose', async () => void (await Promise.all(pending)));
  const run = async (work: () => Promise<void>, { log }: FastifyRequest): Promise<void> => {
    await work().catch((error: unknown) => log.error({ err: error }, 'recording a refused sign-in failed'));
  };
  return {
    preHandler: async (request: FastifyRequest, reply: FastifyReply) => {
      request.deviceCookie = readDevice(request) ?? newToken();
      request.afterResponse = (work) =>
        void finished(reply.raw, () => {
          const done = run(work, request).finally(() => pending.delete(done));
          pending.add(done);
        });
    },
    onSend: async (request: FastifyRequest, reply: FastifyReply) => {
      if (reply.statusCode !== 200 || !request.deviceCookie) return;
      const attributes = `Path=/api/admin; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${isSecure(request, siteUrl) ? '; Secure' : ''}`;
      reply.header('set-cookie', `${cookieName}=${request.deviceCookie}; ${attributes}`);
    },
  };
};
