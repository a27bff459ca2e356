// Which instance runs a scheduled job, when several instances use one PostgreSQL. With the embedded database, one process runs all.
import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

export const up = async (db: Kysely<unknown>, { kind }: ColumnTypes): Promise<void> => {
  if (kind !== 'postgres') return;
  await sql
    .raw(`create table job_claims (
      name text primary key,
      holder text not null,
      free_at timestamptz not null
    )`)
    .execute(db);
};
