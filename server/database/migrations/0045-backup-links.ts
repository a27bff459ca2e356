// Links that download a backup once. Any instance may answer the download.
import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

export const up = async (db: Kysely<unknown>, { sortable, clusteredEnd }: ColumnTypes): Promise<void> => {
  await sql
    .raw(`create table backup_links (
      token_hash text primary key,
      backup_id text not null,
      expires_at ${sortable} not null
    )${clusteredEnd}`)
    .execute(db);
};
