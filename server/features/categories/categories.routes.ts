import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/categories.ts';
import type { UploadsContext } from '#server/features/uploads/uploads.service.ts';
import { mount } from '#server/http/mount.ts';
import { mountRecordCalls } from '#server/records/record-routes.ts';
import * as service from './categories.service.ts';

export const registerCategoriesRoutes = (app: FastifyInstance, context: UploadsContext): void => {
  const { db } = context;
  mount(app, contract.listCategories, () => service.listActiveCategories(db));
  mount(app, contract.listAdminCategories, ({ query }) => service.listCategories(db, { ...query, perPage: query.per_page }));
  mount(app, contract.listCategoryChoices, () => service.listCategoryChoices(db));
  mountRecordCalls(app, context, service.categoryRecords, {
    answer: 'category',
    read: contract.getAdminCategory,
    create: contract.createCategory,
    update: contract.updateCategory,
    remove: contract.removeCategory,
  });
};
