// Webhooks: signed notifications to other systems when records change (docs/integration.md).
import { z } from 'zod';
import { messageAnswer } from './errors.ts';
import { flag, id, idParams, orAbsent, requiredText, timestamp } from './fields.ts';
import { paged, pageNumber, perPage } from './paging.ts';
import { route } from './route.ts';
import { deliveryStates, eventTypes, isWebhookAddress, webhookLimits as limits } from './rules/webhooks.ts';

const eventList = z.array(z.enum(eventTypes));

export const webhook = z
  .object({
    id,
    name: z.string(),
    url: z.string(),
    events: eventList,
    is_enabled: z.boolean(),
    disabled_reason: z.enum(['gone', 'failing']).nullable().meta({
      description: 'Why the product has disabled it. gone: the receiver answered 410. failing: nothing could be delivered for three days.',
    }),
    failing_since: timestamp.nullable().meta({ description: 'Null if the last attempt succeeded.' }),
    last_error: z.string().nullable(),
    delivered_at: timestamp.nullable().meta({ description: 'Time of the last delivery.' }),
    waiting: z.number().int().meta({ description: 'Events that are not delivered yet.' }),
    failed: z.number().int().meta({ description: 'Events of the last 30 days that were given up.' }),
    previous_secret_until: timestamp.nullable().meta({ description: 'Until then, requests are also signed with the previous secret.' }),
    created_at: timestamp,
  })
  .meta({ id: 'Webhook' });
export type Webhook = z.output<typeof webhook>;

export const delivery = z
  .object({
    id,
    event_id: z.string().meta({ description: 'The header `webhook-id`, the same for each attempt.' }),
    type: z.string(),
    record_id: id.nullable(),
    state: z.enum(deliveryStates).meta({ description: 'failed: given up.' }),
    attempts: z.number().int(),
    created_at: timestamp.meta({ description: 'Time of the change.' }),
    next_attempt_at: timestamp.nullable().meta({ description: 'Null unless the event is waiting.' }),
    attempted_at: timestamp.nullable().meta({ description: 'End of the last attempt.' }),
    status: z.number().int().nullable().meta({ description: 'HTTP status of the last response; null without one.' }),
    duration_ms: z.number().int().nullable(),
    error: z.string().nullable().meta({ description: 'Why the last attempt failed, or why the event was given up.' }),
  })
  .meta({ id: 'WebhookDelivery' });
export type WebhookDelivery = z.output<typeof delivery>;

const deliveryDetails = delivery
  .extend({
    request_body: z.string().nullable().meta({
      description: 'As sent by the last attempt, at most 64 KB; null before it, and once a message is deleted.',
    }),
    response_body: z.string().nullable().meta({ description: 'The beginning of the last response, at most 4 KB.' }),
  })
  .meta({ id: 'WebhookDeliveryDetails' });
export type WebhookDeliveryDetails = z.output<typeof deliveryDetails>;

const admin = { tag: 'Webhooks', access: 'admin', permission: 'integrations.manage' } as const;
const path = '/api/admin/webhooks';
const one = `${path}/:id` as const;

const fields = z.object({
  name: requiredText({ label: 'name', max: limits.name }),
  url: requiredText({ label: 'address', max: limits.url }).refine(
    (text) => text === '' || isWebhookAddress(text),
    'The address must begin with https:// and contain neither a user name nor a fragment.',
  ),
  events: z
    .array(z.enum(eventTypes, 'The event does not exist.'), 'The events must be a list.')
    .min(1, 'Choose at least one event.')
    .transform((events) => eventTypes.filter((type) => events.includes(type))),
});

const answer = z.object({ message: z.string(), webhook });
const secretAnswer = answer.extend({
  secret: z.string().meta({ description: 'For verifying signatures, as Standard Webhooks specifies. It is not shown again.' }),
});

export const listWebhooks = route({
  ...admin,
  method: 'GET',
  path,
  summary: 'List the webhooks',
  status: 200,
  answer: z.object({ webhooks: z.array(webhook) }),
});

export const createWebhook = route({
  ...admin,
  requiresPassword: true,
  method: 'POST',
  path,
  summary: 'Create a webhook; the response contains its secret',
  body: fields,
  errors: ['conflict'],
  status: 201,
  answer: secretAnswer,
});

export const updateWebhook = route({
  ...admin,
  requiresPassword: true,
  method: 'PUT',
  path: one,
  summary: 'Change a webhook; while it is disabled, changes of records are not sent, not even later',
  params: idParams,
  body: fields.extend({ is_enabled: flag }),
  status: 200,
  answer,
});

export const removeWebhook = route({
  ...admin,
  method: 'DELETE',
  path: one,
  summary: 'Remove a webhook with its deliveries',
  params: idParams,
  status: 200,
  answer: messageAnswer,
});

export const rotateWebhookSecret = route({
  ...admin,
  requiresPassword: true,
  method: 'POST',
  path: `${one}/secret`,
  summary: 'Replace the secret; for 24 hours, requests are also signed with the previous one',
  params: idParams,
  status: 200,
  answer: secretAnswer,
});

export const testWebhook = route({
  ...admin,
  method: 'POST',
  path: `${one}/test`,
  summary: 'Send a test event; its state is read with its id',
  params: idParams,
  errors: ['conflict'],
  status: 201,
  answer: z.object({ message: z.string(), delivery }),
});

export const listDeliveries = route({
  ...admin,
  method: 'GET',
  path: `${one}/deliveries`,
  summary: 'List the deliveries of a webhook, newest event first',
  params: idParams,
  query: z.object({
    state: orAbsent(z.enum(deliveryStates, 'The state must be waiting, delivered or failed.')),
    page: pageNumber,
    per_page: perPage,
  }),
  status: 200,
  answer: paged(delivery),
});

export const replayFailed = route({
  ...admin,
  method: 'POST',
  path: `${one}/replay`,
  summary: 'Send again the events since a time that were given up',
  params: idParams,
  body: z.object({ since: z.iso.datetime('The time must be in ISO 8601 and UTC, e.g. 2026-11-21T02:30:00Z.') }),
  errors: ['conflict'],
  status: 200,
  answer: z.object({ message: z.string(), deliveries: z.number().int() }),
});

export const getDelivery = route({
  ...admin,
  method: 'GET',
  path: '/api/admin/webhook-deliveries/:id',
  summary: 'One delivery with the request and the response of its last attempt',
  params: idParams,
  status: 200,
  answer: z.object({ delivery: deliveryDetails }),
});

export const replayDelivery = route({
  ...admin,
  method: 'POST',
  path: '/api/admin/webhook-deliveries/:id/replay',
  summary: 'Send an event again that was delivered or given up, or a waiting one now',
  params: idParams,
  errors: ['conflict'],
  status: 200,
  answer: z.object({ message: z.string(), delivery }),
});
