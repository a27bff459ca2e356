import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import * as contract from '#contract/auth.ts';
import type { Context } from '#server/database/context.ts';
import { bearerToken } from '#server/http/authentication.ts';
import { mount } from '#server/http/mount.ts';
import { login, logout } from './auth.service.ts';

export const registerAuthRoutes = (app: FastifyInstance, context: Context, passwordLimit: RouteShorthandOptions): void => {
  mount(app, contract.login, ({ body, request }) => login(context, { ...body, userAgent: request.headers['user-agent'] }), passwordLimit);
  mount(app, contract.logout, async ({ request }) => {
    await logout(context, bearerToken(request) ?? '');
    return { message: 'Logged out successfully' };
  });
};
