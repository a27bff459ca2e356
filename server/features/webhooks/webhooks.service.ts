// Webhooks and their deliveries for administrators, and the maintenance of both.
import { z } from 'zod';
import type { Paged } from '#contract/paging.ts';
import { counted } from '#contract/rules/numbers.ts';
import { type DeliveryState, type EventType, eventTypes, webhookLimits as limits, testEvent } from '#contract/rules/webhooks.ts';
import type { Webhook, WebhookDelivery, WebhookDeliveryDetails } from '#contract/webhooks.ts';
import type { ActingContext, Context } from '#server/database/context.ts';
import { toFlag } from '#server/database/flags.ts';
import { parseList } from '#server/database/json.ts';
import type { PageRequest } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { recordAction } from '#server/features/audit/record-actions.ts';
import { AppError, invalid, orNotFound } from '#server/http/errors.ts';
import { timestamp } from '#server/platform/clock.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import { newEventId } from '#server/records/record-events.repository.ts';
import * as deliveries from './deliveries.repository.ts';
import { refusalOf } from './sending/request.ts';
import { createSecret } from './webhook-secrets.ts';
import * as repository from './webhooks.repository.ts';

interface Needs {
  secrets: Secrets;
  privateHosts: readonly string[];
}
export type WebhooksContext = Context & Needs;
type Acting = ActingContext & Needs;

const hourMs = 60 * 60 * 1000;

type Counts = { waiting: number; failed: number };

const toWebhook = (row: repository.WebhookRow, counts: Counts | undefined, at: string): Webhook => ({
  id: row.id,
  name: row.name,
  url: row.url,
  events: parseList(row.events, z.enum(eventTypes)),
  is_enabled: row.is_enabled === 1,
  disabled_reason: row.disabled_reason,
  failing_since: row.failing_since,
  last_error: row.last_error,
  delivered_at: row.delivered_at,
  waiting: counts?.waiting ?? 0,
  failed: counts?.failed ?? 0,
  previous_secret_until: row.previous_until !== null && row.previous_until > at ? row.previous_until : null,
  created_at: row.created_at,
});

const toDelivery = (row: deliveries.DeliveryRow): WebhookDelivery => ({
  id: row.id,
  event_id: row.event_id,
  type: row.type,
  record_id: row.record_id,
  state: row.state,
  attempts: row.attempts,
  created_at: row.created_at,
  next_attempt_at: row.state === 'waiting' ? row.next_attempt_at : null,
  attempted_at: row.attempted_at,
  status: row.status,
  duration_ms: row.duration_ms,
  error: row.error,
});

export const listWebhooks = async ({ db, clock }: Context): Promise<Webhook[]> => {
  const counts = await deliveries.countByState(db);
  return (await repository.listWebhooks(db)).map((row) => toWebhook(row, counts.get(row.id), timestamp(clock)));
};

/** @throws AppError 'not-found' */
const getWebhook = async ({ db, clock }: Context, id: number): Promise<Webhook> => {
  const row = orNotFound(await repository.getWebhook(db, id));
  return toWebhook(row, (await deliveries.countByState(db)).get(id), timestamp(clock));
};

interface WebhookInput {
  name: string;
  url: string;
  events: EventType[];
}

/** The address can contain a secret of the receiver, so the audit log has only its host. */
const hostOf = (url: string): string => new URL(url).host;

const requireAllowed = ({ privateHosts }: Needs, url: string): void => {
  const refusal = refusalOf(url, privateHosts);
  if (refusal !== null) throw invalid({ url: [refusal] });
};

/** @throws AppError 'invalid', 'conflict' if there are too many */
export const createWebhook = async (context: Acting, input: WebhookInput): Promise<{ webhook: Webhook; secret: string }> => {
  requireAllowed(context, input.url);
  const { name, url, events } = input;
  const { secret, sealed } = await createSecret(context.secrets);
  const at = timestamp(context.clock);
  const id = await inTransaction(context.db, async (db) => {
    if ((await repository.countWebhooks(db)) >= limits.webhooks)
      throw new AppError('conflict', { message: `There can be at most ${limits.webhooks} webhooks.` });
    const added = await repository.addWebhook(db, {
      name,
      url,
      events: JSON.stringify(events),
      secret: sealed,
      created_at: at,
      updated_at: at,
    });
    await recordAction({ ...context, db }, { action: 'create', kind: 'webhook', id: added, name, details: { host: hostOf(url), events } });
    return added;
  });
  return { webhook: await getWebhook(context, id), secret };
};

const noFailure = { disabled_reason: null, failing_since: null, failures: 0, paused_until: null, last_error: null };

/** Events that wait for a webhook that is disabled are given up. @throws AppError 'invalid', 'not-found' */
export const updateWebhook = async (
  context: Acting,
  id: number,
  { name, url, events, is_enabled }: WebhookInput & { is_enabled: boolean },
): Promise<Webhook> => {
  requireAllowed(context, url);
  await inTransaction(context.db, async (db) => {
    const before = orNotFound(await repository.getWebhook(db, id));
    const isSwitched = (before.is_enabled === 1) !== is_enabled;
    const change = { name, url, events: JSON.stringify(events), is_enabled: toFlag(is_enabled), updated_at: timestamp(context.clock) };
    // after a correction, nothing waits for the end of a pause
    await repository.updateWebhook(db, id, { ...change, ...(isSwitched && is_enabled ? noFailure : { paused_until: null }) });
    if (!is_enabled) await deliveries.giveUp(db, id, 'The webhook was disabled.');
    const action = !isSwitched ? 'update' : is_enabled ? 'enable' : 'disable';
    await recordAction({ ...context, db }, { action, kind: 'webhook', id, name, details: { host: hostOf(url), events } });
  });
  return getWebhook(context, id);
};

