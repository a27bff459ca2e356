import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/categories.ts';
import type { Database } from '#server/database/schema.ts';
import { mount } from '#server/http/mount.ts';
import { listActiveCategories } from './categories.service.ts';

export const registerCategoriesRoutes = (app: FastifyInstance, { db }: { db: Database }): void => {
  mount(app, contract.listCategories, () => listActiveCategories(db));
};
