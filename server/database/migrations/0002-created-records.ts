// Which records forms have created: a form whose response was lost is sent again with the same key.
import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

export const up = async (db: Kysely<unknown>, { clusteredEnd }: ColumnTypes): Promise<void> => {
  const table = `create table created_records (
    administrator_id integer not null references administrators (id) on delete cascade,
    key_hash text not null,
    kind text not null,
    record_id integer not null,
    created_at text not null,
    primary key (administrator_id, kind, key_hash)
  )${clusteredEnd}`;
  for (const statement of [table, 'create index created_records_age on created_records (created_at)']) await sql.raw(statement).execute(db);
};
