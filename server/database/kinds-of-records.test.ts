// Updates an installation with content to tables that accept every kind of record.
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createEmptyDatabase, databaseName } from '#server/testing/database.ts';
import type { Connection } from './connect.ts';
import { migrate, migrateTo } from './migrate.ts';

const tables = ['redirects', 'removed_addresses', 'drafts', 'scheduled_changes', 'preview_links', 'revisions', 'revision_files'];
const at = '2026-11-26T12:00:00.000Z';

let connection: Connection;
beforeEach(async () => {
  connection = await createEmptyDatabase();
  await connection.db.transaction().execute((transaction) => migrateTo(transaction, connection.kind, '0003-site-redirects'));
  const { db } = connection;
  const of = { kind: 'product', record_id: 1, created_at: at } as const;
  await db.insertInto('redirects').values({ kind: 'product', old_slug: 'arm', target_id: 1, hits: 5, created_at: at }).execute();
  await db.insertInto('removed_addresses').values({ kind: 'page', slug: 'old', created_at: at }).execute();
  await db
    .insertInto('drafts')
    .values({ ...of, fields: '{}', base: '{}', saved_by: 'Ann', updated_at: at })
    .execute();
  const change = { ...of, action: 'publish', due_at: at, actor_id: null, actor_name: null, failure: null } as const;
  await db.insertInto('scheduled_changes').values(change).execute();
  const link = { ...of, token_hash: 'x', is_listed: 1, created_by: 'Ann', creator_id: null, expires_at: at } as const;
  await db.insertInto('preview_links').values(link).execute();
  for (const number of [1, 2, 3]) await addRevision('product', number);
  await db
    .insertInto('revision_files')
    .values([1, 2].map((revision_id) => ({ path: 'uploads/a.webp', revision_id })))
    .execute();
  await db.deleteFrom('revisions').where('id', '=', 3).execute();
});
afterEach(() => connection.close());

const addRevision = (kind: string, number: number) =>
  sql<{ id: number }>`insert into revisions (kind, record_id, number, action, is_published, record_name, fields, snapshot, created_at)
    values (${kind}, 1, ${number}, 'update', 0, 'Arm', '[]', '{}', ${at}) returning id`.execute(connection.db);

const contents = () =>
  Promise.all(
    tables.map(async (table) => [table, (await sql`select * from ${sql.table(table)} order by 1, 2`.execute(connection.db)).rows]),
  );

/** Indexes, triggers and the other constraints. */
const structure = async () => {
  const { rows } = await (databaseName === 'SQLite'
    ? sql<{ name: string; text: string }>`select type || ' ' || name as name, sql as text from sqlite_schema order by name`
    : sql<{ name: string; text: string }>`select conname as name, pg_get_constraintdef(oid) as text from pg_constraint
        where connamespace = current_schema()::regnamespace order by conname`
  ).execute(connection.db);
  const isOfMigrations = ({ name }: { name: string }) => name.includes('kysely');
  const unified = (text: string | null) =>
    text?.replace(/ check \(kind in \('product'[^)]*\)\)/, '').replace(/^CREATE TABLE "(\w+)"/, 'CREATE TABLE $1');
  return rows
    .filter((row) => !isOfMigrations(row) && !/^\w+_kind_check$/.test(row.name.replace(/^(table|index|trigger) /, '')))
    .map(({ name, text }) => [name, unified(text)]);
};

it('accepts every kind of record after an update, and changes nothing else (START-17)', async () => {
  const [rows, parts, version] = [await contents(), await structure(), await connection.contentVersion()];
  await expect(addRevision('event', 1)).rejects.toThrow(/constraint/i);
  await connection.db.transaction().execute((transaction) => migrateTo(transaction, connection.kind, '0004-kinds-of-records'));
  expect(await contents()).toEqual(rows);
  expect(await structure()).toEqual(parts);
  expect(await connection.contentVersion()).toBe(version);

  const { db } = connection;
  for (const table of ['redirects (kind, old_slug, target_id, created_at)', 'removed_addresses (kind, slug, created_at)']) {
    const values = table.startsWith('redirects') ? [`'event'`, `'fair'`, '1', `'${at}'`] : [`'event'`, `'fair'`, `'${at}'`];
    await sql.raw(`insert into ${table} values (${values.join()})`).execute(db);
  }
  expect(await connection.contentVersion()).toBe(version + 2);
});

it('keeps the numbers of deleted rows unused, and the files of a revision as long as the revision (START-17)', async () => {
  await migrate(connection);
  expect((await addRevision('event', 1)).rows).toEqual([{ id: 4 }]);
  await connection.db.deleteFrom('revisions').where('id', '=', 1).execute();
  expect(await connection.db.selectFrom('revision_files').select('revision_id').execute()).toEqual([{ revision_id: 2 }]);
});
