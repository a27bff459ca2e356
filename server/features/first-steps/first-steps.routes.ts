import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/first-steps.ts';
import { actingAs } from '#server/database/context.ts';
import { mount } from '#server/http/mount.ts';
import { type FirstStepsContext, hideFirstSteps, listFirstSteps } from './first-steps.service.ts';

export const registerFirstStepsRoutes = (app: FastifyInstance, context: FirstStepsContext): void => {
  mount(app, contract.getFirstSteps, async ({ administrator }) => ({ steps: await listFirstSteps(context, administrator.role) }));
  mount(app, contract.putFirstSteps, async ({ administrator, body }) => {
    await hideFirstSteps(actingAs(context.backups, administrator), body.is_hidden);
    return { steps: await listFirstSteps(context, administrator.role) };
  });
};
