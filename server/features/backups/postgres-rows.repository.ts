// The rows of a PostgreSQL database as JSON lines that PostgreSQL itself writes and reads, so that every value stays exact. Only the
// connection is needed, in particular not pg_dump.
import { type RawBuilder, sql } from 'kysely';
import { postgresTables } from '#server/database/content-version.ts';
import type { Database } from '#server/database/schema.ts';
import type { PostgresTable, Sequence } from './archive/manifest.ts';
import type { RowDigest } from './archive/row-digest.ts';

const rowsAtOnce = 200;
const kyselyTables = /^kysely_/;

/** @returns the tables of the current schema with their writable columns, except tables about running instances */
export const listTables = async (db: Database): Promise<Pick<PostgresTable, 'name' | 'columns'>[]> => {
  const { rows } = await sql<{ name: string; column: string }>`
    select c.relname as name, a.attname as column from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
    order by c.relname, a.attnum`.execute(db);
  const tables = Map.groupBy(
    rows.filter(({ name }) => !kyselyTables.test(name) && !postgresTables.includes(name)),
    ({ name }) => name,
  );
  return [...tables].map(([name, of]) => ({ name, columns: of.map(({ column }) => column) }));
};

/**
 * Streams the result of a query in batches, so that a table is never entirely in memory. Requires a transaction, with one query at a time.
 */
export async function* streamRows<T>(db: Database, query: RawBuilder<T>): AsyncGenerator<T[]> {
  await sql`declare streamed_rows no scroll cursor for ${query}`.execute(db);
  try {
    for (;;) {
      const { rows } = await sql<T>`fetch ${sql.lit(rowsAtOnce)} from streamed_rows`.execute(db);
      if (rows.length === 0) return;
      yield rows;
    }
  } finally {
    await sql`close streamed_rows`.execute(db);
  }
}

/** Streams the rows of a table as lines and adds each to the digest. Requires a transaction. */
export async function* readRows(db: Database, table: Pick<PostgresTable, 'name' | 'columns'>, digest: RowDigest): AsyncGenerator<Buffer> {
  const columns = sql.join(table.columns.map((column) => sql.ref(column)));
  const lines = sql<{ row: string }>`select row_to_json(r)::text as row from (select ${columns} from ${sql.table(table.name)}) r`;
  for await (const rows of streamRows(db, lines)) {
    for (const { row } of rows) digest.add(row);
    yield Buffer.from(rows.map(({ row }) => `${row}\n`).join(''));
  }
}

/** @returns the sequences of the ids, so that no id is reused after a restore */
export const readSequences = async (db: Database, tables: readonly Pick<PostgresTable, 'name' | 'columns'>[]): Promise<Sequence[]> => {
  const found: Sequence[] = [];
  for (const { name: table, columns } of tables) {
    for (const column of columns) {
      const { rows } = await sql<{ name: string | null }>`select pg_get_serial_sequence(quote_ident(${table}), ${column}) as name`.execute(
        db,
      );
      const name = rows[0]?.name;
      if (!name) continue;
      const { rows: values } = await sql<{
        last_value: unknown;
        is_called: boolean;
      }>`select last_value, is_called from ${sql.raw(name)}`.execute(db);
      for (const { last_value, is_called } of values) found.push({ table, column, value: Number(last_value), isCalled: is_called });
    }
  }
  return found;
};
