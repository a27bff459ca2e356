// Checks that each stored message has one mail to the company, sent at least once and always with the same Message-ID.
import { setTimeout as pause } from 'node:timers/promises';
import type { Connection } from '#server/database/connect.ts';
import type { MailServer } from '#server/testing/mail-server.ts';
import type { Violation } from './check-records.ts';

const mail = (text: string): Violation => ({ kind: 'mail', text });

/** All messages except those of the demonstration. */
const readMessages = (db: Connection['db']) =>
  db
    .selectFrom('contact_messages as contact')
    .leftJoin('mail_outbox as mail', 'mail.contact_id', 'contact.id')
    .select(['contact.id', 'contact.subject', 'mail.kind', 'mail.state', 'mail.message_id'])
    .where('contact.email', 'like', 'message-%@pabrik.example')
    .orderBy('contact.id')
    .execute();

const readMessageIds = ({ accepted }: MailServer): Map<string, Set<string>> => {
  const subjects = new Map<string, Set<string>>();
  for (const { headers } of accepted) {
    const id = headers['message-id'] ?? '';
    subjects.set(id, (subjects.get(id) ?? new Set()).add(headers.subject ?? ''));
  }
  return subjects;
};

/** @returns faults in the outbox and in mail that is recorded as sent */
export const checkMail = async (db: Connection['db'], server: MailServer): Promise<Violation[]> => {
  const rows = await readMessages(db);
  const subjectsById = readMessageIds(server);
  const violations: Violation[] = [];
  const withMail = new Set<number>();
  for (const { id, subject, kind, state, message_id } of rows) {
    if (kind !== 'message') violations.push(mail(`message "${subject}" has no mail in the outbox`));
    else if (withMail.has(id)) violations.push(mail(`message "${subject}" has more than one mail in the outbox`));
    withMail.add(id);
    if (state === 'failed') violations.push(mail(`the mail of message "${subject}" has failed`));
    if (state !== 'sent') continue;
    const sent = [...(subjectsById.get(message_id ?? '') ?? [])];
    if (sent.length !== 1 || !sent[0]?.endsWith(subject))
      violations.push(mail(`the mail of message "${subject}" counts as sent, but arrived as ${JSON.stringify(sent)}`));
  }
  return violations;
};

const pollMs = 100;

const countWaiting = async (db: Connection['db']): Promise<number> =>
  (await db.selectFrom('mail_outbox').select('id').where('state', '=', 'waiting').execute()).length;

/** Waits until the running server has sent all mail. */
export const awaitSending = async (db: Connection['db'], limitMs: number): Promise<Violation[]> => {
  const start = performance.now();
  let waiting = await countWaiting(db);
  while (waiting > 0 && performance.now() - start < limitMs) {
    await pause(pollMs);
    waiting = await countWaiting(db);
  }
  return waiting === 0 ? [] : [mail(`${waiting} mails were not sent within ${limitMs / 1000} s`)];
};

/** @returns messages whose copies have different Message-IDs */
export const checkCopies = ({ arrived }: MailServer): Violation[] => {
  const ids = new Map<string, Set<string>>();
  for (const { headers } of arrived) {
    const subject = headers.subject ?? '';
    ids.set(subject, (ids.get(subject) ?? new Set()).add(headers['message-id'] ?? ''));
  }
  return [...ids].flatMap(([subject, { size }]) => (size > 1 ? [mail(`the copies of "${subject}" have ${size} Message-IDs`)] : []));
};
