// Messages in quarantine, and the texts that new messages are compared with.
import type { Database } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';

/** Above this number the score is the same, and a flood of one text must not slow down each message. */
const mostCompared = 100;

/** @returns the number of other senders among the latest messages with this text */
export const countSendersOfText = async (
  db: Database,
  { textHash, email, since }: { textHash: string; email: string; since: string },
): Promise<number> => {
  const rows = await db
    .selectFrom('contact_messages')
    .select('email')
    .where('text_hash', '=', textHash)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(mostCompared)
    .execute();
  const senders = new Set(rows.map((row) => row.email.toLowerCase()));
  senders.delete(email.toLowerCase());
  return senders.size;
};

/** Removes unsent mail. @returns whether the mail to the company was among it */
const withdrawMail = async (db: Database, contactId: number, at: string): Promise<boolean> => {
  const rows = await db
    .deleteFrom('mail_outbox')
    .where('contact_id', '=', contactId)
    .where('state', '!=', 'sent')
    .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<=', at)]))
    .returning('kind')
    .execute();
  return rows.some(({ kind }) => kind === 'message');
};

/** Also withdraws its mail. @returns false if the message is already in quarantine */
export const quarantine = (db: Database, id: number, { at, reasons }: { at: string; reasons: readonly string[] }): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('contact_messages')
      .set({ quarantined_at: at, spam_reasons: JSON.stringify(reasons), updated_at: at })
      .where('id', '=', id)
      .where('quarantined_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    if (await withdrawMail(transaction, id, at))
      await transaction.updateTable('contact_messages').set({ mail_withheld: 1 }).where('id', '=', id).execute();
    return true;
  });

/** Requires a transaction. @returns `isWithheld`: the mail of the message must be added now */
export const release = async (transaction: Database, id: number, at: string): Promise<{ isReleased: boolean; isWithheld: boolean }> => {
  // only one of two simultaneous calls finds the flag
  const withheld = await transaction
    .updateTable('contact_messages')
    .set({ mail_withheld: 0 })
    .where('id', '=', id)
    .where('mail_withheld', '=', 1)
    .where('quarantined_at', 'is not', null)
    .executeTakeFirst();
  const released = await transaction
    .updateTable('contact_messages')
    .set({ quarantined_at: null, spam_reasons: null, updated_at: at })
    .where('id', '=', id)
    .where('quarantined_at', 'is not', null)
    .executeTakeFirst();
  return { isReleased: released.numUpdatedRows > 0n, isWithheld: withheld.numUpdatedRows > 0n };
};

/** Adds the mail of a message like the trigger for new messages. @param acknowledgeSince see `acknowledge_since` in the schema */
export const addMailOf = async (
  transaction: Database,
  { id, email }: { id: number; email: string },
  { at, acknowledgeSince }: { at: string; acknowledgeSince: string | null },
): Promise<void> => {
  const row = { contact_id: id, state: 'waiting' as const, attempts: 0, next_attempt_at: at, created_at: at, updated_at: at };
  await transaction
    .insertInto('mail_outbox')
    .values({ ...row, kind: 'message' })
    .execute();
  if (acknowledgeSince === null) return;
  const recipients = email.toLowerCase();
  const earlier = await transaction
    .selectFrom('mail_outbox')
    .select('id')
    .where('kind', '=', 'acknowledgement')
    .where('recipients', '=', recipients)
    .where('created_at', '>', acknowledgeSince)
    .executeTakeFirst();
  if (earlier) return;
  await transaction
    .insertInto('mail_outbox')
    .values({ ...row, kind: 'acknowledgement', recipients })
    .execute();
};

export const removeOldSpam = async (db: Database, before: string): Promise<void> => {
  await db.deleteFrom('contact_messages').where('quarantined_at', 'is not', null).where('quarantined_at', '<', before).execute();
};

export const forgetSubmissions = async (db: Database, before: string): Promise<void> => {
  await db
    .updateTable('contact_messages')
    .set({ submission_hash: null })
    .where('submission_hash', 'is not', null)
    .where('created_at', '<', before)
    .execute();
};
