import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/auth.ts';
import { bearerToken } from '#server/http/authentication.ts';
import { mount } from '#server/http/mount.ts';
import { limitedTo } from '#server/http/rate-limits.ts';
import { type AuthContext, login, logout } from './auth.service.ts';

export const registerAuthRoutes = (app: FastifyInstance, context: AuthContext & { loginRateLimit: number }): void => {
  mount(app, contract.login, ({ body }) => login(context, body), limitedTo(context.loginRateLimit));
  mount(app, contract.logout, async ({ request }) => {
    await logout(context, bearerToken(request) ?? '');
    return { message: 'Logged out successfully' };
  });
};
