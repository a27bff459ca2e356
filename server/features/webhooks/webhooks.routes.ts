import type { FastifyInstance } from 'fastify';
import { counted } from '#contract/rules/numbers.ts';
import * as contract from '#contract/webhooks.ts';
import { actingAs } from '#server/database/context.ts';
import { mount } from '#server/http/mount.ts';
import * as service from './webhooks.service.ts';

export const registerWebhooksRoutes = (app: FastifyInstance, context: service.WebhooksContext): void => {
  mount(app, contract.listWebhooks, async () => ({ webhooks: await service.listWebhooks(context) }));
  mount(app, contract.createWebhook, async ({ administrator, body }) => ({
    message: 'Webhook created',
    ...(await service.createWebhook(actingAs(context, administrator), body)),
  }));
  mount(app, contract.updateWebhook, async ({ administrator, params, body }) => ({
    message: 'Webhook saved',
    webhook: await service.updateWebhook(actingAs(context, administrator), params.id, body),
  }));
  mount(app, contract.removeWebhook, async ({ administrator, params }) => {
    await service.removeWebhook(actingAs(context, administrator), params.id);
    return { message: 'Webhook removed' };
  });
  mount(app, contract.rotateWebhookSecret, async ({ administrator, params }) => ({
    message: 'Secret replaced',
    ...(await service.rotateSecret(actingAs(context, administrator), params.id)),
  }));
  mount(app, contract.testWebhook, async ({ administrator, params }) => ({
    message: 'The test event is being sent',
    delivery: await service.sendTest(actingAs(context, administrator), params.id),
  }));
  mount(app, contract.listDeliveries, ({ params, query: { per_page: perPage, ...query } }) =>
    service.listDeliveries(context, { webhookId: params.id, perPage, ...query }),
  );
  mount(app, contract.replayFailed, async ({ administrator, params, body }) => {
    const deliveries = await service.replayFailed(actingAs(context, administrator), params.id, body.since);
    return { message: `${counted(deliveries, 'event')} will be sent again`, deliveries };
  });
  mount(app, contract.getDelivery, async ({ params }) => ({ delivery: await service.getDelivery(context, params.id) }));
  mount(app, contract.replayDelivery, async ({ administrator, params }) => ({
    message: 'The event is being sent',
    delivery: await service.replay(actingAs(context, administrator), params.id),
  }));
};
