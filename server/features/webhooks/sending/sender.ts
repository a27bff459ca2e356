// Sends due events. Webhooks are served side by side, the events of one webhook one after another. An event is sent at least once: if the
// process is killed after the receiver has accepted it and before that is stored, it is sent again with the same id
// (docs/decisions/0098-webhooks.md).
import type { DisabledReason } from '#contract/rules/webhooks.ts';
import type { Context } from '#server/database/context.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { recordAction } from '#server/features/audit/record-actions.ts';
import { timestamp } from '#server/platform/clock.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import { type DeliveryRow, giveUp, leaseNext, listDueWebhooks, recordAttempt } from '../deliveries.repository.ts';
import { signatureHeaders } from '../signature.ts';
import { openSecrets } from '../webhook-secrets.ts';
import { countFailure, getWebhook, updateWebhook, type WebhookRow } from '../webhooks.repository.ts';
import { isOver, pauseMs, retryDelayMs } from './back-off.ts';
import { eventBody } from './event-body.ts';
import { type Answer, type RequestOptions, sendRequest } from './request.ts';

/** Time after which an event of a killed process is taken over; longer than an attempt. */
const leaseMs = 60_000;
/** Time after which a busy webhook lets the sender look for others. */
const turnMs = 5000;
/** Characters of a request that the log contains. */
const loggedLength = 64 * 1024;

export interface WebhookSenderContext extends Context, RequestOptions {
  secrets: Secrets;
  /** Public origin without trailing slash. */
  siteUrl: string;
  /** From 0 to 1. */
  random: () => number;
  log: { warn: (details: object, message: string) => void; error: (details: object, message: string) => void };
}

const later = ({ clock }: Context, ms: number) => new Date(clock().getTime() + ms).toISOString();

const unreadableSecret = 'The secret of the webhook was encrypted with another key. Replace it.';

interface Attempt {
  answer: Answer;
  body: string | null;
  durationMs: number;
}

const attempt = async (context: WebhookSenderContext, webhook: WebhookRow, row: DeliveryRow, closing: AbortSignal): Promise<Attempt> => {
  const failed = (reason: string): Attempt => ({ answer: { kind: 'failed', reason }, body: null, durationMs: 0 });
  const body = await eventBody(context.db, row).catch((error: unknown) => {
    context.log.error({ err: error, delivery: row.id }, 'event could not be composed');
    return null;
  });
  if (body === null) return failed('The event could not be composed.');
  const start = context.clock();
  const secrets = await openSecrets(context.secrets, webhook, start.toISOString());
  if (secrets.length === 0) return failed(unreadableSecret);
  const signed = { id: row.event_id, timestamp: Math.floor(start.getTime() / 1000), body };
  const headers = {
    'content-type': 'application/json',
    'user-agent': `Webhooks (+${context.siteUrl})`,
    ...signatureHeaders(secrets, signed),
  };
  const answer = await sendRequest({ url: webhook.url, headers, body }, context, closing);
  return { answer, body, durationMs: context.clock().getTime() - start.getTime() };
};

const errorOf = (answer: Exclude<Answer, { kind: 'interrupted' }>): string | null => {
  if (answer.kind === 'failed') return answer.reason;
  const { status } = answer;
  if (status >= 200 && status < 300) return null;
  return `The receiver answered ${status}.${status >= 300 && status < 400 ? ' Redirects are not followed: enter the address to which it leads.' : ''}`;
};

const disable = async (context: Context, webhook: WebhookRow, reason: DisabledReason): Promise<void> => {
  const { db, clock } = context;
  await updateWebhook(db, webhook.id, { is_enabled: 0, disabled_reason: reason, updated_at: timestamp(clock) });
  await giveUp(db, webhook.id, 'The webhook was disabled.');
  await recordAction(
    { ...context, actor: null },
    { action: 'disable', kind: 'webhook', id: webhook.id, name: webhook.name, details: { reason } },
  );
};

