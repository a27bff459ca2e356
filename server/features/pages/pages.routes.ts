import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/pages.ts';
import type { Database } from '#server/database/schema.ts';
import { mount } from '#server/http/mount.ts';
import { getPage } from './pages.service.ts';

export const registerPagesRoutes = (app: FastifyInstance, { db }: { db: Database }): void => {
  mount(app, contract.getPage, ({ params }) => getPage(db, params.slug));
};
