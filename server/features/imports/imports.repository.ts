// The imports and their progress.
import type { Insertable, Selectable, Updateable } from 'kysely';
import { isPostgres } from '#server/database/full-text.ts';
import { countRows, type PageRequest, toLimitOffset, toPaged } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import type { ImportsTable } from '#server/database/tables/imports.ts';

export type ImportRow = Selectable<ImportsTable>;
export type ImportChanges = Updateable<ImportsTable>;

export const insertImport = async (db: Database, row: Insertable<ImportsTable>): Promise<number> =>
  (await db.insertInto('imports').values(row).returning('id').executeTakeFirstOrThrow()).id;

export const findImport = async (db: Database, id: number): Promise<ImportRow | null> =>
  (await db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;

/** Locks the row until the end of the transaction. SQLite needs no lock: it has one writer at a time. */
export const lockImport = async (db: Database, id: number): Promise<ImportRow | null> => {
  const query = db.selectFrom('imports').selectAll().where('id', '=', id);
  return (await (isPostgres(db) ? query.forUpdate() : query).executeTakeFirst()) ?? null;
};

export const findByKey = async (db: Database, keyHash: string): Promise<number | null> =>
  (await db.selectFrom('imports').select('id').where('key_hash', '=', keyHash).executeTakeFirst())?.id ?? null;

/** Newest first. */
export const listImports = async (db: Database, request: PageRequest) => {
  const query = db.selectFrom('imports').selectAll();
  const { limit, offset } = toLimitOffset(request);
  const rows = await query.orderBy('id', 'desc').limit(limit).offset(offset).execute();
  return toPaged(rows, await countRows(query), request);
};

export const updateImport = async (db: Database, id: number, changes: ImportChanges): Promise<void> => {
  await db.updateTable('imports').set(changes).where('id', '=', id).execute();
};

export const removeImport = async (db: Database, id: number): Promise<void> => {
  await db.deleteFrom('imports').where('id', '=', id).execute();
};

/** Ids of imports whose dry run no process works on. */
export const listAbandonedChecks = async (db: Database, at: string): Promise<number[]> => {
  const rows = await db
    .selectFrom('imports')
    .select('id')
    .where('state', '=', 'checking')
    .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<=', at)]))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** Takes over a dry run that no process works on. @returns whether this process has it now */
export const takeCheck = async (db: Database, id: number, lease: { token: string; at: string; until: string }): Promise<boolean> => {
  const taken = await db
    .updateTable('imports')
    .set({ lease_token: lease.token, lease_until: lease.until })
    .where('id', '=', id)
    .where('state', '=', 'checking')
    .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<=', lease.at)]))
    .executeTakeFirst();
  return Number(taken.numUpdatedRows) === 1;
};

/** Changes the import if this process still works on its dry run. @returns whether it does */
export const updateCheck = async (db: Database, id: number, token: string, changes: ImportChanges): Promise<boolean> => {
  const updated = await db
    .updateTable('imports')
    .set(changes)
    .where('id', '=', id)
    .where('state', '=', 'checking')
    .where('lease_token', '=', token)
    .executeTakeFirst();
  return Number(updated.numUpdatedRows) === 1;
};

export const findMapping = async (db: Database, signature: string): Promise<string | null> =>
  (await db.selectFrom('import_mappings').select('options').where('signature', '=', signature).executeTakeFirst())?.options ?? null;

export const saveMapping = async (db: Database, mapping: { signature: string; options: string; used_at: string }): Promise<void> => {
  const { signature: _signature, ...changed } = mapping;
  await db
    .insertInto('import_mappings')
    .values(mapping)
    .onConflict((conflict) => conflict.column('signature').doUpdateSet(changed))
    .execute();
};
