import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/editing.ts';
import type { EditedKind } from '#contract/rules/editing.ts';
import type { Context } from '#server/database/context.ts';
import { mount } from '#server/http/mount.ts';
import * as service from './editing.service.ts';

export const registerEditingRoutes = (app: FastifyInstance, context: Context): void => {
  const editedBy = (administrator: { id: number }, params: { kind: EditedKind; id: number }) => ({
    ...params,
    administratorId: administrator.id,
  });
  mount(app, contract.getUnsavedChanges, async ({ administrator, params }) => ({
    changes: await service.getChanges(context, editedBy(administrator, params)),
  }));
  mount(app, contract.keepUnsavedChanges, ({ administrator, params, body }) =>
    service.keepChanges(context, editedBy(administrator, params), body),
  );
  mount(app, contract.discardUnsavedChanges, async ({ administrator, params }) => {
    await service.discardChanges(context, editedBy(administrator, params));
    return { message: 'Unsaved changes discarded' };
  });
  mount(app, contract.reportOpen, async ({ administrator, params }) => ({
    others: await service.reportOpen(context, editedBy(administrator, params)),
  }));
  mount(app, contract.reportClosed, async ({ administrator, params }) => {
    await service.reportClosed(context, editedBy(administrator, params));
    return { message: 'Closed' };
  });
};
