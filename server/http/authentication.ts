// Bearer authentication, resolved once per request.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { may, type Permission, type Role } from '#contract/rules/policy.ts';
import { isSecure } from './cross-site.ts';
import { AppError } from './errors.ts';
import { filesCookieOf } from './files-cookie.ts';

export interface Administrator {
  id: number;
  name: string;
  email: string;
  role: Role;
  /** The session to which the token belongs. */
  sessionId: number;
  /** The password was entered within the last minutes in this session. */
  hasConfirmedPassword: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the bearer token has been validated; null before that and without a valid token. */
    administrator: Administrator | null;
  }
}

/** @returns the token of `Authorization: Bearer …`; null without one */
export const bearerToken = (request: FastifyRequest): string | null =>
  /^Bearer ([^\s]{1,512})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;

/** @returns the administrator of an admin call @throws AppError 'unauthenticated' without one */
export const signedIn = ({ administrator }: FastifyRequest): Administrator => {
  if (!administrator) throw new AppError('unauthenticated');
  return administrator;
};

/** @throws AppError 'forbidden' if the role lacks the permission */
export const requirePermission = ({ role }: Pick<Administrator, 'role'>, permission: Permission): void => {
  if (!may(role, permission)) throw new AppError('forbidden');
};

type Authenticate = (token: string) => Promise<Administrator | null>;

/**
 * Adds `request.administrator` and the guard for admin calls, which answers 401 without a valid bearer token and otherwise sets the cookie
 * for files.
 * @param authenticate resolves a token; null if it is invalid or expired
 * @returns a function that returns whether a request has a valid token; it validates the token at most once per request
 */
export const registerAuthentication = (
  app: FastifyInstance,
  authenticate: Authenticate,
  siteUrl: string,
): ((request: FastifyRequest) => Promise<boolean>) => {
  app.decorateRequest('administrator', null);
  const isSignedIn = async (request: FastifyRequest): Promise<boolean> => {
    const token = bearerToken(request);
    if (token && !request.administrator) request.administrator = await authenticate(token);
    return request.administrator !== null;
  };
  app.decorate('requireAdministrator', async (request, reply) => {
    if (!(await isSignedIn(request))) throw new AppError('unauthenticated');
    reply?.header('set-cookie', filesCookieOf(bearerToken(request) ?? '', isSecure(request, siteUrl)));
  });
  return isSignedIn;
};
