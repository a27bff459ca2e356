import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/about.ts';
import type { PublicContext } from '#server/database/context.ts';
import { mount } from '#server/http/mount.ts';
import { getAbout } from './about.service.ts';

export const registerAboutRoutes = (app: FastifyInstance, { read }: Pick<PublicContext, 'read'>): void => {
  mount(app, contract.getAbout, () => read(getAbout));
};
