import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/categories.ts';
import { actingAs } from '#server/database/context.ts';
import type { UploadsContext } from '#server/features/uploads/uploads.service.ts';
import { mount } from '#server/http/mount.ts';
import { removedElements } from '#server/records/removed-elements.ts';
import * as service from './categories.service.ts';

export const registerCategoriesRoutes = (app: FastifyInstance, context: UploadsContext): void => {
  const { db } = context;
  mount(app, contract.listCategories, () => service.listActiveCategories(db));
  mount(app, contract.listAdminCategories, ({ query }) => service.listCategories(db, { ...query, perPage: query.per_page }));
  mount(app, contract.listCategoryChoices, () => service.listCategoryChoices(db));
  mount(app, contract.getAdminCategory, async ({ params }) => ({ category: await service.categoryRecords.get(db, params.id) }));
  mount(app, contract.createCategory, async ({ administrator, body, files }) => ({
    message: 'Category created successfully',
    category: await service.categoryRecords.createFromForm(actingAs(context, administrator), body, files),
    ...removedElements(service.categoryRecords.definition, body),
  }));
  mount(app, contract.updateCategory, async ({ administrator, params, body, files }) => ({
    message: 'Category updated successfully',
    category: await service.categoryRecords.update(actingAs(context, administrator), params.id, body, files),
    ...removedElements(service.categoryRecords.definition, body),
  }));
  mount(app, contract.removeCategory, async ({ administrator, params }) => {
    const trash_id = await service.categoryRecords.remove(actingAs(context, administrator), params.id);
    return { message: 'Category deleted successfully', trash_id };
  });
};
