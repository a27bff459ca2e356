import type { FastifyInstance } from 'fastify';
import { getAbout } from '#contract/about.ts';
import * as contract from '#contract/pages.ts';
import type { UploadsContext } from '#server/features/uploads/uploads.service.ts';
import { mount } from '#server/http/mount.ts';
import { mountRecordCalls } from '#server/records/record-routes.ts';
import * as service from './pages.service.ts';
import { listUnlinkedPages } from './unlinked-pages.service.ts';

export const registerPagesRoutes = (app: FastifyInstance, context: UploadsContext): void => {
  mount(app, contract.getPage, ({ params }) => service.getPage(context.db, params.slug));
  mount(app, getAbout, () => service.getAbout(context.db));
  mount(app, contract.listAdminPages, async ({ query }) => ({ data: await service.listPages(context.db, query.scheduled) }));
  mount(app, contract.listUnlinkedPages, async () => ({ ids: await listUnlinkedPages(context) }));
  mountRecordCalls(app, context, service.pageRecords, {
    answer: 'page',
    create: contract.createPage,
    update: contract.updatePage,
    duplicate: contract.duplicatePage,
    remove: contract.removePage,
  });
};
