// The daily backups of all instances on one PostgreSQL, whose folders of backups may be separate. With the embedded database, the
// records in the folder suffice.
import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

export const up = async (db: Kysely<unknown>, { kind, sortable }: ColumnTypes): Promise<void> => {
  if (kind !== 'postgres') return;
  await sql
    .raw(`create table daily_backups (
      id ${sortable} primary key,
      instance text not null,
      record text not null
    )`)
    .execute(db);
};
