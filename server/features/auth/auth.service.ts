// Sign-in of administrators: password check, tokens and their lifetime, sign-out.
import { randomBytes } from 'node:crypto';
import type { SignInMethod } from '#contract/account.ts';
import type { LoginAnswer, SignInAnswer } from '#contract/auth.ts';
import { newPasswordError } from '#contract/rules/passwords.ts';
import { rightsOf } from '#contract/rules/policy.ts';
import type { ActingContext, Context } from '#server/database/context.ts';
import { createLastUse } from '#server/database/last-use.ts';
import type { Database } from '#server/database/schema.ts';
import { readRole } from '#server/database/stored-roles.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { recordAction } from '#server/features/audit/record-actions.ts';
import { addChallenge, removeChallengesOf } from '#server/features/second-factor/challenges.repository.ts';
import { listPasskeys } from '#server/features/second-factor/passkeys.service.ts';
import { hasSecondFactor, redeemCode } from '#server/features/second-factor/second-factor.service.ts';
import type { SignedInAdministrator } from '#server/http/authentication.ts';
import { AppError } from '#server/http/errors.ts';
import { filesTokenOf } from '#server/http/files-cookie.ts';
import { timestamp } from '#server/platform/clock.ts';
import { createDecoyHash, hashPassword, verifyPassword } from '#server/platform/passwords.ts';
import { hashToken, newToken } from '#server/platform/tokens.ts';
import { maxUserAgentLength } from '#server/platform/user-agent.ts';
import * as repository from './auth.repository.ts';
import { noOrigin, type Origin } from './origin.ts';
import { recordRefusal } from './refused-sign-ins.ts';
import { checkInSession, checkSignIn, rememberPlaces, type SignInContext } from './sign-in-guard.ts';
import { type RecordedSignIn, recordSignIn } from './sign-ins.service.ts';

const hour = 60 * 60 * 1000;
/** Validity of tokens (ASESS-04, ASESS-05). */
export const tokenLifetimeMs = { remembered: 30 * 24 * hour, short: 24 * hour } as const;

/** Time during which the password need not be entered again. */
const confirmedMs = hour / 6;

/** Used for unknown administrators, so that the response takes the same time. */
const decoyHash = createDecoyHash();

interface NewSession {
  administratorId: number;
  remember: boolean;
  /** User-Agent header of the request. */
  userAgent?: string | undefined;
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
    filesHash: hashToken(filesTokenOf(token)),
    remember,
    userAgent: userAgent?.slice(0, maxUserAgentLength) ?? null,
    at,
    expiresAt,
  });
  return { token, expiresAt };
};

interface NewSignIn {
  remember: boolean;
  origin: Origin;
  /** Method of the last step. Default: a password. */
  method?: SignInMethod;
}

type SignedInUser = Pick<LoginAnswer['user'], 'id' | 'name' | 'email'>;

/** Starts a session for a user whose identity was verified. */
export const startSession = (context: Context, user: SignedInUser, { remember, origin, method }: NewSignIn): Promise<LoginAnswer> =>
  inTransaction(context.db, async (db) => {
    const joined = { ...context, db };
    const { token, expiresAt } = await issueToken(joined, { administratorId: user.id, remember, userAgent: origin.userAgent });
    await rememberPlaces(joined, user.email, origin);
    await removeChallengesOf(joined, user.id);
    await recordSignIn(joined, { email: user.email, origin, result: 'signed-in', method });
    const details = { method: method ?? 'password' };
    await recordAction({ ...joined, actor: user }, { action: 'sign-in', kind: 'administrator', id: user.id, name: user.name, details });
    const { role, languages } = await repository.getRole(db, user.id);
    return { token, user: { ...user, ...rightsOf(role, languages) }, remember, expires_at: expiresAt };
  });

/** Called after a correct password: starts a session, or requests the second step if two-step sign-in is on. */
export const enter = async (context: Context, user: SignedInUser, options: NewSignIn): Promise<SignInAnswer> => {
  if (!(await hasSecondFactor(context.db, user.id))) return startSession(context, user, options);
  const token = newToken();
  const expires_at = await addChallenge(context, { challenge: token, purpose: 'second-step', administratorId: user.id });
  const hasPasskey = (await listPasskeys(context, user.id)).length > 0;
  return { second_factor: { token, expires_at, methods: hasPasskey ? ['code', 'passkey'] : ['code'] } };
};

const recordRefused = async (context: Context, { id, name, email }: SignedInUser, attempt: Pick<RecordedSignIn, 'origin' | 'result'>) => {
  await recordSignIn(context, { email, ...attempt });
  await recordRefusal(context, { id, name });
};

interface Credentials {
  email: string;
  password: string;
  remember: boolean;
  /** Default: a script. */
  origin?: Origin;
}

/**
 * @throws AppError 'unauthenticated' with the same text for a wrong password and an unknown address, 'too-many' after many wrong
 * passwords
 */
export const login = async (
  context: SignInContext,
  { email: typedEmail, password, remember, origin = noOrigin }: Credentials,
): Promise<SignInAnswer> => {
  const email = typedEmail.toLowerCase();
  const found = await repository.findAdministratorByEmail(context.db, email);
  let isPassword = false;
  const isAdmitted = await checkSignIn(context, email, origin, async (isFamiliar) => {
    isPassword = await verifyPassword(password, found?.password_hash ?? decoyHash, isFamiliar ? undefined : origin.address);
    return isPassword && found?.is_active === 1;
  });
  if (!found || !isAdmitted) {
    // after the response: its duration must not reveal whether there is such an account
    if (found) origin.afterResponse(() => recordRefused(context, found, { origin, result: isPassword ? 'disabled' : 'wrong-password' }));
    throw new AppError('unauthenticated', { message: 'The email or password is incorrect.' });
  }
  return enter(context, { id: found.id, name: found.name, email: found.email }, { remember, origin });
};

