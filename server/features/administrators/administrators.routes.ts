import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/administrators.ts';
import { actingAs } from '#server/database/context.ts';
import { originOf, type SignInRouteOptions } from '#server/features/auth/origin.ts';
import { mount } from '#server/http/mount.ts';
import {
  acceptInvitation,
  clearSignInPause,
  getInvitation,
  type InvitingContext,
  inviteAdministrator,
  listAdministrators,
  listSignInsOf,
  removeAdministrator,
  renewInvitation,
  switchSecondFactorOff,
  updateAdministrator,
  updateRole,
} from './administrators.service.ts';

export const registerAdministratorsRoutes = (
  app: FastifyInstance,
  context: InvitingContext,
  { passwordLimit, signInOptions }: SignInRouteOptions,
): void => {
  mount(app, contract.listAdministrators, async ({ administrator }) => ({
    administrators: await listAdministrators(context, administrator.id),
  }));
  mount(app, contract.inviteAdministrator, async ({ administrator, body }) => ({
    message: 'Invitation created successfully',
    ...(await inviteAdministrator(actingAs(context, administrator), body, administrator.id)),
  }));
  mount(app, contract.renewInvitation, async ({ administrator, params }) => ({
    message: 'Invitation renewed successfully',
    ...(await renewInvitation(actingAs(context, administrator), params.id, administrator.id)),
  }));
  mount(app, contract.updateAdministrator, async ({ administrator, params, body }) => ({
    message: body.is_active ? 'Administrator enabled successfully' : 'Administrator disabled successfully',
    administrator: await updateAdministrator(
      actingAs(context, administrator),
      { id: params.id, isActive: body.is_active },
      administrator.id,
    ),
  }));
  mount(app, contract.updateRole, async ({ administrator, params, body }) => ({
    message: 'Role changed successfully',
    administrator: await updateRole(actingAs(context, administrator), { id: params.id, ...body }, administrator.id),
  }));
  mount(app, contract.clearSignInPause, async ({ administrator, params }) => ({
    message: 'Sign-in is possible again',
    administrator: await clearSignInPause(actingAs(context, administrator), params.id, administrator.id),
  }));
  mount(app, contract.removeSecondFactor, async ({ administrator, params }) => ({
    message: 'Two-step sign-in is off, and the passkeys are removed',
    administrator: await switchSecondFactorOff(actingAs(context, administrator), params.id, administrator.id),
  }));
  mount(app, contract.listSignInsOf, async ({ params }) => ({ sign_ins: await listSignInsOf(context, params.id) }));
  mount(app, contract.removeAdministrator, async ({ administrator, params }) => {
    await removeAdministrator(actingAs(context, administrator), params.id, administrator.id);
    return { message: 'Administrator removed successfully' };
  });
  mount(app, contract.getInvitation, ({ params }) => getInvitation(context, params.token), passwordLimit);
  mount(
    app,
    contract.acceptInvitation,
    ({ params, body, request }) => acceptInvitation(context, { token: params.token, ...body, origin: originOf(request) }),
    signInOptions,
  );
};