/** @throws AppError 'not-found' */
export const removeWebhook = (context: Acting, id: number): Promise<void> =>
  inTransaction(context.db, async (db) => {
    const { name } = orNotFound(await repository.getWebhook(db, id));
    await repository.removeWebhook(db, id);
    await recordAction({ ...context, db }, { action: 'delete', kind: 'webhook', id, name });
  });

/** @throws AppError 'not-found' */
export const rotateSecret = async (context: Acting, id: number): Promise<{ webhook: Webhook; secret: string }> => {
  const { secret, sealed } = await createSecret(context.secrets);
  const until = new Date(context.clock().getTime() + limits.previousSecretHours * hourMs).toISOString();
  await inTransaction(context.db, async (db) => {
    const before = orNotFound(await repository.getWebhook(db, id));
    await repository.updateWebhook(db, id, { secret: sealed, previous_secret: before.secret, previous_until: until });
    await recordAction({ ...context, db }, { action: 'update', kind: 'webhook', id, name: before.name, details: { secret: 'replaced' } });
  });
  return { webhook: await getWebhook(context, id), secret };
};

const resume = async ({ db }: Context, { id, is_enabled }: repository.WebhookRow): Promise<void> => {
  if (!is_enabled) throw new AppError('conflict', { message: 'Enable the webhook first.' });
  await repository.updateWebhook(db, id, { paused_until: null });
};

/** @throws AppError 'not-found', 'conflict' if the webhook is disabled */
export const sendTest = async (context: Acting, id: number): Promise<WebhookDelivery> => {
  const at = timestamp(context.clock);
  const added = await inTransaction(context.db, async (db) => {
    const webhook = orNotFound(await repository.getWebhook(db, id));
    await resume({ ...context, db }, webhook);
    const event = { event_id: newEventId(), type: testEvent, fields: '[]' } as const;
    // before all events that wait
    const due = { state: 'waiting', created_at: at, queued_at: at, next_attempt_at: webhook.created_at } as const;
    await recordAction({ ...context, db }, { action: 'send', kind: 'webhook', id, name: webhook.name, details: { event: testEvent } });
    return deliveries.addDelivery(db, { webhook_id: id, ...event, ...due });
  });
  return toDelivery(orNotFound(await deliveries.getDelivery(context.db, added)));
};

/** Newest event first. @throws AppError 'not-found' */
export const listDeliveries = async (
  { db }: Context,
  filter: { webhookId: number; state?: DeliveryState | undefined } & PageRequest,
): Promise<Paged<WebhookDelivery>> => {
  orNotFound(await repository.getWebhook(db, filter.webhookId));
  const { data, ...page } = await deliveries.listDeliveries(db, filter);
  return { ...page, data: data.map(toDelivery) };
};

/** @throws AppError 'not-found' */
export const getDelivery = async ({ db }: Context, id: number): Promise<WebhookDeliveryDetails> => {
  const row = orNotFound(await deliveries.getDelivery(db, id));
  return { ...toDelivery(row), request_body: row.request_body, response_body: row.response_body };
};

/** @throws AppError 'not-found', 'conflict' if the webhook is disabled or the event is being sent */
export const replay = (context: Acting, id: number): Promise<WebhookDelivery> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const row = orNotFound(await deliveries.getDelivery(db, id));
    const webhook = orNotFound(await repository.getWebhook(db, row.webhook_id));
    await resume(inside, webhook);
    if (!(await deliveries.sendAgain(db, id, timestamp(context.clock))))
      throw new AppError('conflict', { message: 'The event is being sent.' });
    await recordAction(inside, { action: 'send', kind: 'webhook', id: webhook.id, name: webhook.name, details: { event: row.event_id } });
    return toDelivery(orNotFound(await deliveries.getDelivery(db, id)));
  });

/** @param since ISO 8601 @returns the number of events @throws AppError 'not-found', 'conflict' if the webhook is disabled */
export const replayFailed = (context: Acting, id: number, since: string): Promise<number> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const webhook = orNotFound(await repository.getWebhook(db, id));
    await resume(inside, webhook);
    const from = new Date(since).toISOString();
    const events = await deliveries.sendFailedAgain(db, id, from, timestamp(context.clock));
    if (events > 0)
      await recordAction(inside, { action: 'send', kind: 'webhook', id, name: webhook.name, details: { events, since: from } });
    return events;
  });

/** Makes events due again that a killed process was sending. Only for a database that no other process uses. */
export const endWebhookLeases = (db: Database): Promise<void> => deliveries.endLeases(db);

/** Limits the events that wait for each webhook, and the log of its deliveries. */
export const trimDeliveries = async ({ db, clock }: Context): Promise<void> => {
  await deliveries.removeOld(db, new Date(clock().getTime() - limits.loggedDays * 24 * hourMs).toISOString());
  for (const { id } of await repository.listWebhooks(db)) {
    const tooMany = await deliveries.findBeyond(db, id, 'waiting', limits.waiting);
    if (tooMany !== null) await deliveries.giveUp(db, id, `More than ${counted(limits.waiting, 'event')} were waiting.`, tooMany);
    for (const [state, kept] of [
      ['delivered', limits.logged],
      ['failed', limits.waiting],
    ] as const) {
      const old = await deliveries.findBeyond(db, id, state, kept);
      if (old !== null) await deliveries.removeUpTo(db, id, state, old);
    }
  }
};
