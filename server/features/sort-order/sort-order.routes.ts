import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/sort-order.ts';
import { actingAs, type Context } from '#server/database/context.ts';
import { mount } from '#server/http/mount.ts';
import { moveRecord } from './sort-order.service.ts';

export const registerSortOrderRoutes = (app: FastifyInstance, context: Context): void => {
  mount(app, contract.moveProduct, async ({ administrator, params, body }) => ({
    message: 'Order saved successfully',
    ...(await moveRecord(actingAs(context, administrator), 'products', params.id, body.position)),
  }));
  mount(app, contract.moveCategory, async ({ administrator, params, body }) => ({
    message: 'Order saved successfully',
    ...(await moveRecord(actingAs(context, administrator), 'categories', params.id, body.position)),
  }));
};
