// What a stored file was called when it was uploaded. Files of earlier versions have no name.
import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

export const up = async (db: Kysely<unknown>, { clusteredEnd }: ColumnTypes): Promise<void> => {
  await sql.raw(`create table file_names (path text primary key not null, name text not null)${clusteredEnd}`).execute(db);
};
