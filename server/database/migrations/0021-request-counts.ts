// Requests of clients in the current window of a limit, which several instances on one PostgreSQL count together. With the embedded
// database, one process counts in memory.
import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

export const up = async (db: Kysely<unknown>, { kind, sortable }: ColumnTypes): Promise<void> => {
  if (kind !== 'postgres') return;
  // unlogged: nothing waits for the disk, and a crash of the server may lose the counts of a minute
  await sql
    .raw(`create unlogged table request_counts (
      key_hash text primary key,
      count integer not null,
      ends_at ${sortable} not null
    )`)
    .execute(db);
  await sql.raw('create index request_counts_ends_at on request_counts (ends_at)').execute(db);
};
