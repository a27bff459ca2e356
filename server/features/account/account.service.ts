// The signed-in administrator's own account. Changes of email and password require the current password.
import type { Account, AccountSession } from '#contract/account.ts';
import type { AuditAction } from '#contract/rules/history.ts';
import type { Context } from '#server/database/context.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { recordAction } from '#server/features/audit/record-actions.ts';
import {
  type Confirmation,
  confirmPassword,
  findAdministratorByEmail,
  findWrongEntry,
  isOwnPassword,
  usedSince,
} from '#server/features/auth/auth.service.ts';
import { requireNewPassword } from '#server/features/auth/new-passwords.ts';
import type { SignInContext } from '#server/features/auth/sign-in-guard.ts';
import type { SignedInAdministrator } from '#server/http/authentication.ts';
import { invalid, notFound } from '#server/http/errors.ts';
import { timestamp } from '#server/platform/clock.ts';
import { hashPassword } from '#server/platform/passwords.ts';
import { readUserAgent } from '#server/platform/user-agent.ts';
import * as repository from './account.repository.ts';

/** @throws AppError 'not-found' */
export const getAccount = async ({ db }: Context, id: number): Promise<Account> => {
  const account = await repository.getAccount(db, id);
  if (!account) throw notFound();
  return account;
};

// must run before a transaction: hashing is slow by design, and a transaction makes other writers wait
const requirePassword = async (
  context: SignInContext,
  administrator: SignedInAdministrator,
  password: string | undefined,
): Promise<void> => {
  if (password === undefined) throw invalid({ current_password: ['The current password field is required.'] });
  if (!(await isOwnPassword(context, administrator, password))) throw invalid({ current_password: ['The current password is incorrect.'] });
};

const recordOwn = (context: Context, { id, name }: SignedInAdministrator, action: AuditAction, details = {}): Promise<void> =>
  recordAction({ ...context, actor: { id, name } }, { action, kind: 'administrator', id, name, details });

interface AccountInput {
  name?: string;
  email?: string;
  current_password?: string;
}

/** @throws AppError 'invalid', 'too-many' */
export const updateAccount = async (
  context: SignInContext,
  administrator: SignedInAdministrator,
  input: AccountInput,
): Promise<Account> => {
  const { id } = administrator;
  const before = await getAccount(context, id);
  const after = { ...before, name: input.name ?? before.name, email: input.email?.toLowerCase() ?? before.email };
  if (after.email !== before.email) await requirePassword(context, administrator, input.current_password);
  return inTransaction(context.db, async (transaction) => {
    const owner = await findAdministratorByEmail(transaction, after.email);
    if (owner && owner.id !== id) throw invalid({ email: ['The email has already been taken.'] });
    await repository.updateAccount(transaction, after, timestamp(context.clock));
    const fields = (['name', 'email'] as const).filter((field) => after[field] !== before[field]);
    if (fields.length > 0) await recordOwn({ ...context, db: transaction }, administrator, 'update', { fields });
    return after;
  });
};

interface PasswordInput {
  current_password: string;
  password: string;
}

/** Ends every other session, because it was started with the old password. */
export const updatePassword = async (
  context: SignInContext,
  administrator: SignedInAdministrator,
  { current_password, password }: PasswordInput,
): Promise<void> => {
  const { id, sessionId, email } = administrator;
  await requirePassword(context, administrator, current_password);
  await requireNewPassword(context.db, password, email);
  if (password === current_password) throw invalid({ password: ['The new password must differ from the current one.'] });
  const passwordHash = await hashPassword(password);
  await inTransaction(context.db, async (transaction) => {
    await repository.updatePasswordHash(transaction, id, passwordHash, timestamp(context.clock));
    await repository.removeOtherSessions(transaction, id, sessionId);
    await recordOwn({ ...context, db: transaction }, administrator, 'password');
  });
};

/** @returns the time until which the password need not be entered again @throws AppError 'invalid', 'too-many' */
export const confirmOwnPassword = async (
  context: SignInContext,
  administrator: SignedInAdministrator,
  entered: Confirmation,
): Promise<string> => {
  const wrong = await findWrongEntry(context, administrator, entered);
  if (wrong) throw invalid({ [wrong]: [`The ${wrong} is incorrect.`] });
  return confirmPassword(context, administrator);
};

const earlier = (one: string, other: string): string => (one < other ? one : other);

/** The current session first, then the most recently used. */
export const listSessions = async (context: SignInContext, { id, sessionId }: SignedInAdministrator): Promise<AccountSession[]> => {
  const { db, clock, sessionIdleMs = 0 } = context;
  const rows = await repository.listSessions(db, id, timestamp(clock), usedSince(context));
  const sessions = rows.map((row): AccountSession => {
    const lastUsed = row.last_used_at ?? row.created_at;
    const idleEnd = new Date(Date.parse(lastUsed) + sessionIdleMs).toISOString();
    return {
      id: row.id,
      ...readUserAgent(row.user_agent),
      signed_in_at: row.created_at,
      last_used_at: lastUsed,
      expires_at: row.expires_at,
      idle_expires_at: sessionIdleMs === 0 ? null : earlier(idleEnd, row.expires_at),
      is_current: row.id === sessionId,
    };
  });
  return sessions.toSorted((a, b) => Number(b.is_current) - Number(a.is_current));
};

/** @throws AppError 'not-found' if the administrator has no such session */
export const removeSession = (context: Context, administrator: SignedInAdministrator, id: number): Promise<void> =>
  inTransaction(context.db, async (db) => {
    if (!(await repository.removeSession(db, administrator.id, id))) throw notFound();
    await recordOwn({ ...context, db }, administrator, 'session-end');
  });

export const removeOtherSessions = (context: Context, administrator: SignedInAdministrator): Promise<void> =>
  inTransaction(context.db, async (db) => {
    await repository.removeOtherSessions(db, administrator.id, administrator.sessionId);
    await recordOwn({ ...context, db }, administrator, 'session-end', { sessions: 'others' });
  });
