import type { RecordDefinition } from '#contract/records/kind.ts';
import { batchesOf } from '#server/database/batches.ts';
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

/** SQLite limits the number of values per statement. */
const insertedAtOnce = 100;

/** @param rows all columns of each, with different slugs @returns the ids of the new rows, in the same order */
export const insertRows = async (db: Database, table: Table, rows: readonly { slug: string }[]): Promise<number[]> => {
  const ids = new Map<string, number>();
  for (const some of batchesOf(rows, insertedAtOnce)) {
    const added = await db
      .insertInto(table)
      .values(some as never)
      .returning(['id', 'slug'])
      .execute();
    for (const { id, slug } of added) ids.set(slug, id);
  }
  return rows.flatMap(({ slug }) => ids.get(slug) ?? []);
};

/** Stores the columns as a new version of the row. */
export const updateRow = async (db: Database, table: Table, id: number, columns: object): Promise<void> => {
  await db
    .updateTable(table)
    .set((eb) => ({ ...columns, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};
