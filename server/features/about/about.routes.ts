import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/about.ts';
import type { Database } from '#server/database/schema.ts';
import { mount } from '#server/http/mount.ts';
import { getAbout } from './about.service.ts';

export const registerAboutRoutes = (app: FastifyInstance, { db }: { db: Database }): void => {
  mount(app, contract.getAbout, () => getAbout(db));
};
