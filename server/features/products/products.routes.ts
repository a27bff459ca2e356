import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/products.ts';
import type { UploadsContext } from '#server/features/uploads/uploads.service.ts';
import { mount } from '#server/http/mount.ts';
import { listProducts as listAdminProducts } from './products.admin-list.ts';
import * as editing from './products.editing.ts';
import { getProduct, listProducts } from './products.service.ts';

export const registerProductsRoutes = (app: FastifyInstance, context: UploadsContext): void => {
  const { db } = context;
  mount(app, contract.listProducts, ({ query }) => listProducts(db, query));
  mount(app, contract.getProduct, ({ params }) => getProduct(db, params.slug));
  mount(app, contract.listAdminProducts, ({ query }) => listAdminProducts(db, { ...query, perPage: query.per_page }));
  mount(app, contract.getAdminProduct, async ({ params }) => ({ product: await editing.getProduct(context, params.id) }));
  mount(app, contract.createProduct, async ({ body, files }) => ({
    message: 'Product created successfully',
    product: await editing.createProductWithFiles(context, body, files),
  }));
  mount(app, contract.updateProduct, async ({ params, body, files }) => ({
    message: 'Product updated successfully',
    product: await editing.updateProduct(context, params.id, body, files),
  }));
  mount(app, contract.duplicateProduct, async ({ params }) => ({
    message: 'Product created successfully',
    product: await editing.duplicateProduct(context, params.id),
  }));
  mount(app, contract.removeProduct, async ({ params }) => {
    await editing.removeProduct(context, params.id);
    return { message: 'Product deleted successfully' };
  });
};
