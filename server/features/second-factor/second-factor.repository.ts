import type { Database } from '#server/database/schema.ts';

export const getTotp = (db: Database, administratorId: number) =>
  db.selectFrom('totp_secrets').select(['secret', 'enabled_at']).where('administrator_id', '=', administratorId).executeTakeFirst();

/** Replaces a secret that was not enabled. */
export const putTotp = async (db: Database, administratorId: number, secret: string, at: string): Promise<void> => {
  const values = { secret, last_step: 0, enabled_at: null, created_at: at };
  await db
    .insertInto('totp_secrets')
    .values({ administrator_id: administratorId, ...values })
    .onConflict((conflict) => conflict.column('administrator_id').doUpdateSet(values).where('totp_secrets.enabled_at', 'is', null))
    .execute();
};

/**
 * Uses a code in one statement, so that only one of two simultaneous uses succeeds. @returns whether the step is later than the last one
 */
export const redeemStep = async (db: Database, administratorId: number, step: number): Promise<boolean> => {
  const result = await db
    .updateTable('totp_secrets')
    .set({ last_step: step })
    .where('administrator_id', '=', administratorId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
};

export const enableTotp = async (db: Database, administratorId: number, at: string): Promise<void> => {
  await db.updateTable('totp_secrets').set({ enabled_at: at }).where('administrator_id', '=', administratorId).execute();
};

export const removeTotp = async (db: Database, administratorId: number): Promise<void> => {
  await db.deleteFrom('totp_secrets').where('administrator_id', '=', administratorId).execute();
};

export const removeRecoveryCodes = async (db: Database, administratorId: number): Promise<void> => {
  await db.deleteFrom('recovery_codes').where('administrator_id', '=', administratorId).execute();
};

export const addRecoveryCodes = async (db: Database, administratorId: number, hashes: readonly string[], at: string): Promise<void> => {
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ administrator_id: administratorId, code_hash, created_at: at })))
    .execute();
};

/** @returns whether the code existed */
export const redeemRecoveryCode = async (db: Database, administratorId: number, hash: string): Promise<boolean> => {
  const result = await db
    .deleteFrom('recovery_codes')
    .where('administrator_id', '=', administratorId)
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
};

export const countRecoveryCodes = async (db: Database, administratorId: number): Promise<number> => {
  const { codes } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll().as('codes'))
    .where('administrator_id', '=', administratorId)
    .executeTakeFirstOrThrow();
  return Number(codes);
};
