// The outbox for administrators, and its maintenance.
import type { OutgoingMail } from '#contract/mail.ts';
import { mailDelayMs } from '#contract/rules/mail.ts';
import type { Context } from '#server/database/context.ts';
import type { Database } from '#server/database/schema.ts';
import { type Administrator, requirePermission } from '#server/http/authentication.ts';
import { AppError, orNotFound } from '#server/http/errors.ts';
import { timestamp } from '#server/platform/clock.ts';
import type { MailQueue } from '#server/platform/mail-queue.ts';
import { getRecipients } from './mail.settings.ts';
import { getMailFrom, type MailSource } from './mail-server.ts';
import * as repository from './outbox.repository.ts';

export interface MailContext extends Context {
  mail: MailQueue;
  source: MailSource;
}

const dayMs = 24 * 60 * 60 * 1000;
/** Time for which finished mail without a message remains listed. */
const keptMs = 30 * dayMs;

/** Makes mail due again that a killed process was sending. Only for a database that no other process uses. */
export const endMailLeases = (db: Database): Promise<void> => repository.endLeases(db);

export const removeOldMail = ({ db, clock }: Context): Promise<void> =>
  repository.removeOldMail(db, new Date(clock().getTime() - keptMs).toISOString());

const toMail = ({
  contact_id: _contact,
  administrator_id: _administrator,
  message_id: _messageId,
  leased_until: _lease,
  lease_token: _token,
  next_attempt_at,
  ...row
}: repository.OutboxRow): OutgoingMail => ({ ...row, next_attempt_at: row.state === 'waiting' ? next_attempt_at : null });

/** Shows whether mail is sent, its recipients, and problems that need attention. */
export const getOverview = async ({ db, clock, source }: MailContext) => {
  const { failed, delayed } = await repository.listProblems(db, new Date(clock().getTime() - mailDelayMs).toISOString());
  const from = await getMailFrom(db, { mail: source.environment });
  const [first] = [...failed, ...delayed];
  return {
    is_enabled: from !== null,
    from,
    recipients: await getRecipients(db),
    failed: failed.length,
    delayed: delayed.length,
    problem: first ? { contact_id: first.contact_id, last_error: first.last_error } : null,
  };
};

export const listContactMail = async ({ db }: Context, contactId: number): Promise<OutgoingMail[]> =>
  (await repository.listMailOfContact(db, contactId)).map(toMail);

/** @throws AppError 'not-found' */
export const getMail = async ({ db }: Context, id: number): Promise<OutgoingMail> => toMail(orNotFound(await repository.getMail(db, id)));

const mailOfMessages: readonly OutgoingMail['kind'][] = ['message', 'acknowledgement'];

const requireMailServer = async ({ db, mail }: MailContext): Promise<void> => {
  if (!(await mail.isEnabled(db))) throw new AppError('conflict', { message: 'No mail server is configured.' });
};

/** @throws AppError 'not-found', 'conflict' if the mail was sent or is being sent, or without a mail server */
export const sendAgain = async (context: MailContext, id: number, administrator: Pick<Administrator, 'role'>): Promise<OutgoingMail> => {
  await requireMailServer(context);
  const { kind, state } = await getMail(context, id);
  if (!mailOfMessages.includes(kind)) requirePermission(administrator, 'mail.manage');
  if (!(await repository.sendAgain(context.db, id, timestamp(context.clock)))) {
    throw new AppError('conflict', { message: state === 'sent' ? 'The email was already sent.' : 'The email is being sent.' });
  }
  context.mail.wake();
  return getMail(context, id);
};

/** @returns the number of mails that will be sent again @throws AppError 'conflict' without a mail server */
export const sendFailedAgain = async (context: MailContext): Promise<number> => {
  await requireMailServer(context);
  const mails = await repository.sendFailedAgain(context.db, timestamp(context.clock));
  context.mail.wake();
  return mails;
};

/** @throws AppError 'conflict' without a mail server */
export const sendTestMail = async (context: MailContext): Promise<OutgoingMail> => {
  await requireMailServer(context);
  const id = await repository.addMail(context.db, { kind: 'test', at: timestamp(context.clock) });
  context.mail.wake();
  return getMail(context, id);
};

/** @returns the number of unsent mails of all kinds */
export const countUnsentMail = (db: Database): Promise<{ waiting: number; failed: number }> => repository.countUnsent(db);

/** Adds a mail that is due now. The caller must wake the queue after the commit. */
export const addMail = async (db: Database, mail: repository.NewMail): Promise<void> => {
  await repository.addMail(db, mail);
};

/** Replaces the invitation mail of an administrator who has not accepted it yet. */
export const replaceInvitationMail = async (db: Database, administratorId: number, at: string): Promise<void> => {
  await repository.removeMailTo(db, administratorId, 'invitation');
  await repository.addMail(db, { kind: 'invitation', administratorId, at });
};