/** Nothing else was delivered either, since the event was added. */
const isFailing = ({ delivered_at }: WebhookRow, { queued_at }: DeliveryRow): boolean => delivered_at === null || delivered_at < queued_at;

const recordFailure = async (context: WebhookSenderContext, webhook: WebhookRow, row: DeliveryRow, change: object, error: string) => {
  const { db, clock, random } = context;
  const isLast = isOver(row.queued_at, clock());
  const next = isLast ? { state: 'failed' as const } : { next_attempt_at: later(context, retryDelayMs(row.attempts, random())) };
  if (!(await recordAttempt(db, row, { ...change, ...next, error }))) return;
  const failures = await countFailure(db, webhook.id, error, timestamp(clock));
  await updateWebhook(db, webhook.id, { paused_until: later(context, pauseMs(failures)) });
  const isGone = 'status' in change && change.status === 410;
  const current = (await getWebhook(db, webhook.id)) ?? webhook;
  if (isGone) await disable(context, webhook, 'gone');
  else if (isLast && isFailing(current, row)) await disable(context, webhook, 'failing');
};

const recordSuccess = async (context: Context, webhook: WebhookRow, row: DeliveryRow, change: object): Promise<void> => {
  const at = timestamp(context.clock);
  if (!(await recordAttempt(context.db, row, { ...change, state: 'delivered', error: null }))) return;
  await updateWebhook(context.db, webhook.id, { failing_since: null, failures: 0, paused_until: null, last_error: null, delivered_at: at });
};

const record = (
  context: WebhookSenderContext,
  webhook: WebhookRow,
  row: DeliveryRow,
  { answer, body, durationMs }: Attempt,
): Promise<void> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    // due again; the receiver may have accepted it
    if (answer.kind === 'interrupted') return void (await recordAttempt(db, row, {}));
    const change = {
      attempted_at: timestamp(context.clock),
      duration_ms: durationMs,
      status: answer.kind === 'answered' ? answer.status : null,
      request_body: body?.slice(0, loggedLength) ?? null,
      response_body: answer.kind === 'answered' ? answer.text : null,
    };
    const error = errorOf(answer);
    if (error === null) await recordSuccess(inside, webhook, row, change);
    else await recordFailure(inside, webhook, row, change, error);
  });

/** @returns whether an event was sent, successfully or not */
const sendNext = async (context: WebhookSenderContext, id: number, closing: AbortSignal): Promise<boolean> => {
  const { db, clock } = context;
  const at = timestamp(clock);
  const webhook = await getWebhook(db, id);
  if (!webhook?.is_enabled || (webhook.paused_until !== null && webhook.paused_until > at)) return false;
  const row = await leaseNext(db, { webhookId: id, at, until: later(context, leaseMs) });
  if (!row) return false;
  const done = await attempt(context, webhook, row, closing);
  await record(context, webhook, row, done);
  // no address, which may contain a secret
  if (done.answer.kind !== 'interrupted' && errorOf(done.answer) !== null)
    context.log.warn({ webhook: id, delivery: row.id, attempts: row.attempts }, 'webhook was not accepted');
  return true;
};

/** Sends until nothing is due, the webhook fails, or its turn ends. @returns whether an event was sent */
const serve = async (context: WebhookSenderContext, id: number, closing: AbortSignal): Promise<boolean> => {
  const end = context.clock().getTime() + turnMs;
  let isSent = false;
  while (!closing.aborted && context.clock().getTime() < end && (await sendNext(context, id, closing))) isSent = true;
  return isSent;
};

/**
 * Sends due events to each webhook for some seconds, or until the time limit of one request.
 * @param closing interrupts the requests, whose events become due again
 * @returns whether an event was sent, so that more may be due
 */
export const sendDueEvents = async (context: WebhookSenderContext, closing: AbortSignal): Promise<boolean> => {
  const due = await listDueWebhooks(context.db, timestamp(context.clock));
  const results = await Promise.allSettled(due.map((id) => serve(context, id, closing)));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  return results.some((result) => result.status === 'fulfilled' && result.value);
};
