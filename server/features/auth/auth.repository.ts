import type { Role } from '#contract/rules/policy.ts';
import { toFlag } from '#server/database/flags.ts';
import { countRows } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import { type RoleAndLanguages, readRole, storeRole } from '#server/database/stored-roles.ts';

export const findAdministratorByEmail = (db: Database, email: string) =>
  db
    .selectFrom('administrators')
    .select(['id', 'name', 'email', 'password_hash', 'is_active'])
    .where('email', '=', email)
    .executeTakeFirst();

export const countAdministrators = (db: Database): Promise<number> => countRows(db.selectFrom('administrators'));

export interface NewAdministrator {
  email: string;
  name: string;
  passwordHash: string;
  isActive?: boolean;
  /** Default: owner. */
  role?: Role;
  /** Of a translator. */
  languages?: readonly string[] | undefined;
  at: string;
}

/** @returns the id */
export const createAdministrator = async (
  db: Database,
  { email, name, passwordHash, isActive = true, role = 'owner', languages = [], at }: NewAdministrator,
): Promise<number> => {
  const { id } = await db
    .insertInto('administrators')
    .values({
      email,
      name,
      password_hash: passwordHash,
      is_active: toFlag(isActive),
      ...storeRole(role, languages),
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const getRole = async (db: Database, id: number): Promise<RoleAndLanguages> =>
  readRole(await db.selectFrom('administrators').select(['role', 'languages']).where('id', '=', id).executeTakeFirstOrThrow());

interface Session {
  /** The column with the hash of the token. */
  by: 'token_hash' | 'files_hash';
  hash: string;
  at: string;
  /** ISO 8601; a session last used before then has ended. */
  usedSince: string;
}

/** The administrator of a valid token. */
export const findAdministratorByToken = (db: Database, { by, hash, at, usedSince }: Session) =>
  db
    .selectFrom('administrator_tokens as token')
    .innerJoin('administrators as administrator', 'administrator.id', 'token.administrator_id')
    .select([
      'administrator.id',
      'administrator.name',
      'administrator.email',
      'administrator.role',
      'administrator.languages',
      'token.id as sessionId',
      'token.last_used_at as lastUsedAt',
      'token.password_confirmed_at as passwordConfirmedAt',
    ])
    .where(`token.${by}`, '=', hash)
    .where('token.expires_at', '>', at)
    .where(({ fn }) => fn.coalesce('token.last_used_at', 'token.created_at'), '>', usedSince)
    .where('administrator.is_active', '=', 1)
    .executeTakeFirst();

interface NewToken {
  administratorId: number;
  tokenHash: string;
  filesHash: string;
  remember: boolean;
  userAgent: string | null;
  at: string;
  expiresAt: string;
}

export const createToken = async (db: Database, token: NewToken): Promise<void> => {
  await db
    .insertInto('administrator_tokens')
    .values({
      administrator_id: token.administratorId,
      token_hash: token.tokenHash,
      files_hash: token.filesHash,
      remember: toFlag(token.remember),
      created_at: token.at,
      expires_at: token.expiresAt,
      user_agent: token.userAgent,
      last_used_at: token.at,
      password_confirmed_at: token.at,
    })
    .execute();
};

export const updateLastUsed = async (db: Database, sessionId: number, at: string): Promise<void> => {
  await db.updateTable('administrator_tokens').set({ last_used_at: at }).where('id', '=', sessionId).execute();
};

export const updatePasswordConfirmed = async (db: Database, sessionId: number, at: string): Promise<void> => {
  await db.updateTable('administrator_tokens').set({ password_confirmed_at: at }).where('id', '=', sessionId).execute();
};

export const getPasswordHash = async (db: Database, administratorId: number): Promise<string | null> => {
  const row = await db.selectFrom('administrators').select('password_hash').where('id', '=', administratorId).executeTakeFirst();
  return row?.password_hash ?? null;
};

export const removeToken = async (db: Database, tokenHash: string): Promise<void> => {
  await db.deleteFrom('administrator_tokens').where('token_hash', '=', tokenHash).execute();
};

/** @param at ISO 8601; tokens that have expired by then are removed */
export const removeExpiredTokens = async (db: Database, at: string): Promise<void> => {
  await db.deleteFrom('administrator_tokens').where('expires_at', '<=', at).execute();
};
