// Sign-in of administrators: who may, how long a token lives, how it ends.
import { createHash, randomBytes } from 'node:crypto';
import type { LoginAnswer } from '#contract/auth.ts';
import type { Database } from '#server/database/schema.ts';
import type { Administrator } from '#server/http/authentication.ts';
import { AppError } from '#server/http/errors.ts';
import { type Clock, timestamp } from '#server/platform/clock.ts';
import { hashPassword, verifyPassword } from '#server/platform/passwords.ts';
import * as repository from './auth.repository.ts';

const hour = 60 * 60 * 1000;
/** How long a token is valid (site.md §4). */
export const tokenLifetimeMs = { remembered: 30 * 24 * hour, short: 24 * hour } as const;

export interface AuthContext {
  db: Database;
  clock: Clock;
}

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

// checked in place of an unknown administrator's hash, so that the answer takes the same time
let decoy: Promise<string> | null = null;
const decoyHash = () => {
  decoy ??= hashPassword(randomBytes(16).toString('hex'));
  return decoy;
};

/** Gives an administrator a new token; expired ones of everybody go. */
export const issueToken = async ({ db, clock }: AuthContext, administratorId: number, remember: boolean) => {
  const at = timestamp(clock);
  const expiresAt = new Date(clock().getTime() + (remember ? tokenLifetimeMs.remembered : tokenLifetimeMs.short)).toISOString();
  const token = randomBytes(32).toString('base64url');
  await repository.removeExpiredTokens(db, at);
  await repository.createToken(db, { administratorId, tokenHash: hashToken(token), remember, at, expiresAt });
  return { token, expiresAt };
};

interface Credentials {
  email: string;
  password: string;
  remember: boolean;
}

/** @throws AppError 'unauthenticated' with the same text for a wrong password and an unknown address */
export const login = async ({ db, clock }: AuthContext, { email, password, remember }: Credentials): Promise<LoginAnswer> => {
  const administrator = await repository.findAdministratorByEmail(db, email.toLowerCase());
  const isRight = await verifyPassword(password, administrator?.password_hash ?? (await decoyHash()));
  if (!administrator || !isRight || administrator.is_active === 0) {
    throw new AppError('unauthenticated', { message: 'The email or password is incorrect.' });
  }
  const { token, expiresAt } = await issueToken({ db, clock }, administrator.id, remember);
  return { token, user: { id: administrator.id, name: administrator.name, email: administrator.email }, remember, expires_at: expiresAt };
};

export const logout = ({ db }: AuthContext, token: string): Promise<void> => repository.removeToken(db, hashToken(token));

/** @returns the administrator of a valid token, else null */
export const authenticate = async ({ db, clock }: AuthContext, token: string): Promise<Administrator | null> =>
  (await repository.findAdministratorByToken(db, hashToken(token), timestamp(clock))) ?? null;

/**
 * Creates the first administrator when there is none.
 * @param given address and password from the configuration; without it they are made up
 * @returns the account when one was created; `invented` says that its password was made up and must be shown once
 */
export const ensureAdministrator = async (
  { db, clock }: AuthContext,
  given: { email: string; password: string } | null,
): Promise<{ email: string; password: string; invented: boolean } | null> => {
  if ((await repository.countAdministrators(db)) > 0) return null;
  const account = given ?? { email: 'admin@example.com', password: randomBytes(12).toString('base64url') };
  const email = account.email.toLowerCase();
  await repository.createAdministrator(db, {
    email,
    name: 'Administrator',
    passwordHash: await hashPassword(account.password),
    at: timestamp(clock),
  });
  return { email, password: account.password, invented: given === null };
};
