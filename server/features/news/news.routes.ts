import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/news.ts';
import type { UploadsContext } from '#server/features/uploads/uploads.service.ts';
import { mount } from '#server/http/mount.ts';
import { mountRecordCalls } from '#server/records/record-routes.ts';
import * as service from './news.service.ts';

export const registerNewsRoutes = (app: FastifyInstance, context: UploadsContext): void => {
  mount(app, contract.listArticles, ({ query }) => service.listArticles(context, query));
  mount(app, contract.getArticle, ({ params }) => service.getVisibleArticle(context, params.slug));
  mount(app, contract.listAdminArticles, ({ query }) => service.listAllArticles(context, { ...query, perPage: query.per_page }));
  mountRecordCalls(app, context, service.articleRecords, {
    answer: 'news',
    read: contract.getAdminArticle,
    create: contract.createArticle,
    update: contract.updateArticle,
    duplicate: contract.duplicateArticle,
    remove: contract.removeArticle,
  });
};
