// Which revisions of settings belong to one save; null for those of earlier versions and for a setting that was saved alone.
import { type Kysely, sql } from 'kysely';

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table revisions add column save_key text`.execute(db);
};
