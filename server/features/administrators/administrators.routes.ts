import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify';
import * as contract from '#contract/administrators.ts';
import type { Context } from '#server/database/context.ts';
import { mount } from '#server/http/mount.ts';
import {
  acceptInvitation,
  getInvitation,
  inviteAdministrator,
  listAdministrators,
  removeAdministrator,
  renewInvitation,
  updateAdministrator,
} from './administrators.service.ts';

const callerOf = ({ administrator }: FastifyRequest): number => administrator?.id ?? 0;

export const registerAdministratorsRoutes = (app: FastifyInstance, context: Context, passwordLimit: RouteShorthandOptions): void => {
  mount(app, contract.listAdministrators, async ({ request }) => ({
    administrators: await listAdministrators(context, callerOf(request)),
  }));
  mount(app, contract.inviteAdministrator, async ({ request, body }) => ({
    message: 'Invitation created successfully',
    ...(await inviteAdministrator(context, body, callerOf(request))),
  }));
  mount(app, contract.renewInvitation, async ({ request, params }) => ({
    message: 'Invitation renewed successfully',
    ...(await renewInvitation(context, params.id, callerOf(request))),
  }));
  mount(app, contract.updateAdministrator, async ({ request, params, body }) => ({
    message: body.is_active ? 'Administrator enabled successfully' : 'Administrator disabled successfully',
    administrator: await updateAdministrator(context, { id: params.id, isActive: body.is_active }, callerOf(request)),
  }));
  mount(app, contract.removeAdministrator, async ({ request, params }) => {
    await removeAdministrator(context, params.id, callerOf(request));
    return { message: 'Administrator removed successfully' };
  });
  mount(app, contract.getInvitation, ({ params }) => getInvitation(context, params.token), passwordLimit);
  mount(
    app,
    contract.acceptInvitation,
    ({ params, body, request }) => acceptInvitation(context, { token: params.token, ...body, userAgent: request.headers['user-agent'] }),
    passwordLimit,
  );
};
