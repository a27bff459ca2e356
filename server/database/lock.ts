import { sql } from 'kysely';
import type { Database } from './schema.ts';
import type { SluggedTable } from './slugs.ts';

/**
 * Inside a transaction that reads a row and then writes what follows from it: others who do the same wait until it has ended.
 * An update that changes nothing, since SQLite, where transactions follow one another anyway, has no `for update`.
 */
export const lockRow = async (db: Database, table: SluggedTable, id: number): Promise<void> => {
  await sql`update ${sql.table(table)} set slug = slug where id = ${id}`.execute(db);
};
