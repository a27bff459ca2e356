import type { FastifyInstance } from 'fastify';
import * as names from '#contract/attribute-names.ts';
import * as contract from '#contract/attributes.ts';
import { actingAs } from '#server/database/context.ts';
import type { UploadsContext } from '#server/features/uploads/uploads.service.ts';
import { mount } from '#server/http/mount.ts';
import { defineNames } from './attributes.naming.ts';
import * as service from './attributes.service.ts';
import { previewSynonym } from './attributes.synonym-preview.ts';

export const registerAttributesRoutes = (app: FastifyInstance, context: UploadsContext): void => {
  const { db } = context;
  mount(app, contract.listAttributes, ({ query }) => service.listAttributes(db, query.category_id ?? null));
  mount(app, contract.createAttribute, async ({ administrator, body }) => ({
    message: 'Attribute created successfully',
    ...(await service.createAttribute(actingAs(context, administrator), body)),
  }));
  mount(app, contract.updateAttribute, async ({ administrator, params, body }) => ({
    message: 'Attribute updated successfully',
    ...(await service.updateAttribute(actingAs(context, administrator), params.id, body)),
  }));
  mount(app, contract.removeAttribute, async ({ administrator, params }) => {
    const trash_id = await service.removeAttribute(actingAs(context, administrator), params.id);
    return { message: 'Attribute deleted successfully', trash_id };
  });
  mount(app, contract.orderAttributes, async ({ administrator, body }) => {
    await service.orderAttributes(actingAs(context, administrator), body.category_id, body.ids);
    return { message: 'Order saved successfully' };
  });
  mount(app, contract.mergeAttribute, async ({ administrator, params, body }) => ({
    message: 'Attributes merged successfully',
    ...(await service.mergeAttribute(actingAs(context, administrator), params.id, body.into)),
  }));
  mount(app, names.listAttributeNames, ({ query }) => service.listAttributeNames(db, query.category_id ?? null));
  mount(app, names.defineAttributeNames, async ({ administrator, body }) => ({
    message: 'Attributes saved successfully',
    ...(await defineNames(actingAs(context, administrator), body)),
  }));
  mount(app, names.previewSynonym, ({ params, query }) =>
    previewSynonym(db, { id: params.id, name: query.name, categoryId: query.category_id ?? null }),
  );
  mount(app, contract.listAttributeRanges, ({ query }) => service.listAttributeRanges(db, query.category_id, query.except));
  mount(app, contract.listAttributeProblems, ({ query }) =>
    service.listProblems(db, { categoryId: query.category_id ?? null, page: query.page, perPage: query.per_page }),
  );
};
