import type { RecordDefinition } from '#contract/records/kind.ts';
import type { Database } from '#server/database/schema.ts';

type Table = RecordDefinition['table'];

/** @param columns all columns: those of the kind's definition and its search columns @returns the id of the new row */
export const insertRow = async (db: Database, table: Table, columns: object): Promise<number> => {
  const { id } = await db
    .insertInto(table)
    .values(columns as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Stores the columns as a new version of the row. */
export const updateRow = async (db: Database, table: Table, id: number, columns: object): Promise<void> => {
  await db
    .updateTable(table)
    .set((eb) => ({ ...columns, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};
