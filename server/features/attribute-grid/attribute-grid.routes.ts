import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/attribute-grid.ts';
import { actingAs, type Context } from '#server/database/context.ts';
import { mount } from '#server/http/mount.ts';
import { getGrid, getGridRow, saveGrid } from './attribute-grid.service.ts';

export const registerAttributeGridRoutes = (app: FastifyInstance, context: Context): void => {
  mount(app, contract.getAttributeGrid, ({ query }) =>
    getGrid(context.db, { categoryId: query.category_id, search: query.search, page: query.page, perPage: query.per_page }),
  );
  mount(app, contract.getAttributeGridRow, ({ params }) => getGridRow(context.db, params.id));
  mount(app, contract.saveAttributeGrid, async ({ administrator, body }) => ({
    message: 'Products saved successfully',
    products: await saveGrid(actingAs(context, administrator), body.cells),
  }));
};
