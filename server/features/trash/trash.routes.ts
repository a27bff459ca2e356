import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/trash.ts';
import { actingAs } from '#server/database/context.ts';
import type { UploadsContext } from '#server/features/uploads/uploads.service.ts';
import { mount } from '#server/http/mount.ts';
import { recordKinds } from './trash.rows.ts';
import * as service from './trash.service.ts';

export const registerTrashRoutes = (app: FastifyInstance, context: UploadsContext): void => {
  mount(app, contract.listTrash, ({ query }) => service.listTrash(context, { ...query, perPage: query.per_page }));
  mount(app, contract.restoreTrashed, async ({ administrator, params, body }) => {
    const restored = await service.restore(actingAs(context, administrator), params.id, body.category_id);
    return { message: `${recordKinds[restored.kind].noun} restored successfully`, restored };
  });
  mount(app, contract.removeTrashed, async ({ administrator, params }) => {
    await service.removeTrashed(actingAs(context, administrator), params.id);
    return { message: 'Deleted for ever' };
  });
  mount(app, contract.emptyTrash, async ({ administrator, query }) => {
    const removed = await service.emptyTrash(actingAs(context, administrator), query);
    return { message: removed === 1 ? '1 record deleted for ever' : `${removed} records deleted for ever`, removed };
  });
};
