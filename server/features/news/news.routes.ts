import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/news.ts';
import type { UploadsContext } from '#server/features/uploads/uploads.service.ts';
import { mount } from '#server/http/mount.ts';
import * as editing from './news.editing.ts';
import { getNews, listAllNews, listNews } from './news.service.ts';

export const registerNewsRoutes = (app: FastifyInstance, context: UploadsContext): void => {
  mount(app, contract.listNews, ({ query }) => listNews(context, query));
  mount(app, contract.getNews, ({ params }) => getNews(context, params.slug));
  mount(app, contract.listAdminNews, ({ query }) => listAllNews(context.db, { ...query, perPage: query.per_page }));
  mount(app, contract.getAdminArticle, async ({ params }) => ({ news: await editing.getArticle(context, params.id) }));
  mount(app, contract.createArticle, async ({ body, files, request }) => ({
    message: 'Article created successfully',
    news: await editing.createArticleWithFiles(context, { form: body, files, authorName: request.administrator?.name ?? 'Administrator' }),
  }));
  mount(app, contract.updateArticle, async ({ params, body, files }) => ({
    message: 'Article updated successfully',
    news: await editing.updateArticle(context, params.id, body, files),
  }));
  mount(app, contract.removeArticle, async ({ params }) => {
    await editing.removeArticle(context, params.id);
    return { message: 'Article deleted successfully' };
  });
};
