import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/products.ts';
import type { Database } from '#server/database/schema.ts';
import { mount } from '#server/http/mount.ts';
import { getProduct, listProducts } from './products.service.ts';

export const registerProductsRoutes = (app: FastifyInstance, { db }: { db: Database }): void => {
  mount(app, contract.listProducts, ({ query }) => listProducts(db, query));
  mount(app, contract.getProduct, ({ params }) => getProduct(db, params.slug));
};
