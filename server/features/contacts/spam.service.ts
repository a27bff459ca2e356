// The quarantine: puts messages into it, moves them for administrators, and removes old ones.
import { createHash } from 'node:crypto';
import type { ContactInput } from '#contract/contact-form.ts';
import type { Context } from '#server/database/context.ts';
import { timestamp } from '#server/platform/clock.ts';
import type { MailQueue } from '#server/platform/mail-queue.ts';
import { addEvents } from '#server/records/record-events.repository.ts';
import * as repository from './spam.repository.ts';
import { comparableText, scoreSpam } from './spam-score.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** Time for which messages stay in quarantine. */
const quarantineMs = 30 * dayMs;
/** Texts are compared with messages from this period. */
const comparedMs = 30 * dayMs;
const submissionMs = dayMs;

const ago = ({ clock }: Context, ms: number): string => new Date(clock().getTime() - ms).toISOString();
const hash = (...parts: unknown[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/**
 * A changed text is a new submission, because somebody may correct the message after a response was lost.
 * @returns a hash that is the same if a message is sent again; null without a key
 */
const submissionHashOf = ({
  idempotency_key: key,
  form_age_ms: _age,
  website: _website,
  language: _language,
  ...content
}: ContactInput): string | null => (key === undefined ? null : hash(key, ...Object.entries(content).sort()));

/**
 * @param messagesOfNetwork in the last hour, including this one
 * @returns columns of a new message for recognising repeated submissions and spam
 */
export const assess = async (context: Context & { siteUrl: string }, input: ContactInput, messagesOfNetwork: number) => {
  // without the list of products added by the quote form
  const typed = input.message.split('\n').filter((line) => !line.includes(`${context.siteUrl}/`));
  const text = comparableText(typed.join('\n'));
  const textHash = text === null ? null : hash(text);
  const sendersOfSameText =
    textHash === null
      ? 0
      : await repository.countSendersOfText(context.db, { textHash, email: input.email, since: ago(context, comparedMs) });
  // product links, which a quote request for several products contains
  const message = input.message.replaceAll(`${context.siteUrl}/`, '/');
  const { isSpam, reasons } = scoreSpam({ ...input, message }, { formAgeMs: input.form_age_ms, sendersOfSameText, messagesOfNetwork });
  return {
    submission_hash: submissionHashOf(input),
    text_hash: textHash,
    ...(isSpam && { quarantined_at: timestamp(context.clock), spam_reasons: JSON.stringify(reasons), mail_withheld: 1 as const }),
  };
};

const movedByHand = 'An administrator moved the message here.';

/** Requires a transaction. @returns whether the message was in the inbox */
export const quarantine = async (context: Context, id: number, reasons: readonly string[] = [movedByHand]): Promise<boolean> => {
  const isMoved = await repository.quarantine(context.db, id, { at: timestamp(context.clock), reasons });
  if (isMoved) await addEvents(context, [{ kind: 'message', id, action: 'updated', fields: ['spam'] }]);
  return isMoved;
};

/**
 * Moves a message to the inbox and adds its mail, if it was withheld. Requires a transaction.
 * @param acknowledgeSince null for no acknowledgement
 * @returns whether it was in quarantine
 */
export const release = async (
  context: Context & { mail: MailQueue },
  message: { id: number; email: string },
  acknowledgeSince: string | null,
): Promise<boolean> => {
  const { db, clock, mail } = context;
  const at = timestamp(clock);
  const { isReleased, isWithheld } = await repository.release(db, message.id, at);
  if (isWithheld && (await mail.isEnabled(db))) await repository.addMailOf(db, message, { at, acknowledgeSince });
  if (isReleased) await addEvents(context, [{ kind: 'message', id: message.id, action: 'created' }]);
  return isReleased;
};

/** Removes messages whose time in quarantine has ended, and old hashes of submissions. */
export const removeOldSpam = async (context: Context): Promise<void> => {
  await repository.removeOldSpam(context.db, ago(context, quarantineMs));
  await repository.forgetSubmissions(context.db, ago(context, submissionMs));
};
