import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/news.ts';
import type { PublicContext } from '#server/database/context.ts';
import type { UploadsContext } from '#server/features/uploads/uploads.service.ts';
import { mount } from '#server/http/mount.ts';
import * as service from './news.service.ts';

export const registerNewsRoutes = (app: FastifyInstance, context: UploadsContext & PublicContext): void => {
  const { read, clock } = context;
  mount(app, contract.listArticles, ({ query }) => read((db) => service.listArticles({ db, clock }, query)));
  mount(app, contract.getArticle, ({ params }) => read((db) => service.getVisibleArticle({ db, clock }, params.slug)));
  mount(app, contract.listAdminArticles, ({ query }) => service.listAllArticles(context, { ...query, perPage: query.per_page }));
  mount(app, contract.getAdminArticle, async ({ params }) => ({ news: await service.getArticle(context, params.id) }));
  mount(app, contract.createArticle, async ({ administrator, body, files }) => ({
    message: 'Article created successfully',
    news: await service.createArticleFromForm(context, { form: body, files, authorName: administrator.name }),
  }));
  mount(app, contract.updateArticle, async ({ params, body, files }) => ({
    message: 'Article updated successfully',
    news: await service.updateArticle(context, params.id, body, files),
  }));
  mount(app, contract.removeArticle, async ({ params }) => {
    await service.removeArticle(context, params.id);
    return { message: 'Article deleted successfully' };
  });
};
