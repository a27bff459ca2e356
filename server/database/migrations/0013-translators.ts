// The languages of translators.
import { type Kysely, sql } from 'kysely';

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql.raw('alter table administrators add column languages text').execute(db);
};
