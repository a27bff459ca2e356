import type { Database } from '#server/database/schema.ts';

const shown = ['id', 'name', 'created_at', 'last_used_at'] as const;

/** Oldest first. */
export const listPasskeys = (db: Database, administratorId: number) =>
  db.selectFrom('passkeys').select(shown).where('administrator_id', '=', administratorId).orderBy('id').execute();

export const listCredentials = (db: Database, administratorId: number) =>
  db.selectFrom('passkeys').select(['credential_id', 'transports']).where('administrator_id', '=', administratorId).execute();

/** Finds a passkey with its administrator. */
export const findPasskey = (db: Database, credentialId: string) =>
  db
    .selectFrom('passkeys as passkey')
    .innerJoin('administrators as administrator', 'administrator.id', 'passkey.administrator_id')
    .select([
      'passkey.id',
      'passkey.credential_id',
      'passkey.public_key',
      'passkey.counter',
      'administrator.id as administrator_id',
      'administrator.name',
      'administrator.email',
      'administrator.is_active',
    ])
    .where('passkey.credential_id', '=', credentialId)
    .executeTakeFirst();

interface NewPasskey {
  administrator_id: number;
  credential_id: string;
  public_key: string;
  counter: number;
  transports: string;
  name: string;
  created_at: string;
}

export const addPasskey = (db: Database, passkey: NewPasskey) =>
  db.insertInto('passkeys').values(passkey).returning(shown).executeTakeFirstOrThrow();

/**
 * Updates the count in one statement, so that only one of two simultaneous signatures with the same count succeeds.
 * @returns whether the count was unchanged
 */
export const updateUse = async (db: Database, id: number, before: number, counter: number, at: string): Promise<boolean> => {
  const result = await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: at })
    .where('id', '=', id)
    .where('counter', '=', before)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
};

/** @returns undefined if the administrator has no such passkey */
export const renamePasskey = (db: Database, administratorId: number, id: number, name: string) =>
  db
    .updateTable('passkeys')
    .set({ name })
    .where('administrator_id', '=', administratorId)
    .where('id', '=', id)
    .returning(shown)
    .executeTakeFirst();

/** @returns whether the administrator had this passkey */
export const removePasskey = async (db: Database, administratorId: number, id: number): Promise<boolean> => {
  const result = await db.deleteFrom('passkeys').where('administrator_id', '=', administratorId).where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows > 0n;
};

export const removePasskeysOf = async (db: Database, administratorId: number): Promise<void> => {
  await db.deleteFrom('passkeys').where('administrator_id', '=', administratorId).execute();
};
