import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/api-tokens.ts';
import { actingAs, type Context } from '#server/database/context.ts';
import { mount } from '#server/http/mount.ts';
import * as service from './api-tokens.service.ts';

export const registerApiTokensRoutes = (app: FastifyInstance, context: Context): void => {
  mount(app, contract.listApiTokens, async () => ({ api_tokens: await service.listApiTokens(context) }));
  mount(app, contract.createApiToken, async ({ administrator, body }) => ({
    message: 'API token created successfully',
    ...(await service.createApiToken(actingAs(context, administrator), body)),
  }));
  mount(app, contract.removeApiToken, async ({ administrator, params }) => {
    await service.removeApiToken(actingAs(context, administrator), params.id);
    return { message: 'API token revoked' };
  });
};
