import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/news.ts';
import type { Context } from '#server/database/context.ts';
import { mount } from '#server/http/mount.ts';
import { getNews, listNews } from './news.service.ts';

export const registerNewsRoutes = (app: FastifyInstance, context: Context): void => {
  mount(app, contract.listNews, ({ query }) => listNews(context, query));
  mount(app, contract.getNews, ({ params }) => getNews(context, params.slug));
};
