import type { Account } from '#contract/account.ts';
import { rightsOf } from '#contract/rules/policy.ts';
import type { Database } from '#server/database/schema.ts';
import { readRole } from '#server/database/stored-roles.ts';

export const getAccount = async (db: Database, id: number): Promise<Account | null> => {
  const row = await db
    .selectFrom('administrators')
    .select(['id', 'name', 'email', 'role', 'languages'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { name, email } = row;
  const { role, languages } = readRole(row);
  return { id, name, email, ...rightsOf(role, languages) };
};

/** Existing reset links were sent to the previous address or are no longer needed. */
const removePasswordResets = async (db: Database, administratorId: number): Promise<void> => {
  await db.deleteFrom('mailed_tokens').where('administrator_id', '=', administratorId).where('purpose', '=', 'password-reset').execute();
};

export const updateAccount = async (
  db: Database,
  { id, name, email }: Pick<Account, 'id' | 'name' | 'email'>,
  at: string,
): Promise<void> => {
  await db.updateTable('administrators').set({ name, email, updated_at: at }).where('id', '=', id).execute();
  await removePasswordResets(db, id);
};

export const updatePasswordHash = async (db: Database, id: number, passwordHash: string, at: string): Promise<void> => {
  await db.updateTable('administrators').set({ password_hash: passwordHash, updated_at: at }).where('id', '=', id).execute();
  await removePasswordResets(db, id);
};

/** Valid sessions, the most recently used first. @param usedSince ISO 8601; sessions last used before then have ended */
export const listSessions = (db: Database, administratorId: number, at: string, usedSince: string) =>
  db
    .selectFrom('administrator_tokens')
    .select(['id', 'user_agent', 'created_at', 'last_used_at', 'expires_at'])
    .where('administrator_id', '=', administratorId)
    .where('expires_at', '>', at)
    .where(({ fn }) => fn.coalesce('last_used_at', 'created_at'), '>', usedSince)
    .orderBy((eb) => eb.fn.coalesce('last_used_at', 'created_at'), 'desc')
    .orderBy('id', 'desc')
    .execute();

/** @returns whether the administrator had this session */
export const removeSession = async (db: Database, administratorId: number, id: number): Promise<boolean> => {
  const result = await db
    .deleteFrom('administrator_tokens')
    .where('administrator_id', '=', administratorId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
};

/** @param keptId the session that is not removed */
export const removeOtherSessions = async (db: Database, administratorId: number, keptId: number): Promise<void> => {
  await db.deleteFrom('administrator_tokens').where('administrator_id', '=', administratorId).where('id', '!=', keptId).execute();
};
