// A database of a real PostgreSQL server, for tests that run on both databases.
import pg from 'pg';
import { inject } from 'vitest';
import { type Connection, connect } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { migratedConnections } from './migrated-connections.ts';
import { createPostgresServer } from './postgres-server.ts';

// starting takes a second, so all files of a worker share a server; it starts on import, so that this does not count as test time
const server = await createPostgresServer({ parent: inject('postgresFolder') });
const address = await server.createDatabase();
const owner = new pg.Client({ connectionString: address });
await owner.connect();

/** Long enough for a busy machine. */
const patience = { connectMs: 60_000, statementMs: 60_000 };

const namesIn = async (catalogue: string, column: string): Promise<string[]> => {
  const { rows } = await owner.query<{ name: string }>(
    `select ${column} as name from ${catalogue} where schemaname = 'public' and ${column} not like 'kysely%' order by 1`,
  );
  return rows.map(({ name }) => name);
};

interface Content {
  tables: string[];
  /** SQL that restores the content of the tables and their id sequences. */
  restore: string;
}

/** The content after the migrations, once they have run. */
let migrated: Content | null = null;

const readContent = async (): Promise<Content> => {
  const tables = await namesIn('pg_tables', 'tablename');
  const inserts: string[] = [];
  for (const table of tables) {
    const { rows } = await owner.query<{ columns: string; content: string | null }>(
      `select (select json_agg(t) from ${table} t)::text as content, string_agg(quote_ident(column_name), ', ') as columns
        from information_schema.columns where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
      [table],
    );
    const { columns, content } = rows[0] ?? {};
    if (!content) continue;
    const records = `json_populate_recordset(null::${table}, '${content.replaceAll("'", "''")}')`;
    inserts.push(`insert into ${table} (${columns}) select ${columns} from ${records}`);
  }
  const { rows: sequences } = await owner.query<{ name: string; next: string }>(
    `select sequencename as name, coalesce(last_value + increment_by, start_value)::text as next from pg_sequences where schemaname = 'public'`,
  );
  const statements = [
    // disables triggers and foreign keys
    'set session_replication_role = replica',
    ...tables.map((table) => `delete from ${table}`),
    ...inserts,
    ...sequences.map(({ name, next }) => `alter sequence ${name} restart with ${next}`),
    'set session_replication_role = default',
  ];
  return { tables, restore: statements.join(';') };
};

const dropAll = () => owner.query('drop schema public cascade; create schema public');

/** Empties the tables, which takes a fraction of the time of the migrations. */
const empty = async (connection: Connection): Promise<void> => {
  const tables = await namesIn('pg_tables', 'tablename');
  // a test may have changed the schema
  if (migrated && tables.join() === migrated.tables.join()) return void (await owner.query(migrated.restore));
  await dropAll();
  await migrate(connection);
  migrated ??= await readContent();
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

const isBusy = async (): Promise<boolean> => {
  const { rowCount } = await owner.query(
    `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`,
  );
  return rowCount !== 0;
};

/** @returns a function that restores the present content of the current database */
export const rememberPostgres = async (): Promise<() => Promise<void>> => {
  const { restore } = await readContent();
  return async () => {
    // answered requests may still write, with a short delay between two statements
    while ((await isBusy()) || (await isBusy()));
    await owner.query(restore);
  };
};
