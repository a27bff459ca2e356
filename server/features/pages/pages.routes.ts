import type { FastifyInstance } from 'fastify';
import { getAbout } from '#contract/about.ts';
import * as contract from '#contract/pages.ts';
import { actingAs } from '#server/database/context.ts';
import type { UploadsContext } from '#server/features/uploads/uploads.service.ts';
import { mount } from '#server/http/mount.ts';
import { removedElements } from '#server/records/removed-elements.ts';
import * as service from './pages.service.ts';

export const registerPagesRoutes = (app: FastifyInstance, context: UploadsContext): void => {
  mount(app, contract.getPage, ({ params }) => service.getPage(context.db, params.slug));
  mount(app, getAbout, () => service.getAbout(context.db));
  mount(app, contract.listAdminPages, async () => ({ data: await service.listPages(context.db) }));
  mount(app, contract.createPage, async ({ administrator, body }) => ({
    message: 'Page created successfully',
    page: await service.pageRecords.createFromForm(actingAs(context, administrator), body),
    ...removedElements(service.pageRecords.definition, body),
  }));
  mount(app, contract.updatePage, async ({ administrator, params, body }) => ({
    message: 'Page updated successfully',
    page: await service.pageRecords.update(actingAs(context, administrator), params.id, body),
    ...removedElements(service.pageRecords.definition, body),
  }));
  mount(app, contract.removePage, async ({ administrator, params }) => {
    const trash_id = await service.pageRecords.remove(actingAs(context, administrator), params.id);
    return { message: 'Page deleted successfully', trash_id };
  });
};
