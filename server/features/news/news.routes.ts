import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/news.ts';
import { actingAs } from '#server/database/context.ts';
import type { UploadsContext } from '#server/features/uploads/uploads.service.ts';
import { mount } from '#server/http/mount.ts';
import { removedElements } from '#server/records/removed-elements.ts';
import * as service from './news.service.ts';

export const registerNewsRoutes = (app: FastifyInstance, context: UploadsContext): void => {
  mount(app, contract.listArticles, ({ query }) => service.listArticles(context, query));
  mount(app, contract.getArticle, ({ params }) => service.getVisibleArticle(context, params.slug));
  mount(app, contract.listAdminArticles, ({ query }) => service.listAllArticles(context, { ...query, perPage: query.per_page }));
  mount(app, contract.getAdminArticle, async ({ params }) => ({ news: await service.articleRecords.get(context.db, params.id) }));
  mount(app, contract.createArticle, async ({ administrator, body, files }) => ({
    message: 'Article created successfully',
    news: await service.articleRecords.createFromForm(
      actingAs(context, administrator),
      { ...body, author_name: body.author_name ?? administrator.name },
      files,
    ),
    ...removedElements(service.articleRecords.definition, body),
  }));
  mount(app, contract.updateArticle, async ({ administrator, params, body, files }) => ({
    message: 'Article updated successfully',
    news: await service.articleRecords.update(actingAs(context, administrator), params.id, body, files),
    ...removedElements(service.articleRecords.definition, body),
  }));
  mount(app, contract.removeArticle, async ({ administrator, params }) => {
    const trash_id = await service.articleRecords.remove(actingAs(context, administrator), params.id);
    return { message: 'Article deleted successfully', trash_id };
  });
};
