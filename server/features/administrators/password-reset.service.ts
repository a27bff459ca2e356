// Password reset with a mailed link. The response is the same for every address and takes the same time: each request adds a mail to the
// outbox, and the account is looked up when it is sent.
import type { SignInAnswer } from '#contract/auth.ts';
import type { Context } from '#server/database/context.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { recordAction } from '#server/features/audit/record-actions.ts';
import { enter } from '#server/features/auth/auth.service.ts';
import { requireNewPassword } from '#server/features/auth/new-passwords.ts';
import type { Origin } from '#server/features/auth/origin.ts';
import { addMail } from '#server/features/mail/mail.service.ts';
import { AppError } from '#server/http/errors.ts';
import { timestamp } from '#server/platform/clock.ts';
import type { MailQueue } from '#server/platform/mail-queue.ts';
import { hashPassword } from '#server/platform/passwords.ts';
import { hashToken } from '#server/platform/tokens.ts';
import * as repository from './administrators.repository.ts';
import { findResetting, removeMailedTokens } from './mailed-tokens.repository.ts';

/** @throws AppError 'conflict' without a mail server */
export const requestPasswordReset = async ({ db, clock, mail }: Context & { mail: MailQueue }, email: string): Promise<void> => {
  if (!(await mail.isEnabled(db))) throw new AppError('conflict', { message: 'No mail server is configured.' });
  await addMail(db, { kind: 'password-reset', recipients: email.toLowerCase(), at: timestamp(clock) });
  mail.wake();
};

const noReset = () => new AppError('not-found', { message: 'This link is not valid any more. Please ask for a new one.' });

/** @returns the account of a reset link @throws AppError 'not-found' if the link was used or has expired */
export const getPasswordReset = async ({ db, clock }: Context, token: string) => {
  const found = await findResetting(db, hashToken(token), timestamp(clock));
  if (!found) throw noReset();
  return found;
};

interface NewPassword {
  token: string;
  password: string;
  origin: Origin;
}

/** Sets the password, ends every session, and signs in; two-step sign-in remains. @throws AppError 'not-found', 'invalid' */
export const finishPasswordReset = async (context: Context, { token, password, origin }: NewPassword): Promise<SignInAnswer> => {
  await requireNewPassword(context.db, password, (await getPasswordReset(context, token)).email);
  const passwordHash = await hashPassword(password);
  const { clock } = context;
  return inTransaction(context.db, async (db) => {
    const user = await getPasswordReset({ db, clock }, token);
    // of two simultaneous requests, only one removes the tokens
    if (!(await removeMailedTokens(db, user.id, 'password-reset'))) throw noReset();
    await repository.activate(db, { id: user.id, name: user.name, passwordHash, at: timestamp(clock) });
    await repository.removeSessions(db, user.id);
    const record = { kind: 'administrator', id: user.id, name: user.name, details: { by: 'email' } } as const;
    await recordAction({ db, clock, actor: { id: user.id, name: user.name } }, { action: 'password', ...record });
    return enter({ db, clock }, user, { remember: false, origin });
  });
};
