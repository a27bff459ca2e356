import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/auth.ts';
import type { Context } from '#server/database/context.ts';
import { originOf, type SignInRouteOptions } from '#server/features/auth/origin.ts';
import { mount } from '#server/http/mount.ts';
import type { MailQueue } from '#server/platform/mail-queue.ts';
import { finishPasswordReset, getPasswordReset, requestPasswordReset } from './password-reset.service.ts';

export const registerPasswordResetRoutes = (
  app: FastifyInstance,
  context: Context & { mail: MailQueue },
  { passwordLimit, signInOptions }: SignInRouteOptions,
): void => {
  mount(app, contract.getSignInOptions, async () => ({ has_password_reset: await context.mail.isEnabled(context.db) }));
  mount(
    app,
    contract.requestPasswordReset,
    async ({ body }) => {
      await requestPasswordReset(context, body.email);
      return { message: 'If there is an account with this address, we have emailed it a link.' };
    },
    passwordLimit,
  );
  mount(app, contract.getPasswordReset, ({ params }) => getPasswordReset(context, params.token), passwordLimit);
  mount(
    app,
    contract.finishPasswordReset,
    ({ params, body, request }) => finishPasswordReset(context, { token: params.token, ...body, origin: originOf(request) }),
    signInOptions,
  );
};
