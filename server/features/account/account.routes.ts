import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify';
import * as contract from '#contract/account.ts';
import type { Context } from '#server/database/context.ts';
import type { Administrator } from '#server/http/authentication.ts';
import { AppError } from '#server/http/errors.ts';
import { mount } from '#server/http/mount.ts';
import { getAccount, listSessions, removeOtherSessions, removeSession, updateAccount, updatePassword } from './account.service.ts';

const caller = ({ administrator }: FastifyRequest): Administrator => {
  if (!administrator) throw new AppError('unauthenticated');
  return administrator;
};

export const registerAccountRoutes = (app: FastifyInstance, context: Context, passwordLimit: RouteShorthandOptions): void => {
  mount(app, contract.getAccount, async ({ request }) => ({ account: await getAccount(context, caller(request).id) }));
  mount(
    app,
    contract.updateAccount,
    async ({ request, body }) => ({
      message: 'Account updated successfully',
      account: await updateAccount(context, caller(request).id, body),
    }),
    passwordLimit,
  );
  mount(
    app,
    contract.updatePassword,
    async ({ request, body }) => {
      await updatePassword(context, caller(request), body);
      return { message: 'Password changed successfully' };
    },
    passwordLimit,
  );
  mount(app, contract.listSessions, async ({ request }) => ({ sessions: await listSessions(context, caller(request)) }));
  mount(app, contract.removeSession, async ({ request, params }) => {
    await removeSession(context, caller(request).id, params.id);
    return { message: 'Session ended successfully' };
  });
  mount(app, contract.removeOtherSessions, async ({ request }) => {
    await removeOtherSessions(context, caller(request));
    return { message: 'All other sessions ended successfully' };
  });
};
