import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/attributes.ts';
import type { Context } from '#server/database/context.ts';
import { mount } from '#server/http/mount.ts';
import * as service from './attributes.service.ts';

export const registerAttributesRoutes = (app: FastifyInstance, context: Context): void => {
  const { db } = context;
  mount(app, contract.listAttributes, ({ query }) => service.listAttributes(db, query.category_id ?? null));
  mount(app, contract.createAttribute, async ({ body }) => ({
    message: 'Attribute created successfully',
    ...(await service.createAttribute(context, body)),
  }));
  mount(app, contract.updateAttribute, async ({ params, body }) => ({
    message: 'Attribute updated successfully',
    ...(await service.updateAttribute(context, params.id, body)),
  }));
  mount(app, contract.removeAttribute, async ({ params }) => {
    await service.removeAttribute(context, params.id);
    return { message: 'Attribute deleted successfully' };
  });
  mount(app, contract.orderAttributes, async ({ body }) => {
    await service.orderAttributes(context, body.category_id, body.ids);
    return { message: 'Order saved successfully' };
  });
  mount(app, contract.mergeAttribute, async ({ params, body }) => ({
    message: 'Attributes merged successfully',
    ...(await service.mergeAttribute(context, params.id, body.into)),
  }));
  mount(app, contract.listAttributeNames, ({ query }) => service.listAttributeNames(db, query.category_id ?? null));
  mount(app, contract.listAttributeRanges, ({ query }) => service.listAttributeRanges(db, query.category_id, query.except));
  mount(app, contract.listAttributeProblems, ({ query }) =>
    service.listProblems(db, { categoryId: query.category_id ?? null, page: query.page, perPage: query.per_page }),
  );
};
