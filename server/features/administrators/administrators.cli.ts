// Account recovery for the server operator (command line), when nobody can sign in.

import { emailText, isEmail } from '#contract/rules/email.ts';
import type { AuditAction } from '#contract/rules/history.ts';
import type { Context } from '#server/database/context.ts';
import type { Database } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { recordAction } from '#server/features/audit/record-actions.ts';
import { createAdministrator, findAdministratorByEmail } from '#server/features/auth/auth.service.ts';
import { requireNewPassword } from '#server/features/auth/new-passwords.ts';
import { clearPauses } from '#server/features/auth/sign-in-guard.ts';
import { removeSecondFactor } from '#server/features/second-factor/second-factor.service.ts';
import { AppError, invalid } from '#server/http/errors.ts';
import { timestamp } from '#server/platform/clock.ts';
import { hashPassword } from '#server/platform/passwords.ts';
import * as repository from './administrators.repository.ts';
import { removeMailedTokens } from './mailed-tokens.repository.ts';

/** Oldest first. */
export const listAdministrators = (db: Database) => repository.listAdministrators(db);

interface Account {
  email: string;
  name: string;
  password: string;
}

const record = (context: Context, action: AuditAction, { id, name }: { id: number; name: string }): Promise<void> =>
  recordAction({ ...context, actor: null }, { action, kind: 'administrator', id, name, details: { by: 'command line' } });

/** @throws AppError 'invalid' when the address or the password is not valid, or the address is taken */
export const createFromCli = async ({ db, clock }: Context, { email, name, password }: Account): Promise<void> => {
  if (!isEmail(email)) throw invalid({ email: [emailText] });
  await requireNewPassword(db, password, email);
  const passwordHash = await hashPassword(password);
  await inTransaction(db, async (transaction) => {
    if (await findAdministratorByEmail(transaction, email.toLowerCase())) throw invalid({ email: ['The email has already been taken.'] });
    const id = await createAdministrator(transaction, { email: email.toLowerCase(), name, passwordHash, at: timestamp(clock) });
    await record({ db: transaction, clock }, 'create', { id, name });
  });
};

/**
 * Sets a new password, which also enables a disabled or invited account. Ends its sessions and any pause of its sign-in.
 * @throws AppError 'invalid', 'not-found'
 */
export const resetPassword = async ({ db, clock }: Context, { email, password }: Omit<Account, 'name'>): Promise<void> => {
  await requireNewPassword(db, password, email);
  const passwordHash = await hashPassword(password);
  await inTransaction(db, async (transaction) => {
    const found = await findAdministratorByEmail(transaction, email.toLowerCase());
    if (!found) throw new AppError('not-found', { message: `There is no administrator ${email}.` });
    await repository.removeInvitation(transaction, found.id);
    await repository.activate(transaction, { id: found.id, name: found.name, passwordHash, at: timestamp(clock) });
    await repository.removeSessions(transaction, found.id);
    await removeMailedTokens(transaction, found.id, 'password-reset');
    await clearPauses({ db: transaction, clock }, found.email);
    await record({ db: transaction, clock }, 'password', found);
  });
};

/** Removes the authenticator app, the recovery codes and the passkeys of an account. @throws AppError 'not-found' */
export const resetSecondFactor = async ({ db }: Context, email: string): Promise<void> => {
  await inTransaction(db, async (transaction) => {
    const found = await findAdministratorByEmail(transaction, email.toLowerCase());
    if (!found) throw new AppError('not-found', { message: `There is no administrator ${email}.` });
    await removeSecondFactor(transaction, found.id);
  });
};
