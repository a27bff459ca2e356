import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/media.ts';
import { actingAs } from '#server/database/context.ts';
import type { Restorers } from '#server/features/history/restorer.ts';
import type { UploadsContext } from '#server/features/uploads/uploads.service.ts';
import { mount } from '#server/http/mount.ts';
import * as service from './media.service.ts';

export const registerMediaRoutes = (app: FastifyInstance, context: UploadsContext, restorers: Restorers): void => {
  const { db } = context;
  mount(app, contract.listMedia, ({ query }) => service.listMedia(db, { ...query, perPage: query.per_page }));
  mount(app, contract.getMedia, ({ params }) => service.getMedia(db, params.id));
  mount(app, contract.createMedia, async ({ files, administrator }) => ({
    message: 'File uploaded successfully',
    media: await service.createMedia(actingAs(context, administrator), files),
  }));
  mount(app, contract.replaceMedia, async ({ administrator, params, files }) => ({
    message: 'File replaced successfully',
    ...(await service.replaceMedia(actingAs(context, administrator), restorers, params.id, files)),
  }));
  mount(app, contract.updateMedia, async ({ administrator, params, body }) => ({
    message: 'File updated successfully',
    media: await service.updateMedia(actingAs(context, administrator), params.id, body),
  }));
  mount(app, contract.removeMedia, async ({ administrator, params }) => ({
    message: 'File deleted successfully',
    trash_id: await service.removeMedia(actingAs(context, administrator), params.id),
  }));
};
