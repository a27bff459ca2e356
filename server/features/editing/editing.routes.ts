import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/editing.ts';
import { type EditedKind, editedLanguage } from '#contract/rules/editing.ts';
import type { Context } from '#server/database/context.ts';
import { type Administrator, requirePermission } from '#server/http/authentication.ts';
import { mount } from '#server/http/mount.ts';
import { requireLanguage } from '#server/http/translator.ts';
import * as service from './editing.service.ts';

export const registerEditingRoutes = (app: FastifyInstance, context: Context): void => {
  const editedBy = (administrator: Administrator, params: { kind: EditedKind; id: number }) => {
    const language = editedLanguage(params.kind);
    if (language === null) requirePermission(administrator, 'content.write');
    else requireLanguage(administrator, language);
    return { ...params, administratorId: administrator.id };
  };
  mount(app, contract.getUnsavedChanges, async ({ administrator, params }) => ({
    changes: await service.getChanges(context, editedBy(administrator, params)),
  }));
  mount(app, contract.keepUnsavedChanges, async ({ administrator, params, body }) =>
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
