import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/homepage.ts';
import type { PublicContext } from '#server/database/context.ts';
import { mount } from '#server/http/mount.ts';
import { getHomepage } from './homepage.service.ts';

export const registerHomepageRoutes = (app: FastifyInstance, { read, clock }: PublicContext): void => {
  mount(app, contract.getHomepage, () => read((db) => getHomepage({ db, clock })));
};
