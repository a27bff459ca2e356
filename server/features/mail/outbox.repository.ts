// The outbox. A process leases the row of a mail with its own token before sending it; an expired lease can be taken over.
import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder } from 'kysely';
import type { Database, Tables } from '#server/database/schema.ts';
import type { MailKind, MailOutboxTable } from '#server/database/tables/messages.ts';

const columns = [
  'id',
  'kind',
  'contact_id',
  'administrator_id',
  'recipients',
  'message_id',
  'state',
  'attempts',
  'next_attempt_at',
  'leased_until',
  'lease_token',
  'last_error',
  'sent_at',
  'created_at',
] as const;

const select = (db: Database) => db.selectFrom('mail_outbox').select(columns);

export type OutboxRow = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

export const getMail = async (db: Database, id: number): Promise<OutboxRow | null> =>
  (await select(db).where('id', '=', id).executeTakeFirst()) ?? null;

/** The mail to the company first, then the acknowledgement. */
export const listMailOfContact = (db: Database, contactId: number): Promise<OutboxRow[]> =>
  select(db).where('contact_id', '=', contactId).orderBy('kind', 'desc').orderBy('id').execute();

export interface NewMail {
  kind: MailKind;
  administratorId?: number;
  /** Default: determined when the mail is sent. */
  recipients?: string;
  at: string;
}

/** Adds a mail that is due now. @returns its id */
export const addMail = async (db: Database, { kind, administratorId, recipients, at }: NewMail): Promise<number> => {
  const references = { administrator_id: administratorId ?? null, recipients: recipients ?? null };
  const row = { kind, ...references, next_attempt_at: at, created_at: at, updated_at: at };
  const { id } = await db
    .insertInto('mail_outbox')
    .values({ ...row, state: 'waiting', attempts: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

const isDue =
  (at: string) =>
  ({ and, or, eb }: ExpressionBuilder<Tables, 'mail_outbox'>) =>
    and([eb('state', '=', 'waiting'), eb('next_attempt_at', '<=', at), or([eb('leased_until', 'is', null), eb('leased_until', '<=', at)])]);

const findDue = (db: Database, at: string) =>
  select(db).where(isDue(at)).orderBy('next_attempt_at').orderBy('id').limit(1).executeTakeFirst();

interface Lease {
  at: string;
  until: string;
  /** Generates the Message-ID header of a mail that has none yet. */
  messageIdOf: (row: OutboxRow) => string;
}

/** Leases the next due mail and counts the attempt. @returns the row with its new values; null if none is due */
export const leaseDueMail = async (db: Database, { at, until, messageIdOf }: Lease): Promise<OutboxRow | null> => {
  for (;;) {
    const row = await findDue(db, at);
    if (!row) return null;
    const lease = { leased_until: until, lease_token: randomUUID(), message_id: row.message_id ?? messageIdOf(row) };
    const leased = await db
      .updateTable('mail_outbox')
      .set((eb) => ({ ...lease, attempts: eb('attempts', '+', 1), updated_at: at }))
      .where('id', '=', row.id)
      // another process may have leased it in the meantime
      .where(isDue(at))
      .returning(columns)
      .executeTakeFirst();
    if (leased) return leased;
  }
};

/** Extends the lease of a mail that is being sent, unless another process has taken it over. */
export const renewLease = async (db: Database, { id, lease_token }: OutboxRow, until: string): Promise<void> => {
  await db.updateTable('mail_outbox').set({ leased_until: until }).where('id', '=', id).where('lease_token', '=', lease_token).execute();
};

export type MailChange = Partial<Pick<MailOutboxTable, 'state' | 'attempts' | 'next_attempt_at' | 'last_error' | 'sent_at' | 'recipients'>>;

const noLease = { leased_until: null, lease_token: null };

/**
 * Stores the result of an attempt and ends its lease. Does nothing if the lease is lost, e.g. if another process has taken the mail over.
 */
export const recordAttempt = async (db: Database, { id, lease_token }: OutboxRow, change: MailChange, at: string): Promise<void> => {
  await db
    .updateTable('mail_outbox')
    .set({ ...change, ...noLease, updated_at: at })
    .where('id', '=', id)
    .where('lease_token', '=', lease_token)
    .execute();
};

/** Ends the leases of all processes. Only for a database that no other process uses. */
export const endLeases = async (db: Database): Promise<void> => {
  await db.updateTable('mail_outbox').set(noLease).where('state', '=', 'waiting').where('leased_until', 'is not', null).execute();
};

/** Makes mail due now, like new mail. */
const startAgain = (db: Database, at: string) =>
  db.updateTable('mail_outbox').set({ ...noLease, state: 'waiting', attempts: 0, next_attempt_at: at, last_error: null, updated_at: at });

/** Makes an unsent mail due again. @returns whether it exists */
export const sendAgain = async (db: Database, id: number, at: string): Promise<boolean> => {
  const result = await startAgain(db, at)
    .where('id', '=', id)
    .where('state', '!=', 'sent')
    .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<=', at)]))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
};

/** Removes finished mail without a message: test mails, invitations, password resets. */
export const removeOldMail = async (db: Database, before: string): Promise<void> => {
  await db
    .deleteFrom('mail_outbox')
    .where('contact_id', 'is', null)
    .where('state', '!=', 'waiting')
    .where('updated_at', '<', before)
    .execute();
};

/** Mail whose failure needs action by an administrator; excludes mail to visitors, whose addresses may be wrong. */
const important = ['message', 'invitation'] as const;
/** Problems are counted up to this limit. */
const maxProblems = 1000;

/** @param before waiting mail added before this time is delayed @returns failed and delayed mail, each oldest first */
export const listProblems = async (db: Database, before: string) => {
  const rows = db
    .selectFrom('mail_outbox')
    .select(['contact_id', 'last_error'])
    .where('kind', 'in', important)
    .orderBy('id')
    .limit(maxProblems);
  const failed = await rows.where('state', '=', 'failed').execute();
  const delayed = await rows
    .where('state', '=', 'waiting')
    .where('created_at', '<=', before)
    // mail that was sent again is treated like new mail
    .where((eb) => eb.or([eb('attempts', '>', 0), eb('next_attempt_at', '<=', before)]))
    .execute();
  return { failed, delayed };
};

/** @returns the number of unsent mails of all kinds */
export const countUnsent = async (db: Database): Promise<{ waiting: number; failed: number }> => {
  const rows = await db
    .selectFrom('mail_outbox')
    .select(({ fn }) => ['state', fn.countAll().as('mails')])
    .where('state', 'in', ['waiting', 'failed'])
    .groupBy('state')
    .execute();
  const of = (state: string) => Number(rows.find((row) => row.state === state)?.mails ?? 0);
  return { waiting: of('waiting'), failed: of('failed') };
};

/** Makes all failed mail about messages and invitations due again. @returns the number of mails */
export const sendFailedAgain = async (db: Database, at: string): Promise<number> => {
  const result = await startAgain(db, at).where('state', '=', 'failed').where('kind', 'in', important).executeTakeFirst();
  return Number(result.numUpdatedRows);
};

/** Removes a mail that is no longer needed, unless another process has taken it over. */
export const removeMail = async (db: Database, { id, lease_token }: OutboxRow): Promise<void> => {
  await db.deleteFrom('mail_outbox').where('id', '=', id).where('lease_token', '=', lease_token).execute();
};

/** Removes all mail of one kind to an administrator. */
export const removeMailTo = async (db: Database, administratorId: number, kind: MailKind): Promise<void> => {
  await db.deleteFrom('mail_outbox').where('administrator_id', '=', administratorId).where('kind', '=', kind).execute();
};
