// A database of a real PostgreSQL server, for tests that run on both databases.
import pg from 'pg';
import { inject } from 'vitest';
import { type Connection, connect } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { migratedConnections } from './migrated-connections.ts';
import { createPostgresServer } from './postgres-server.ts';

// starting takes a second, so all files of a worker share one; started at import, so that it does not count as time of a test
const server = await createPostgresServer({ parent: inject('postgresFolder') });
const address = await server.createDatabase();
const owner = new pg.Client({ connectionString: address });
await owner.connect();

/** For a busy machine. */
const patience = { connectMs: 60_000, statementMs: 60_000 };

const namesIn = async (catalogue: string, column: string): Promise<string[]> => {
  const { rows } = await owner.query<{ name: string }>(
    `select ${column} as name from ${catalogue} where schemaname = 'public' and ${column} not like 'kysely%' order by 1`,
  );
  return rows.map(({ name }) => name);
};

interface Schema {
  tables: string[];
  /** Empties the tables, restarts their ids and inserts the rows of the migrations. */
  reset: string;
}

/** What the migrations create, once they have run. */
let migrated: Schema | null = null;

const describeSchema = async (): Promise<Schema> => {
  const tables = await namesIn('pg_tables', 'tablename');
  const inserts: string[] = [];
  for (const table of tables) {
    const { rows } = await owner.query<{ row: string }>(`select to_json(t)::text as row from ${table} t`);
    for (const { row } of rows)
      inserts.push(`insert into ${table} select * from json_populate_record(null::${table}, '${row.replaceAll("'", "''")}')`);
  }
  const sequences = await namesIn('pg_sequences', 'sequencename');
  const statements = [
    // neither triggers nor foreign keys
    'set session_replication_role = replica',
    ...tables.map((table) => `delete from ${table}`),
    ...inserts,
    ...sequences.map((sequence) => `alter sequence ${sequence} restart`),
    'set session_replication_role = default',
  ];
  return { tables, reset: statements.join(';') };
};

const dropAll = () => owner.query('drop schema public cascade; create schema public');

/** Emptying the tables takes a fraction of the time that the migrations take. */
const empty = async (connection: Connection): Promise<void> => {
  const tables = await namesIn('pg_tables', 'tablename');
  // a test may have changed the schema
  if (migrated && tables.join() === migrated.tables.join()) return void (await owner.query(migrated.reset));
  await dropAll();
  await migrate(connection);
  migrated ??= await describeSchema();
};

const open = (poolSize = 10): Promise<Connection> => connect(address, { limits: { ...patience, poolSize } });

/**
 * @param options.poolSize 1 for tests that set a parameter of the session
 * @returns a migrated database without content. The previous one is emptied, so only one can be used at a time.
 */
export const createPostgres = async ({ poolSize }: { poolSize?: number } = {}): Promise<Connection> => {
  const connection = await open(poolSize);
  await empty(connection);
  migratedConnections.add(connection);
  return connection;
};

/** @returns a database without tables, for tests of single migrations */
export const createEmptyPostgres = async (): Promise<Connection> => {
  await dropAll();
  return open();
};
