// Sends due mail sequentially. A mail is sent at least once: if the process is killed after the server has accepted a mail and before
// that is stored, the mail is sent again with the same Message-ID (docs/decisions/0029-mail.md).
import type { MailKind } from '#server/database/tables/messages.ts';
import { timestamp } from '#server/platform/clock.ts';
import type { Compose, ComposeContext, Mail } from '../mail.ts';
import { leaseDueMail, type MailChange, type OutboxRow, recordAttempt, removeMail, renewLease } from '../outbox.repository.ts';
import { retryDelayMs } from './back-off.ts';
import type { Delivery, SmtpSession } from './smtp.ts';

/** Time after which the mail of a killed process is taken over. */
const leaseMs = 45_000;
/** Interval for renewing the lease of a mail that is being sent. */
const renewMs = 15_000;
/** Maximum number of mails over one connection. */
const batchSize = 50;

export interface SenderContext extends ComposeContext {
  composers: Record<MailKind, Compose>;
  openSession: () => SmtpSession;
  /** Interval for renewing a lease; a parameter for tests. */
  renewMs?: number;
  log: { warn: (details: object, message: string) => void; error: (details: object, message: string) => void };
}

const messageIdOf =
  (siteUrl: string) =>
  ({ id, created_at }: OutboxRow): string =>
    // ids start again in a new database
    `<mail.${id}.${Date.parse(created_at)}@${new URL(siteUrl).hostname.replace(/[[\]]/g, '').replaceAll(':', '.')}>`;

const later = ({ clock }: ComposeContext, ms: number) => new Date(clock().getTime() + ms).toISOString();

const addresses = (list: readonly string[]) => list.join(', ');

const failedChange = (context: SenderContext, { attempts }: OutboxRow, text: string, isPermanent: boolean): MailChange => {
  const delayMs = isPermanent ? null : retryDelayMs(attempts);
  if (delayMs === null) return { state: 'failed', last_error: text };
  return { next_attempt_at: later(context, delayMs), last_error: text };
};

/** @returns the changes to the row after a delivery */
const changeAfter = (context: SenderContext, row: OutboxRow, delivery: Exclude<Delivery, { kind: 'interrupted' }>): MailChange => {
  if (delivery.kind === 'refused') return failedChange(context, row, delivery.failure.text, delivery.failure.isPermanent);
  const { accepted, refused } = delivery;
  const text = refused.map(({ address, failure }) => `${address}: ${failure.text}`).join(' ') || null;
  const remaining = refused.filter(({ failure }) => !failure.isPermanent).map(({ address }) => address);
  // only recipients with a temporary failure get the mail again
  if (remaining.length > 0 && text !== null) return { ...failedChange(context, row, text, false), recipients: addresses(remaining) };
  return { state: 'sent', sent_at: timestamp(context.clock), recipients: addresses(accepted), last_error: text };
};

const noRecipient = 'There is no recipient. Enter one in the settings: mail_recipients or company_email.';

const compose = async (context: SenderContext, row: OutboxRow): Promise<Mail | null | 'failed'> => {
  try {
    return await context.composers[row.kind](context, row);
  } catch (error) {
    context.log.error({ err: error, mail: row.id }, 'mail could not be composed');
    return 'failed';
  }
};

type Outcome = 'next' | 'stop';

/** Renews the lease until the work ends. */
const whileLeased = async <T>(context: SenderContext, row: OutboxRow, work: () => Promise<T>): Promise<T> => {
  // if the database fails, nobody else can take over the mail either
  const renew = () => renewLease(context.db, row, later(context, leaseMs)).catch(() => {});
  const timer = setInterval(renew, context.renewMs ?? renewMs).unref();
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
};

const sendOne = async (context: SenderContext, row: OutboxRow, session: SmtpSession, signal: AbortSignal): Promise<Outcome> => {
  const record = (change: MailChange) => recordAttempt(context.db, row, change, timestamp(context.clock));
  const mail = await compose(context, row);
  if (mail === 'failed') await record(failedChange(context, row, 'The mail could not be composed.', false));
  else if (mail === null) await removeMail(context.db, row);
  else if (mail.to.length === 0) await record(failedChange(context, row, noRecipient, false));
  else {
    const delivery = await session.send({ ...mail, messageId: row.message_id ?? '' }, signal);
    if (delivery.kind === 'interrupted') {
      // due again; the attempt counts, because composing may depend on earlier attempts
      await record({});
      return 'stop';
    }
    const change = changeAfter(context, row, delivery);
    await record(change);
    // does not log the server's reply, which usually contains addresses
    if (change.state !== 'sent') context.log.warn({ mail: row.id, kind: row.kind, attempts: row.attempts }, 'mail was not accepted');
    if (delivery.kind === 'refused' && delivery.failure.isServerFailure) return 'stop';
  }
  return 'next';
};

/**
 * Sends due mail over one connection until none is due, the server cannot be used, or the batch is full.
 * @param signal interrupts the current mail, which becomes due again
 * @returns whether more mail may be due
 */
export const sendDueMail = async (context: SenderContext, signal: AbortSignal): Promise<boolean> => {
  const session = context.openSession();
  try {
    for (let count = 0; count < batchSize; count++) {
      if (signal.aborted) return false;
      const row = await leaseDueMail(context.db, {
        at: timestamp(context.clock),
        until: later(context, leaseMs),
        messageIdOf: messageIdOf(context.siteUrl),
      });
      if (!row || (await whileLeased(context, row, () => sendOne(context, row, session, signal))) === 'stop') return false;
    }
    return true;
  } finally {
    session.close();
  }
};
