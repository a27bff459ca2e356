import type { FastifyInstance } from 'fastify';
import { listSearchAttributes } from '#contract/product-attributes.ts';
import * as contract from '#contract/products.ts';
import { actingAs } from '#server/database/context.ts';
import type { UploadsContext } from '#server/features/uploads/uploads.service.ts';
import { mount } from '#server/http/mount.ts';
import { removedElements } from '#server/records/removed-elements.ts';
import { listProducts } from './products.list.service.ts';
import * as service from './products.service.ts';
import * as vocabulary from './products.vocabulary.ts';

export const registerProductsRoutes = (app: FastifyInstance, context: UploadsContext): void => {
  const { db } = context;
  mount(app, contract.listProducts, ({ query }) => listProducts(db, query));
  mount(app, contract.getProduct, ({ params, query }) => service.getVisibleProduct(db, params.slug, query.units));
  mount(app, listSearchAttributes, ({ query }) => vocabulary.listSearchAttributes(db, query.category));
  mount(app, contract.listAdminProducts, ({ query }) => service.listAdminProducts(db, { ...query, perPage: query.per_page }));
  mount(app, contract.getAdminProduct, async ({ params }) => ({ product: await service.productRecords.get(db, params.id) }));
  mount(app, contract.createProduct, async ({ administrator, body, files }) => ({
    message: 'Product created successfully',
    product: await service.productRecords.createFromForm(actingAs(context, administrator), body, files),
    ...removedElements(service.productRecords.definition, body),
  }));
  mount(app, contract.updateProduct, async ({ administrator, params, body, files }) => ({
    message: 'Product updated successfully',
    product: await service.productRecords.update(actingAs(context, administrator), params.id, body, files),
    ...removedElements(service.productRecords.definition, body),
  }));
  mount(app, contract.duplicateProduct, async ({ administrator, params }) => ({
    message: 'Product created successfully',
    product: await service.duplicateProduct(actingAs(context, administrator), params.id),
  }));
  mount(app, contract.removeProduct, async ({ administrator, params }) => {
    const trash_id = await service.productRecords.remove(actingAs(context, administrator), params.id);
    return { message: 'Product deleted successfully', trash_id };
  });
};
