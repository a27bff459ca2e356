// Sign-in of administrators: password check, tokens and their lifetime, sign-out.
import { randomBytes } from 'node:crypto';
import type { LoginAnswer } from '#contract/auth.ts';
import type { Context } from '#server/database/context.ts';
import type { Database } from '#server/database/schema.ts';
import type { Administrator } from '#server/http/authentication.ts';
import { AppError } from '#server/http/errors.ts';
import { timestamp } from '#server/platform/clock.ts';
import { hashPassword, verifyPassword } from '#server/platform/passwords.ts';
import { hashToken, newToken } from '#server/platform/tokens.ts';
import { maxUserAgentLength } from '#server/platform/user-agent.ts';
import { recordLastUse } from './auth.last-use.ts';
import * as repository from './auth.repository.ts';

const hour = 60 * 60 * 1000;
/** Validity of tokens (ASESS-04, ASESS-05). */
export const tokenLifetimeMs = { remembered: 30 * 24 * hour, short: 24 * hour } as const;

// compared if the administrator is unknown, so that the response takes the same time
let decoy: Promise<string> | null = null;
const decoyHash = () => {
  decoy ??= hashPassword(randomBytes(16).toString('hex')).catch((error: unknown) => {
    // the next attempt tries again
    decoy = null;
    throw error;
  });
  return decoy;
};

interface NewSession {
  administratorId: number;
  remember: boolean;
  /** User-Agent header of the request. */
  userAgent?: string;
}

/** Creates a token for an administrator and deletes all expired tokens. */
export const issueToken = async ({ db, clock }: Context, { administratorId, remember, userAgent }: NewSession) => {
  const at = timestamp(clock);
  const expiresAt = new Date(clock().getTime() + (remember ? tokenLifetimeMs.remembered : tokenLifetimeMs.short)).toISOString();
  const token = newToken();
  await repository.removeExpiredTokens(db, at);
  await repository.createToken(db, {
    administratorId,
    tokenHash: hashToken(token),
    remember,
    userAgent: userAgent?.slice(0, maxUserAgentLength) ?? null,
    at,
    expiresAt,
  });
  return { token, expiresAt };
};

interface Credentials {
  email: string;
  password: string;
  remember: boolean;
  userAgent?: string;
}

/** Starts a session for a user whose identity was verified. */
export const startSession = async (
  context: Context,
  user: LoginAnswer['user'],
  { remember, userAgent }: Pick<Credentials, 'remember' | 'userAgent'>,
): Promise<LoginAnswer> => {
  const { token, expiresAt } = await issueToken(context, { administratorId: user.id, remember, userAgent });
  return { token, user, remember, expires_at: expiresAt };
};

/** @throws AppError 'unauthenticated' with the same text for a wrong password and an unknown address */
export const login = async (context: Context, { email, password, ...session }: Credentials): Promise<LoginAnswer> => {
  const administrator = await repository.findAdministratorByEmail(context.db, email.toLowerCase());
  const isRight = await verifyPassword(password, administrator?.password_hash ?? (await decoyHash()));
  if (!administrator || !isRight || administrator.is_active === 0) {
    throw new AppError('unauthenticated', { message: 'The email or password is incorrect.' });
  }
  return startSession(context, { id: administrator.id, name: administrator.name, email: administrator.email }, session);
};

/** Does nothing for an unknown token. */
export const logout = ({ db }: Context, token: string): Promise<void> => repository.removeToken(db, hashToken(token));

/** @returns the administrator of a valid token, otherwise null */
export const authenticate = async ({ db, clock }: Context, token: string): Promise<Administrator | null> => {
  const found = await repository.findAdministratorByToken(db, hashToken(token), timestamp(clock));
  if (!found) return null;
  const { lastUsedAt, ...administrator } = found;
  recordLastUse({ db, clock }, { id: administrator.sessionId, lastUsedAt });
  return administrator;
};

/** @returns whether the password is the administrator's */
export const isPasswordOf = async (db: Database, administratorId: number, password: string): Promise<boolean> =>
  verifyPassword(password, (await repository.getPasswordHash(db, administratorId)) ?? (await decoyHash()));

/** Stores an administrator. @returns the id */
export const createAdministrator = (db: Database, administrator: repository.NewAdministrator): Promise<number> =>
  repository.createAdministrator(db, administrator);

/** @param email in lower case */
export const findAdministratorByEmail = (db: Database, email: string) => repository.findAdministratorByEmail(db, email);

/**
 * Creates the first administrator if there is none.
 * @param given address and password from the configuration; if missing, the password is generated
 * @returns the account when one was created; `generated` means that the password was generated and must be shown once
 */
export const ensureAdministrator = async (
  { db, clock }: Context,
  given: { email: string; password: string } | null,
): Promise<{ email: string; password: string; generated: boolean } | null> => {
  if ((await repository.countAdministrators(db)) > 0) return null;
  const account = given ?? { email: 'admin@example.com', password: randomBytes(12).toString('base64url') };
  const email = account.email.toLowerCase();
  await repository.createAdministrator(db, {
    email,
    name: 'Administrator',
    passwordHash: await hashPassword(account.password),
    at: timestamp(clock),
  });
  return { email, password: account.password, generated: given === null };
};
