// Imports of translated files and their progress.
import type { Insertable, Selectable, Updateable } from 'kysely';
import { may } from '#contract/rules/policy.ts';
import type { TranslationImportState } from '#contract/rules/translation-files.ts';
import type { Database } from '#server/database/schema.ts';
import { readRole } from '#server/database/stored-roles.ts';
import type { TranslationImportsTable } from '#server/database/tables/translation-imports.ts';

export type StoredImport = Selectable<TranslationImportsTable>;
type Changes = Omit<Updateable<TranslationImportsTable>, 'state'>;

export interface Lease {
  token: string;
  now: string;
  until: string;
}

const inProgress = ['checking', 'saving'] as const satisfies readonly TranslationImportState[];

/** @returns null if the administrator has another one for the language */
export const insertImport = async (db: Database, row: Insertable<TranslationImportsTable>): Promise<number | null> =>
  (
    await db
      .insertInto('translation_imports')
      .values(row)
      .onConflict((conflict) => conflict.columns(['actor_id', 'language']).doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id ?? null;

export const findImport = async (db: Database, of: { language: string; actorId: number }): Promise<StoredImport | null> =>
  (await db
    .selectFrom('translation_imports')
    .selectAll()
    .where('language', '=', of.language)
    .where('actor_id', '=', of.actorId)
    .executeTakeFirst()) ?? null;

/** A process that works on the import ends with its next batch, unless it has the given lease. @returns whether it was in one of the states */
export const changeState = async (
  db: Database,
  id: number,
  { from, to, set = {} }: { from: readonly TranslationImportState[]; to: TranslationImportState; set?: Changes },
): Promise<boolean> => {
  const changed = await db
    .updateTable('translation_imports')
    .set({ lease_token: null, lease_until: null, ...set, state: to })
    .where('id', '=', id)
    .where('state', 'in', from)
    .returning('id')
    .execute();
  return changed.length > 0;
};

export const removeImport = async (db: Database, id: number): Promise<void> => {
  await db.deleteFrom('translation_imports').where('id', '=', id).execute();
};

/** Takes an import that is in progress for one process. @returns null if another one works on it, or nobody has to */
export const takeImport = async (db: Database, id: number, { token, now, until }: Lease): Promise<StoredImport | null> =>
  (await db
    .updateTable('translation_imports')
    .set({ lease_token: token, lease_until: until })
    .where('id', '=', id)
    .where('state', 'in', inProgress)
    .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<=', now)]))
    .returningAll()
    .executeTakeFirst()) ?? null;

/** @returns whether the process with the lease still works on the import */
export const updateTaken = async (
  db: Database,
  id: number,
  token: string,
  changes: Updateable<TranslationImportsTable>,
): Promise<boolean> => {
  const updated = await db
    .updateTable('translation_imports')
    .set(changes)
    .where('id', '=', id)
    .where('lease_token', '=', token)
    .returning('id')
    .execute();
  return updated.length > 0;
};

/** @returns ids of imports that no process works on, oldest first */
export const listUnfinished = async (db: Database, now: string): Promise<number[]> => {
  const rows = await db
    .selectFrom('translation_imports')
    .select('id')
    .where('state', 'in', inProgress)
    .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<=', now)]))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** @returns imports that nobody will continue: old ones, and those of removed accounts */
export const listOld = (db: Database, before: string): Promise<Pick<StoredImport, 'id' | 'file_path'>[]> =>
  db
    .selectFrom('translation_imports')
    .select(['id', 'file_path'])
    .where('state', 'not in', inProgress)
    .where((eb) => eb.or([eb('created_at', '<', before), eb('actor_id', 'is', null)]))
    .execute();

/** @returns whether the account exists and its role still includes translations into the language */
export const mayWrite = async (db: Database, actorId: number, language: string): Promise<boolean> => {
  const found = await db
    .selectFrom('administrators')
    .select(['role', 'languages'])
    .where('id', '=', actorId)
    .where('is_active', '=', 1)
    .executeTakeFirst();
  if (!found) return false;
  const { role, languages } = readRole(found);
  return may(role, 'translations.write') && (languages === null || languages.includes(language));
};
