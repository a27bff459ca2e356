import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/text-links.ts';
import type { Context } from '#server/database/context.ts';
import { mount } from '#server/http/mount.ts';
import { checkTextLinks } from './text-links.service.ts';

export const registerTextLinksRoutes = (app: FastifyInstance, context: Context): void => {
  mount(app, contract.checkTextLinks, async ({ body }) => ({ data: await checkTextLinks(context, body.addresses) }));
};
