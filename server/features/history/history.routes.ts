import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/history.ts';
import type { RevisionKind } from '#contract/rules/history.ts';
import { actingAs } from '#server/database/context.ts';
import type { UploadsContext } from '#server/features/uploads/uploads.service.ts';
import { type Administrator, requirePermission } from '#server/http/authentication.ts';
import { mount } from '#server/http/mount.ts';
import { requireLanguage } from '#server/http/translator.ts';
import * as service from './history.service.ts';
import type { Restorers } from './restorer.ts';

export const registerHistoryRoutes = (app: FastifyInstance, context: UploadsContext, restorers: Restorers): void => {
  const { db } = context;
  const may = async (administrator: Pick<Administrator, 'role'>, kind: RevisionKind, recordId?: number, group?: string): Promise<void> => {
    const permission = await restorers[kind].permissionFor?.(db, recordId, group);
    if (permission) requirePermission(administrator, permission);
  };
  const mayRevision = async (administrator: Pick<Administrator, 'role'>, id: number): Promise<void> => {
    const { kind, record_id } = await service.findRevision(db, id);
    await may(administrator, kind, record_id);
  };
  const mayRestore = async (administrator: Pick<Administrator, 'role' | 'languages'>, id: number): Promise<void> => {
    await mayRevision(administrator, id);
    const { kind, record_id } = await service.findRevision(db, id);
    const language = await restorers[kind].languageOf?.(db, record_id);
    if (language) requireLanguage(administrator, language);
    else requirePermission(administrator, 'content.write');
  };
  mount(app, contract.listRevisions, async ({ administrator, query }) => {
    const { kind, record_id: recordId, group, keys, page, per_page: perPage } = query;
    await may(administrator, kind, recordId, group);
    return service.listRevisions(db, { kind, recordId, group, keys, page, perPage });
  });
  mount(app, contract.getRevision, async ({ administrator, params }) => {
    await mayRevision(administrator, params.id);
    return service.getRevision(db, restorers, params.id);
  });
  mount(app, contract.restoreRevision, async ({ administrator, params, body }) => {
    await mayRestore(administrator, params.id);
    const { version } = await service.restoreRevision(actingAs(context, administrator), restorers, params.id, body);
    return { message: 'Restored successfully', version };
  });
  mount(app, contract.restoreTogether, async ({ administrator, body }) => {
    for (const { id } of body.revisions) await mayRevision(administrator, id);
    await service.restoreTogether(actingAs(context, administrator), restorers, body.revisions);
    return { message: 'Restored successfully' };
  });
};
