// Frequently sent statements, over real connections to PostgreSQL.
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createPostgres } from '#server/testing/postgres.ts';
import type { Connection } from './connect.ts';
import type { Database } from './schema.ts';
import { inTransaction } from './transaction.ts';

let connection: Connection;
let db: Database;
beforeEach(async () => {
  // a single connection, so that each statement is prepared on the one that the test inspects
  connection = await createPostgres({ poolSize: 1 });
  ({ db } = connection);
  await sql`create table letters (letter text)`.execute(db);
  await sql`insert into letters values ('a')`.execute(db);
});
afterEach(() => connection.close());

const listPrepared = async (): Promise<string[]> =>
  (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)).rows.map(({ statement }) => statement);
const letters = async (database = db) => (await sql`select * from letters`.execute(database)).rows;
/** The sixth use of a statement prepares it. */
const repeat = async (work: () => Promise<unknown>) => {
  for (let count = 0; count < 6; count++) await work();
};
/** Changes the columns, as another process that migrates the database does. */
const addColumn = () => sql`alter table letters add column number int default 1`.execute(db);

it('prepares only statements that are sent often (OUT-13)', async () => {
  await letters();
  await repeat(() => sql`select letter from letters where letter = ${'a'}`.execute(db));
  await repeat(() => inTransaction(db, (transaction) => sql`set local lock_timeout = 100`.execute(transaction)));
  const prepared = await listPrepared();
  expect(prepared).toContain('select letter from letters where letter = $1');
  expect(prepared.filter((text) => /set|begin|\*/.test(text))).toEqual([]);
});

it('prepares a limited number of statements (OUT-13)', async () => {
  for (let number = 0; number < 205; number++) await repeat(() => sql`select ${sql.lit(number)}::int`.execute(db));
  const prepared = await listPrepared();
  expect([prepared.includes('select 195::int'), prepared.length <= 200]).toEqual([true, true]);
  expect((await sql`select ${sql.lit(204)}::int as number`.execute(db)).rows).toEqual([{ number: 204 }]);
});

it('answers after the columns of a table have changed (OUT-13, START-14)', async () => {
  await repeat(letters);
  expect(await listPrepared()).toContain('select * from letters');
  await addColumn();
  expect(await letters()).toEqual([{ letter: 'a', number: 1 }]);
});

it('repeats a transaction after the columns of a table have changed (OUT-13, START-14)', async () => {
  await repeat(letters);
  await addColumn();
  const work = async (transaction: Database) => {
    await sql`insert into letters values ('b')`.execute(transaction);
    return letters(transaction);
  };
  expect(await inTransaction(db, work)).toEqual([
    { letter: 'a', number: 1 },
    { letter: 'b', number: 1 },
  ]);
});

it('answers after a connection pooler has removed the statements (OUT-13)', async () => {
  await repeat(letters);
  await sql`deallocate all`.execute(db);
  expect(await letters()).toEqual([{ letter: 'a' }]);
});

it('gives a statement the same name in each process, regardless of earlier statements (OUT-13)', async () => {
  const nameOfLetters = async (before: string) => {
    await repeat(() => sql`select ${sql.lit(before)}`.execute(db));
    await repeat(() => sql`select letter from letters`.execute(db));
    const found = await sql<{ name: string }>`
      select name from pg_prepared_statements where statement = 'select letter from letters'`.execute(db);
    return found.rows[0]?.name;
  };
  const name = await nameOfLetters('one process');
  await connection.close();
  connection = await createPostgres({ poolSize: 1 });
  ({ db } = connection);
  await sql`create table letters (letter text)`.execute(db);
  await repeat(() => sql`select 'and more'`.execute(db));
  expect(await nameOfLetters('another process')).toBe(name);
  expect(name).toBeDefined();
});
