// Tables with the kind of a record accept every kind, so that a new kind does not change them. The program checks kinds.
import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

const tables = ['redirects', 'removed_addresses', 'drafts', 'scheduled_changes', 'preview_links', 'revisions'];

// as the first migration lists them
const kinds = `'product', 'category', 'article', 'page'`;
const checks = [` check (kind in (${kinds}))`, ` check (kind in (${kinds}, 'setting'))`];

const run = async (db: Kysely<unknown>, statements: readonly string[]): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};

/** SQLite cannot drop a constraint without a name: the table is created again from its own definition, with its indexes and triggers. */
const recreate = async (db: Kysely<unknown>, table: string): Promise<void> => {
  const { rows } = await sql<{ definition: string }>`select sql as definition from sqlite_schema
    where tbl_name = ${table} and sql is not null order by type = 'table' desc`.execute(db);
  const [old = '', ...indexesAndTriggers] = rows.map(({ definition }) => definition);
  const copy = `new_${table}`;
  const definition = checks.reduce((text, check) => text.replace(check, ''), old.replace(/^create table \w+/i, `create table ${copy}`));
  await run(db, [
    definition,
    `insert into ${copy} select * from ${table}`,
    // numbers of deleted rows are not used again
    `delete from sqlite_sequence where name = '${copy}'`,
    `insert into sqlite_sequence (name, seq) select '${copy}', seq from sqlite_sequence where name = '${table}'`,
    `drop table ${table}`,
    `alter table ${copy} rename to ${table}`,
    ...indexesAndTriggers,
  ]);
};

export const up = async (db: Kysely<unknown>, { kind }: ColumnTypes): Promise<void> => {
  if (kind === 'postgres') {
    await run(
      db,
      tables.map((table) => `alter table ${table} drop constraint ${table}_kind_check`),
    );
    return;
  }
  // deleted together with the table of their revisions
  await run(db, ['create table kept_files as select * from revision_files']);
  for (const table of tables) await recreate(db, table);
  await run(db, ['insert or ignore into revision_files select * from kept_files', 'drop table kept_files']);
};
