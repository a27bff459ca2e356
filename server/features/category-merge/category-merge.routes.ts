import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/category-merge.ts';
import { actingAs } from '#server/database/context.ts';
import type { UploadsContext } from '#server/features/uploads/uploads.service.ts';
import { mount } from '#server/http/mount.ts';
import { mergeCategory } from './category-merge.service.ts';
import { previewMerge } from './merge-preview.service.ts';

export const registerCategoryMergeRoutes = (app: FastifyInstance, context: UploadsContext): void => {
  mount(app, contract.previewCategoryMerge, ({ params, query }) => previewMerge(context, params.id, query.into));
  mount(app, contract.mergeCategory, ({ administrator, params, body }) => mergeCategory(actingAs(context, administrator), params.id, body));
};
