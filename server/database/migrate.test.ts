// Tests what the next version does to a database of this version.
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aProduct } from '#server/testing/builders.ts';
import { createEmptyDatabase } from '#server/testing/database.ts';
import { asNextVersion, nextMigration } from '#server/testing/next-version.ts';
import type { Connection } from './connect.ts';
import { migrate, type PortableMigration } from './migrate.ts';
import { createContentTriggers } from './migrations/content-triggers.ts';
import { createVisibleViews } from './migrations/visible-views.ts';

let connection: Connection;
beforeEach(async () => {
  connection = await createEmptyDatabase();
  await migrate(connection);
});
afterEach(() => connection.close());

const context = () => ({ db: connection.db, actor: null, clock: () => new Date('2026-11-26T12:00:00.000Z') });

it('migrates a database with content, and adds a column that visitors see (START-17)', async () => {
  const { db } = connection;
  await aProduct(context(), { name: 'Arm' });
  const readAsBefore = () => db.selectFrom('visible_products').select('name').execute();
  expect(await readAsBefore()).toEqual([{ name: 'Arm' }]);
  const addWarranty: PortableMigration = async (transaction, types) => {
    const added = createVisibleViews(types, { products: ['sort_name', 'warranty'] });
    for (const statement of [`alter table products add column warranty text not null default 'none'`, ...added]) {
      await sql.raw(statement).execute(transaction);
    }
  };
  expect(await asNextVersion(addWarranty, () => migrate(connection))).toEqual([nextMigration]);
  expect(await readAsBefore()).toEqual([{ name: 'Arm' }]);
  expect((await sql`select name, warranty from visible_products`.execute(db)).rows).toEqual([{ name: 'Arm', warranty: 'none' }]);
});

it('adds a table that visitors see, whose changes increment the content version (SPEED-01, START-17)', async () => {
  const { db, contentVersion } = connection;
  const addTable: PortableMigration = async (transaction, types) => {
    const triggers = createContentTriggers(types, { table: 'partners', columns: ['name'] });
    // created again, as after a change of its columns
    for (const statement of [`create table partners (name text not null)${types.end}`, ...triggers, ...triggers]) {
      await sql.raw(statement).execute(transaction);
    }
  };
  await asNextVersion(addTable, () => migrate(connection));
  for (const change of [`insert into partners values ('Acme')`, `update partners set name = 'Emca'`, 'delete from partners']) {
    const before = await contentVersion();
    await sql.raw(change).execute(db);
    expect(await contentVersion()).toBe(before + 1);
  }
});

it('refuses a database of 0.1.0, and changes nothing in it (START-23)', async () => {
  const { db } = connection;
  await sql`insert into kysely_migration (name, timestamp) values ('0002-uploads', ''), ('0045-backup-links', '')`.execute(db);
  const tables = () => db.introspection.getTables();
  const before = await tables();
  const addTable: PortableMigration = (transaction) =>
    sql
      .raw('create table partners (name text)')
      .execute(transaction)
      .then(() => {});
  await expect(asNextVersion(addTable, () => migrate(connection))).rejects.toThrow(
    'The database was made by version 0.1.0, which was never released. Set DATA_DIR or DATABASE_URL to an empty location.',
  );
  expect(await tables()).toEqual(before);
});
