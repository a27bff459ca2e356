import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/news.ts';
import { actingAs } from '#server/database/context.ts';
import type { UploadsContext } from '#server/features/uploads/uploads.service.ts';
import { mount } from '#server/http/mount.ts';
import * as service from './news.service.ts';

export const registerNewsRoutes = (app: FastifyInstance, context: UploadsContext): void => {
  mount(app, contract.listArticles, ({ query }) => service.listArticles(context, query));
  mount(app, contract.getArticle, ({ params }) => service.getVisibleArticle(context, params.slug));
  mount(app, contract.listAdminArticles, ({ query }) => service.listAllArticles(context, { ...query, perPage: query.per_page }));
  mount(app, contract.getAdminArticle, async ({ params }) => ({ news: await service.getArticle(context, params.id) }));
  mount(app, contract.createArticle, async ({ administrator, body, files }) => ({
    message: 'Article created successfully',
    news: await service.createArticleFromForm(actingAs(context, administrator), { form: body, files, authorName: administrator.name }),
  }));
  mount(app, contract.updateArticle, async ({ administrator, params, body, files }) => ({
    message: 'Article updated successfully',
    news: await service.updateArticle(actingAs(context, administrator), params.id, body, files),
  }));
  mount(app, contract.removeArticle, async ({ administrator, params }) => {
    const trash_id = await service.removeArticle(actingAs(context, administrator), params.id);
    return { message: 'Article deleted successfully', trash_id };
  });
};
