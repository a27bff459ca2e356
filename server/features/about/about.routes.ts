import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/about.ts';
import type { Context } from '#server/database/context.ts';
import { mount } from '#server/http/mount.ts';
import { getAbout } from './about.service.ts';

export const registerAboutRoutes = (app: FastifyInstance, { db }: Pick<Context, 'db'>): void => {
  mount(app, contract.getAbout, () => getAbout(db));
};
