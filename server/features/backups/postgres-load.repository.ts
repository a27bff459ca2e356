// Loads the rows of a backup into PostgreSQL, in the transaction that also creates the tables.
import { sql } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { Manifest, PostgresTable } from './archive/manifest.ts';
import { createRowDigest } from './archive/row-digest.ts';
import { BackupError } from './backup-error.ts';
import { readRows } from './postgres-rows.repository.ts';

/** Maximum size of the rows inserted by one statement. */
const batchBytes = 256 * 1024;
const newline = 0x0a;

/** @returns the lines of a stream, without line ends */
export async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer[] = [];
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, start)) {
      yield rest.length > 0 ? Buffer.concat([...rest, chunk.subarray(start, end)]) : chunk.subarray(start, end);
      rest = [];
      start = end + 1;
    }
    if (start < chunk.length) rest.push(chunk.subarray(start));
  }
  if (rest.length > 0) throw new BackupError('The backup is damaged: a table ends within a row.');
}

const insert = async (db: Database, { name, columns }: PostgresTable, lines: readonly string[]): Promise<void> => {
  if (lines.length === 0) return;
  const list = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(name)} (${list}) overriding system value
    select ${list} from json_populate_recordset(null::${sql.table(name)}, ${`[${lines.join(',')}]`}::json)`.execute(db);
};

const loadTable = async (db: Database, table: PostgresTable, chunks: AsyncIterable<Buffer>): Promise<void> => {
  await sql`delete from ${sql.table(table.name)}`.execute(db);
  let batch: string[] = [];
  let bytes = 0;
  for await (const line of linesOf(chunks)) {
    batch.push(line.toString('utf8'));
    bytes += line.length;
    if (bytes < batchBytes) continue;
    await insert(db, table, batch);
    batch = [];
    bytes = 0;
  }
  await insert(db, table, batch);
};

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/** Drops them so that tables can be loaded in any order. @returns the dropped foreign keys */
const dropForeignKeys = async (db: Database): Promise<ForeignKey[]> => {
  const { rows } = await sql<ForeignKey>`
    select r.relname as table, c.conname as name, pg_get_constraintdef(c.oid) as definition from pg_constraint c
    join pg_class r on r.oid = c.conrelid where c.contype = 'f' and r.relnamespace = current_schema()::regnamespace`.execute(db);
  for (const { table, name } of rows) await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(db);
  return rows;
};

/** Only triggers of the product, not those of constraints. */
export const setTriggers = async (db: Database, tables: readonly string[], action: 'enable' | 'disable'): Promise<void> => {
  for (const name of tables) await sql`alter table ${sql.table(name)} ${sql.raw(action)} trigger user`.execute(db);
};

type PostgresManifest = Manifest & { database: { kind: 'postgres' } };

/** @throws BackupError if the rows in the database differ from the backup */
const compareRows = async (db: Database, { database, rows }: PostgresManifest): Promise<void> => {
  for (const table of database.tables) {
    const digest = createRowDigest();
    for await (const _chunk of readRows(db, table, digest));
    if (digest.rows() !== rows[table.name] || digest.digest() !== table.digest) {
      throw new BackupError(`The rows of ${table.name} differ from the backup after loading them.`);
    }
  }
};

/**
 * Loads all rows into the tables of the current schema and compares them with the manifest. Foreign keys are checked when they are added
 * again. Requires a transaction in which the migrations up to the schema of the backup have run.
 * @param open streams the rows of a table as JSON lines
 */
export const loadPostgres = async (
  db: Database,
  described: PostgresManifest,
  open: (table: PostgresTable) => AsyncIterable<Buffer>,
): Promise<void> => {
  const { tables, sequences } = described.database;
  // migrations have changed rows, and PostgreSQL refuses to alter a table with pending deferred triggers
  await sql`set constraints all immediate`.execute(db);
  const foreignKeys = await dropForeignKeys(db);
  const names = tables.map(({ name }) => name);
  await setTriggers(db, names, 'disable');
  for (const table of tables) await loadTable(db, table, open(table));
  await compareRows(db, described);
  await setTriggers(db, names, 'enable');
  for (const { table, name, definition } of foreignKeys) {
    await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(db);
  }
  for (const { table, column, value, isCalled } of sequences) {
    await sql`select setval(pg_get_serial_sequence(quote_ident(${table}), ${column}), ${value}, ${isCalled})`.execute(db);
  }
};
