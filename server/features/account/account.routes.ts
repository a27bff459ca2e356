import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import * as contract from '#contract/account.ts';
import type { SignInContext } from '#server/features/auth/sign-in-guard.ts';
import { listSignIns } from '#server/features/auth/sign-ins.service.ts';
import { mount } from '#server/http/mount.ts';
import {
  confirmOwnPassword,
  getAccount,
  listSessions,
  removeOtherSessions,
  removeSession,
  updateAccount,
  updatePassword,
} from './account.service.ts';

export const registerAccountRoutes = (app: FastifyInstance, context: SignInContext, passwordLimit: RouteShorthandOptions): void => {
  mount(app, contract.getAccount, async ({ administrator }) => ({ account: await getAccount(context, administrator.id) }));
  mount(
    app,
    contract.updateAccount,
    async ({ administrator, body }) => ({
      message: 'Account updated successfully',
      account: await updateAccount(context, administrator, body),
    }),
    passwordLimit,
  );
  mount(
    app,
    contract.updatePassword,
    async ({ administrator, body }) => {
      await updatePassword(context, administrator, body);
      return { message: 'Password changed successfully' };
    },
    passwordLimit,
  );
  mount(
    app,
    contract.confirmPassword,
    async ({ administrator, body }) => ({
      message: 'Password confirmed',
      confirmed_until: await confirmOwnPassword(context, administrator, body),
    }),
    passwordLimit,
  );
  mount(app, contract.listSessions, async ({ administrator }) => ({ sessions: await listSessions(context, administrator) }));
  mount(app, contract.listSignIns, async ({ administrator }) => ({ sign_ins: await listSignIns(context, administrator.id) }));
  mount(app, contract.removeSession, async ({ administrator, params }) => {
    await removeSession(context, administrator, params.id);
    return { message: 'Session ended successfully' };
  });
  mount(app, contract.removeOtherSessions, async ({ administrator }) => {
    await removeOtherSessions(context, administrator);
    return { message: 'All other sessions ended successfully' };
  });
};
