// A number that grows with every change of what visitors can see, so that finished responses are valid for one number. Triggers
// increment it in the transaction of the change: whichever process or program writes, no writer can forget it.
import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

const contentTables = ['settings', 'categories', 'products', 'news', 'pages', 'redirects', 'file_names'];

const sqliteTriggers = (table: string): string[] =>
  ['insert', 'update', 'delete'].map(
    (change) => `create trigger ${table}_content_${change} after ${change} on ${table} begin
      update content_version set version = version + 1;
    end`,
  );

// once for each transaction, however many rows it changes
const postgresFunction = `create function note_content_change() returns trigger language plpgsql as $$
  begin
    if current_setting('site.content_change', true) is distinct from txid_current()::text then
      update content_version set version = version + 1;
      perform set_config('site.content_change', txid_current()::text, true);
    end if;
    return null;
  end $$`;

// deferred to the commit: transactions lock the row of the version last and for a moment only, so they neither wait for each
// other's saves nor deadlock
const postgresTriggers = (table: string): string[] => [
  `create constraint trigger ${table}_content after insert or update or delete on ${table}
    deferrable initially deferred for each row execute function note_content_change()`,
  `create trigger ${table}_content_truncate after truncate on ${table} for each statement execute function note_content_change()`,
];

export const up = async (db: Kysely<unknown>, { kind, end }: ColumnTypes): Promise<void> => {
  const triggers = kind === 'sqlite' ? sqliteTriggers : postgresTriggers;
  const statements = [
    `create table content_version (
      id integer primary key not null check (id = 1),
      version integer not null
    )${end}`,
    `insert into content_version (id, version) values (1, 1)`,
    ...(kind === 'postgres' ? [postgresFunction] : []),
    ...contentTables.flatMap(triggers),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};
