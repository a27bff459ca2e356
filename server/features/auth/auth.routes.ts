import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import * as contract from '#contract/auth.ts';
import { bearerToken } from '#server/http/authentication.ts';
import { mount } from '#server/http/mount.ts';
import { login, logout } from './auth.service.ts';
import { originOf } from './origin.ts';
import type { SignInContext } from './sign-in-guard.ts';

/** @param signInOptions options of routes that check a password and start a session */
export const registerAuthRoutes = (app: FastifyInstance, context: SignInContext, signInOptions: RouteShorthandOptions): void => {
  mount(app, contract.login, ({ body, request }) => login(context, { ...body, origin: originOf(request) }), signInOptions);
  mount(app, contract.logout, async ({ request }) => {
    await logout(context, bearerToken(request) ?? '');
    return { message: 'Logged out successfully' };
  });
};
