import type { FastifyInstance } from 'fastify';
import { listSearchAttributes } from '#contract/product-attributes.ts';
import * as contract from '#contract/products.ts';
import type { UploadsContext } from '#server/features/uploads/uploads.service.ts';
import { mount } from '#server/http/mount.ts';
import { mountRecordCalls } from '#server/records/record-routes.ts';
import { listProducts } from './products.list.service.ts';
import * as service from './products.service.ts';
import * as vocabulary from './products.vocabulary.ts';

export const registerProductsRoutes = (app: FastifyInstance, context: UploadsContext): void => {
  const { db } = context;
  mount(app, contract.listProducts, ({ query }) => listProducts(db, query));
  mount(app, contract.getProduct, ({ params, query }) => service.getVisibleProduct(db, params.slug, query.units));
  mount(app, listSearchAttributes, ({ query }) => vocabulary.listSearchAttributes(db, query.category));
  mount(app, contract.listAdminProducts, ({ query }) => service.listAdminProducts(db, { ...query, perPage: query.per_page }));
  mountRecordCalls(app, context, service.productRecords, {
    answer: 'product',
    read: contract.getAdminProduct,
    create: contract.createProduct,
    update: contract.updateProduct,
    duplicate: contract.duplicateProduct,
    remove: contract.removeProduct,
  });
};
