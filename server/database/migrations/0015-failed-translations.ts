// Scheduled publications of translations that failed when they were due.
import { type Kysely, sql } from 'kysely';

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const column of ['failed_at', 'failure']) await sql.raw(`alter table translations add column ${column} text`).execute(db);
};
