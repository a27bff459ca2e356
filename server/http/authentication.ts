// Bearer authentication, resolved once per request.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Route } from '#contract/route.ts';
import { may, type Permission, type Role } from '#contract/rules/policy.ts';
import { includesScope, type Scope, scopeOf } from '#contract/rules/scopes.ts';
import { isSecure } from './cross-site.ts';
import { AppError } from './errors.ts';
import { filesCookieOf } from './files-cookie.ts';
import { requireWithinLimit, type TokenLimit } from './rate-limits.ts';

/** The API token with which a program acts for its creator. */
export interface TokenOfProgram {
  id: number;
  name: string;
  scopes: readonly Scope[];
}

/** Who makes a call: a signed-in administrator, or a program with an API token, which has the permissions of its creator in its scopes. */
export interface Administrator {
  id: number;
  name: string;
  email: string;
  role: Role;
  /** Codes of the languages of a translator; null for other roles. */
  languages: readonly string[] | null;
  /** The session to which the bearer token belongs; null for an API token. */
  sessionId: number | null;
  /** Null for a session. */
  apiToken: TokenOfProgram | null;
  /** The password was entered within the last minutes in this session. */
  hasConfirmedPassword: boolean;
}

/** Calls about the own account are closed to API tokens. */
export interface SignedInAdministrator extends Administrator {
  sessionId: number;
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

/** @throws AppError 'forbidden' if the caller has an API token without the scope of the call, or if the call is closed to API tokens */
export const requireScope = ({ apiToken }: Pick<Administrator, 'apiToken'>, call: Route): void => {
  if (apiToken === null) return;
  const scope = scopeOf(call);
  if (scope === null) throw new AppError('forbidden', { message: 'API tokens cannot use this call.' });
  if (!includesScope(apiToken.scopes, scope))
    throw new AppError('forbidden', { message: `The API token “${apiToken.name}” lacks the scope ${scope}.` });
};

interface RequestTokens {
  /** Whether a request has the valid token of a session or of a program. */
  hasValidToken: (request: FastifyRequest) => Promise<boolean>;
  /** Whether a request has the valid token of a session. */
  isSignedIn: (request: FastifyRequest) => Promise<boolean>;
}

type Authenticate = (token: string) => Promise<Administrator | null>;

/**
 * Adds `request.administrator` and the guard for admin calls, which answers 401 without a valid bearer token, 429 above the limit of an API
 * token, and sets the cookie for files in a session.
 * @param authenticate resolves a token; null if it is invalid or expired
 * @returns functions that validate the token of a request, at most once
 */
export const registerAuthentication = (
  app: FastifyInstance,
  authenticate: Authenticate,
  { siteUrl, tokenLimit }: { siteUrl: string; tokenLimit: TokenLimit },
): RequestTokens => {
  app.decorateRequest('administrator', null);
  const hasValidToken = async (request: FastifyRequest): Promise<boolean> => {
    const token = bearerToken(request);
    if (token && !request.administrator) request.administrator = await authenticate(token);
    return request.administrator !== null;
  };
  app.decorate('requireAdministrator', async (request, reply) => {
    if (!(await hasValidToken(request))) throw new AppError('unauthenticated');
    const { apiToken } = signedIn(request);
    if (apiToken) await requireWithinLimit(tokenLimit, apiToken.id, reply);
    else reply?.header('set-cookie', filesCookieOf(bearerToken(request) ?? '', isSecure(request, siteUrl)));
  });
  const isSignedIn = async (request: FastifyRequest) => (await hasValidToken(request)) && request.administrator?.apiToken === null;
  return { hasValidToken, isSignedIn };
};
