import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/audit.ts';
import { actingAs, type Context } from '#server/database/context.ts';
import { mount } from '#server/http/mount.ts';
import * as service from './audit.service.ts';

export const registerAuditRoutes = (app: FastifyInstance, context: Context): void => {
  mount(app, contract.listAudit, ({ query: { per_page: perPage, ...filter } }) => service.listEntries(context, { ...filter, perPage }));
  mount(app, contract.exportAudit, ({ administrator, query }) => service.exportEntries(actingAs(context, administrator), query));
  mount(app, contract.verifyAudit, () => service.verifyLog(context.db));
};
