import { toFlag } from '#server/database/flags.ts';
import { lockRows } from '#server/database/lock.ts';
import { countRows } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import { type RoleAndLanguages, readRole, storeRole } from '#server/database/stored-roles.ts';
import { removeMailedTokens } from './mailed-tokens.repository.ts';

const selectAdministrators = (db: Database) =>
  db
    .selectFrom('administrators as administrator')
    .leftJoin('administrator_invitations as invitation', 'invitation.administrator_id', 'administrator.id')
    .select((eb) => [
      'administrator.id',
      'administrator.name',
      'administrator.email',
      'administrator.role',
      'administrator.languages',
      'administrator.is_active',
      'administrator.created_at',
      'invitation.expires_at as invitation_expires_at',
      eb
        .selectFrom('administrator_tokens as token')
        .whereRef('token.administrator_id', '=', 'administrator.id')
        .select((inner) => inner.fn.max('token.last_used_at').as('last'))
        .as('last_used_at'),
      eb
        .selectFrom('totp_secrets as totp')
        .whereRef('totp.administrator_id', '=', 'administrator.id')
        .where('totp.enabled_at', 'is not', null)
        .select((inner) => inner.fn.countAll().as('count'))
        .as('second_factors'),
      eb
        .selectFrom('passkeys as passkey')
        .whereRef('passkey.administrator_id', '=', 'administrator.id')
        .select((inner) => inner.fn.countAll().as('count'))
        .as('passkeys'),
    ]);

type StoredRow = Awaited<ReturnType<ReturnType<typeof selectAdministrators>['execute']>>[number];
export type AdministratorRow = Omit<StoredRow, keyof RoleAndLanguages> & RoleAndLanguages;

const readRow = (row: StoredRow): AdministratorRow => ({ ...row, ...readRole(row) });

/** Oldest first. */
export const listAdministrators = async (db: Database): Promise<AdministratorRow[]> =>
  (await selectAdministrators(db).orderBy('administrator.id').execute()).map(readRow);

export const getAdministrator = async (db: Database, id: number): Promise<AdministratorRow | null> => {
  const row = await selectAdministrators(db).where('administrator.id', '=', id).executeTakeFirst();
  return row ? readRow(row) : null;
};

/**
 * Locks the active owners until the end of the transaction, so that two owners cannot both disable, demote or remove each
 * other.
 */
export const lockOwners = async (db: Database): Promise<void> => {
  const owners = await db.selectFrom('administrators').select('id').where('is_active', '=', 1).where('role', '=', 'owner').execute();
  await lockRows(
    db,
    'administrators',
    owners.map(({ id }) => id),
  );
};

/** Counts the active owners except one. */
export const countOtherOwners = (db: Database, id: number): Promise<number> =>
  countRows(db.selectFrom('administrators').where('is_active', '=', 1).where('role', '=', 'owner').where('id', '!=', id));

export const updateRole = async (db: Database, id: number, { role, languages }: RoleAndLanguages, at: string): Promise<void> => {
  await db
    .updateTable('administrators')
    .set({ ...storeRole(role, languages ?? []), updated_at: at })
    .where('id', '=', id)
    .execute();
};

export const updateIsActive = async (db: Database, id: number, isActive: boolean, at: string): Promise<void> => {
  await db
    .updateTable('administrators')
    .set({ is_active: toFlag(isActive), updated_at: at })
    .where('id', '=', id)
    .execute();
};

export const removeAdministrator = async (db: Database, id: number): Promise<void> => {
  await db.deleteFrom('administrators').where('id', '=', id).execute();
};

export const removeSessions = async (db: Database, administratorId: number): Promise<void> => {
  await db.deleteFrom('administrator_tokens').where('administrator_id', '=', administratorId).execute();
};

interface NewInvitation {
  administratorId: number;
  tokenHash: string;
  at: string;
  expiresAt: string;
}

/** Replaces an earlier invitation. */
export const putInvitation = async (db: Database, { administratorId, tokenHash, at, expiresAt }: NewInvitation): Promise<void> => {
  await removeInvitation(db, administratorId);
  await db
    .insertInto('administrator_invitations')
    .values({ administrator_id: administratorId, token_hash: tokenHash, created_at: at, expires_at: expiresAt })
    .execute();
};

/** @returns whether there was an invitation */
export const removeInvitation = async (db: Database, administratorId: number): Promise<boolean> => {
  await removeMailedTokens(db, administratorId, 'invitation');
  const result = await db.deleteFrom('administrator_invitations').where('administrator_id', '=', administratorId).executeTakeFirst();
  return result.numDeletedRows > 0n;
};

/** The recipient of a valid invitation token, from the displayed or a mailed link. */
export const findInvited = (db: Database, tokenHash: string, at: string) =>
  db
    .selectFrom('administrator_invitations as invitation')
    .innerJoin('administrators as administrator', 'administrator.id', 'invitation.administrator_id')
    .select(['administrator.id', 'administrator.name', 'administrator.email', 'invitation.expires_at'])
    .where((eb) =>
      eb.or([
        eb('invitation.token_hash', '=', tokenHash),
        eb(
          'invitation.administrator_id',
          'in',
          eb.selectFrom('mailed_tokens').select('administrator_id').where('token_hash', '=', tokenHash).where('purpose', '=', 'invitation'),
        ),
      ]),
    )
    .where('invitation.expires_at', '>', at)
    .executeTakeFirst();

interface Joined {
  id: number;
  name: string;
  passwordHash: string;
  at: string;
}

export const activate = async (db: Database, { id, name, passwordHash, at }: Joined): Promise<void> => {
  await db
    .updateTable('administrators')
    .set({ name, password_hash: passwordHash, is_active: 1, updated_at: at })
    .where('id', '=', id)
    .execute();
};
