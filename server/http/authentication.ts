// Who is calling: resolves the bearer token once per request.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './errors.ts';

export interface Administrator {
  id: number;
  name: string;
  email: string;
  /** Which of the administrator's sessions the token is of. */
  sessionId: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the bearer token was found valid. */
    administrator: Administrator | null;
  }
}

/** @returns the token of `Authorization: Bearer …`, null without one */
export const bearerToken = (request: FastifyRequest): string | null =>
  /^Bearer ([^\s]{1,512})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;

type Authenticate = (token: string) => Promise<Administrator | null>;

export const registerAuthentication = (
  app: FastifyInstance,
  authenticate: Authenticate,
): ((request: FastifyRequest) => Promise<boolean>) => {
  app.decorateRequest('administrator', null);
  const isSignedIn = async (request: FastifyRequest): Promise<boolean> => {
    const token = bearerToken(request);
    if (token && !request.administrator) request.administrator = await authenticate(token);
    return request.administrator !== null;
  };
  app.decorate('requireAdministrator', async (request) => {
    if (!(await isSignedIn(request))) throw new AppError('unauthenticated');
  });
  return isSignedIn;
};
