import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/categories.ts';
import type { UploadsContext } from '#server/features/uploads/uploads.service.ts';
import { mount } from '#server/http/mount.ts';
import { createCategoryWithPicture, getCategory, removeCategory, updateCategory } from './categories.editing.ts';
import { listActiveCategories, listCategories, listCategoryChoices } from './categories.service.ts';

export const registerCategoriesRoutes = (app: FastifyInstance, context: UploadsContext): void => {
  const { db } = context;
  mount(app, contract.listCategories, () => listActiveCategories(db));
  mount(app, contract.listAdminCategories, ({ query }) => listCategories(db, { ...query, perPage: query.per_page }));
  mount(app, contract.listCategoryChoices, () => listCategoryChoices(db));
  mount(app, contract.getAdminCategory, async ({ params }) => ({ category: await getCategory(context, params.id) }));
  mount(app, contract.createCategory, async ({ body, files }) => ({
    message: 'Category created successfully',
    category: await createCategoryWithPicture(context, body, files),
  }));
  mount(app, contract.updateCategory, async ({ params, body, files }) => ({
    message: 'Category updated successfully',
    category: await updateCategory(context, params.id, body, files),
  }));
  mount(app, contract.removeCategory, async ({ params }) => {
    await removeCategory(context, params.id);
    return { message: 'Category deleted successfully' };
  });
};
