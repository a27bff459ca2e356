import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/auth.ts';
import { actingAs } from '#server/database/context.ts';
import { relyingPartyOf } from '#server/features/second-factor/relying-party.ts';
import { bearerToken } from '#server/http/authentication.ts';
import { mount } from '#server/http/mount.ts';
import { login, logout } from './auth.service.ts';
import { originOf, type SignInRouteOptions } from './origin.ts';
import { finishSignIn, signInWithPasskey, startPasskeySignIn } from './second-step.ts';
import type { SignInContext } from './sign-in-guard.ts';

export const registerAuthRoutes = (
  app: FastifyInstance,
  context: SignInContext & { siteUrl: string },
  { passwordLimit, signInOptions }: SignInRouteOptions,
): void => {
  mount(app, contract.login, ({ body, request }) => login(context, { ...body, origin: originOf(request) }), signInOptions);
  mount(app, contract.finishSignIn, ({ body, request }) => finishSignIn(context, { ...body, origin: originOf(request) }), signInOptions);
  mount(
    app,
    contract.startPasskeySignIn,
    async ({ body, request }) => ({
      options: { ...(await startPasskeySignIn(context, body.token, relyingPartyOf(request, context.siteUrl))) },
    }),
    passwordLimit,
  );
  mount(
    app,
    contract.signInWithPasskey,
    ({ body, request }) =>
      signInWithPasskey(context, { ...body, origin: originOf(request), party: relyingPartyOf(request, context.siteUrl) }),
    signInOptions,
  );
  mount(app, contract.logout, async ({ administrator, request }) => {
    await logout(actingAs(context, administrator), bearerToken(request) ?? '');
    return { message: 'Logged out successfully' };
  });
};
