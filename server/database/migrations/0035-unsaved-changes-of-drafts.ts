// The version of the draft on which unsaved changes are based; null if it is not known.
import { type Kysely, sql } from 'kysely';

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table unsaved_changes add column draft_version integer`.execute(db);
};
