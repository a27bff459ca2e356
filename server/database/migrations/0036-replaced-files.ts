// Earlier paths of files that were replaced in the media library: forms that were opened before still name them.
import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

export const up = async (db: Kysely<unknown>, { clusteredEnd }: ColumnTypes): Promise<void> => {
  const statements = [
    `create table replaced_files (
      path text not null primary key,
      media_id integer not null references media (id) on delete cascade
    )${clusteredEnd}`,
    'create index replaced_files_media on replaced_files (media_id)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};
