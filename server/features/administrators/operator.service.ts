// What whoever runs the server may do without being signed in: it is the way back in when nobody can sign in any more.
import { emailPattern } from '#contract/fields.ts';
import { newPasswordError } from '#contract/rules/passwords.ts';
import type { Context } from '#server/database/context.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { createAdministrator, findAdministratorByEmail } from '#server/features/auth/auth.service.ts';
import { AppError, invalid } from '#server/http/errors.ts';
import { timestamp } from '#server/platform/clock.ts';
import { hashPassword } from '#server/platform/passwords.ts';
import * as repository from './administrators.repository.ts';

export { listAdministrators } from './administrators.repository.ts';

const demandGoodPassword = (password: string): void => {
  const error = newPasswordError(password);
  if (error) throw invalid({ password: [error] });
};

interface Account {
  email: string;
  name: string;
  password: string;
}

/** @throws AppError 'invalid' for an address or a password that will not do, or an address that is taken */
export const createByOperator = async ({ db, clock }: Context, { email, name, password }: Account): Promise<void> => {
  if (!emailPattern.test(email)) throw invalid({ email: ['The email must be a valid email address.'] });
  demandGoodPassword(password);
  const passwordHash = await hashPassword(password);
  await inTransaction(db, async (transaction) => {
    if (await findAdministratorByEmail(transaction, email.toLowerCase())) throw invalid({ email: ['The email has already been taken.'] });
    await createAdministrator(transaction, { email: email.toLowerCase(), name, passwordHash, at: timestamp(clock) });
  });
};

/**
 * A new password; every session of the account ends. An account that was disabled, or invited, can sign in with it.
 * @throws AppError 'invalid', 'not-found'
 */
export const resetPassword = async ({ db, clock }: Context, { email, password }: Omit<Account, 'name'>): Promise<void> => {
  demandGoodPassword(password);
  const passwordHash = await hashPassword(password);
  await inTransaction(db, async (transaction) => {
    const found = await findAdministratorByEmail(transaction, email.toLowerCase());
    if (!found) throw new AppError('not-found', { message: `There is no administrator ${email}.` });
    await repository.removeInvitation(transaction, found.id);
    await repository.activate(transaction, { id: found.id, name: found.name, passwordHash, at: timestamp(clock) });
    await repository.removeSessions(transaction, found.id);
  });
};
