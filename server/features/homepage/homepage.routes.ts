import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/homepage.ts';
import type { Context } from '#server/database/context.ts';
import { mount } from '#server/http/mount.ts';
import { getHomepage } from './homepage.service.ts';

export const registerHomepageRoutes = (app: FastifyInstance, context: Context): void => {
  mount(app, contract.getHomepage, () => getHomepage(context));
};