/** Does nothing for an unknown token. */
export const logout = (context: ActingContext, token: string): Promise<void> =>
  inTransaction(context.db, async (db) => {
    await repository.removeToken(db, hashToken(token));
    const { actor } = context;
    if (actor) await recordAction({ ...context, db }, { action: 'sign-out', kind: 'administrator', ...actor });
  });

/** @returns the earliest last use of a session that is still valid; 1970 without an idle limit */
export const usedSince = ({ clock, sessionIdleMs = 0 }: SignInContext): string =>
  new Date(sessionIdleMs === 0 ? 0 : clock().getTime() - sessionIdleMs).toISOString();

const isRecent = (confirmedAt: string | null, { clock }: Context): boolean =>
  confirmedAt !== null && clock().getTime() - Date.parse(confirmedAt) < confirmedMs;

const sessionOf = (context: SignInContext, by: 'token_hash' | 'files_hash', token: string) => ({
  by,
  hash: hashToken(token),
  at: timestamp(context.clock),
  usedSince: usedSince(context),
});

/** @returns whether the token is the files token of a valid session */
export const mayReadFiles = async (context: SignInContext, filesToken: string): Promise<boolean> =>
  (await repository.findAdministratorByToken(context.db, sessionOf(context, 'files_hash', filesToken))) !== undefined;

const recordLastUse = createLastUse(5 * 60 * 1000, repository.updateLastUsed);

/** @returns the administrator of a session's valid token, otherwise null */
export const authenticate = async (context: SignInContext, token: string): Promise<SignedInAdministrator | null> => {
  const found = await repository.findAdministratorByToken(context.db, sessionOf(context, 'token_hash', token));
  if (!found) return null;
  const { lastUsedAt, passwordConfirmedAt, ...administrator } = found;
  recordLastUse(context, { id: administrator.sessionId, lastUsedAt });
  return { ...administrator, ...readRole(administrator), apiToken: null, hasConfirmedPassword: isRecent(passwordConfirmedAt, context) };
};

/** @returns whether the signed-in administrator has this password @throws AppError 'too-many' after many wrong passwords */
export const isOwnPassword = (context: SignInContext, { id, sessionId }: SignedInAdministrator, password: string): Promise<boolean> =>
  checkInSession(context, sessionId, async () => verifyPassword(password, (await repository.getPasswordHash(context.db, id)) ?? decoyHash));

export interface Confirmation {
  password: string;
  code?: string | undefined;
}

/** @returns the field that is wrong: the code only with two-step sign-in @throws AppError 'too-many' after many wrong entries */
export const findWrongEntry = async (
  context: SignInContext,
  { id, sessionId }: SignedInAdministrator,
  { password, code = '' }: Confirmation,
): Promise<keyof Confirmation | null> => {
  const needsCode = await hasSecondFactor(context.db, id);
  let wrong: keyof Confirmation | null = 'password';
  await checkInSession(context, sessionId, async () => {
    if (!(await verifyPassword(password, (await repository.getPasswordHash(context.db, id)) ?? decoyHash))) return false;
    wrong = needsCode && !(await redeemCode(context, id, code)) ? 'code' : null;
    return wrong === null;
  });
  return wrong;
};

/** Records that the password was entered in this session. @returns the time until which it need not be entered again */
export const confirmPassword = async ({ db, clock }: Context, { sessionId }: SignedInAdministrator): Promise<string> => {
  const now = clock();
  await repository.updatePasswordConfirmed(db, sessionId, now.toISOString());
  return new Date(now.getTime() + confirmedMs).toISOString();
};

/** Stores an administrator. @returns the id */
export const createAdministrator = (db: Database, administrator: repository.NewAdministrator): Promise<number> =>
  repository.createAdministrator(db, administrator);

/** @param email in lower case */
export const findAdministratorByEmail = (db: Database, email: string) => repository.findAdministratorByEmail(db, email);

export interface FirstAdministrator {
  email: string;
  password: string;
  /** The password was generated and must be shown once. */
  generated: boolean;
  /** Why the configured password would be refused elsewhere; null if it would be accepted. */
  weakness: string | null;
}

/**
 * Creates the first administrator if there is none.
 * @param given address and password from the configuration; if missing, the password is generated
 * @returns the account when one was created
 */
export const ensureAdministrator = async (
  { db, clock }: Context,
  given: { email: string; password: string } | null,
): Promise<FirstAdministrator | null> => {
  if ((await repository.countAdministrators(db)) > 0) return null;
  const account = given ?? { email: 'admin@example.com', password: randomBytes(12).toString('base64url') };
  const email = account.email.toLowerCase();
  await repository.createAdministrator(db, {
    email,
    name: 'Administrator',
    passwordHash: await hashPassword(account.password),
    at: timestamp(clock),
  });
  const weakness = given && newPasswordError(given.password, { email });
  return { email, password: account.password, generated: given === null, weakness: weakness ?? null };
};
