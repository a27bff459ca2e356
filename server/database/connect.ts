// Connects to the database in DATABASE_URL. The connection is opened by the first query.
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { contentVersionQuery, readContentVersion } from './content-version.ts';
import { openPostgres, type PostgresOptions } from './postgres.ts';
import type { Database, Tables } from './schema.ts';
import { type SlowStatementWatch, watchSlowStatements } from './slow-statement-watch.ts';
import { checkpoint } from './sqlite-checkpoint.ts';
import { nodeSqliteDialect } from './sqlite-dialect.ts';
import type { SqlitePair } from './sqlite-driver.ts';
import { createSqliteHolds } from './sqlite-hold.ts';
import { setVisitorView } from './visitor-reads.ts';

export interface Connection {
  db: Database;
  kind: 'sqlite' | 'postgres';
  /** Whether the database responds now; the check does not queue behind other queries. */
  isReady: () => Promise<boolean>;
  /** Reads the content version that visitors see: once any program has committed a change, later calls return a higher number. */
  contentVersion: () => number | Promise<number>;
  /**
   * Shows visitors the present state until the returned function is called, however many transactions are committed meanwhile. A second
   * call waits for the end of the first. On PostgreSQL, and for an in-memory database, visitors see each commit.
   */
  holdVisitors: () => Promise<() => Promise<void>>;
  /** Runs work that prepares the database, in one process at a time and without the timeouts for requests. */
  prepare: <T>(work: (connection: Connection) => Promise<T>) => Promise<T>;
  /** State of PostgreSQL's connections for requests. */
  pool?: () => { used: number; idle: number; waiting: number };
  /** Sets a listener for slow statements. */
  onSlowStatement: SlowStatementWatch['listen'];
  /** Sets a listener that is called once for each outage of PostgreSQL. */
  onLost: (listener: (error: Error) => void) => void;
  close: () => Promise<void>;
}

/** Busy timeout while opening: SQLite may block here, because no requests are served yet. */
const openingTimeoutMs = 5000;

/** Page cache of the reading connection, large enough for the indexes of a large catalogue. SQLite's default is 2 MiB. */
const readCacheKib = 16_384;

/** Pages after which SQLite copies its log into the database (its default), and size of the log after that. */
const pagesOfLog = 1000;
const logBytes = 64 * 1024 * 1024;

export const openSqlite = (path: string): SqlitePair => {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const writer = new DatabaseSync(path, { timeout: openingTimeoutMs, enableForeignKeyConstraints: true });
  try {
    // full: confirmed writes survive a power failure, not only a crash of the process
    writer.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 0;');
    writer.exec(`pragma journal_size_limit = ${logBytes}`);
    if (path === ':memory:') return { writer };
    const openReader = (timeout: number) => {
      const opened = new DatabaseSync(path, { timeout, readOnly: true });
      opened.exec(`pragma cache_size = -${readCacheKib}`);
      return opened;
    };
    const shortenLog = async () => {
      // otherwise the next commit would copy the whole log
      writer.exec('pragma wal_autocheckpoint = 0');
      await checkpoint(path).catch(() => {});
      if (writer.isOpen) writer.exec(`pragma wal_autocheckpoint = ${pagesOfLog}`);
    };
    return { writer, reader: openReader(0), openReader: () => openReader(openingTimeoutMs), shortenLog };
  } catch (error) {
    writer.close();
    throw error;
  }
};

/** @param openDatabase called by the first query */
export const connectSqlite = (openDatabase: () => SqlitePair): Connection => {
  let pair: SqlitePair | null = null;
  let versionStatement: StatementSync | null = null;
  const open = () => {
    versionStatement = null;
    pair = openDatabase();
    return pair;
  };
  const { log, listen } = watchSlowStatements();
  const view = {};
  const holds = createSqliteHolds({
    openReader: () => pair?.openReader?.() ?? null,
    shortenLog: async () => pair?.shortenLog?.(),
    onChange: (isHeld) => setVisitorView(db, isHeld ? view : null),
  });
  const db: Database = new Kysely<Tables>({ dialect: nodeSqliteDialect(open, holds.readerOf), log });
  // every request reads the version, and a prepared statement takes a third of the time of a query through Kysely
  const contentVersion = () => {
    // an in-memory database has one connection, which would return the version of an open transaction
    if (!pair?.reader) return readContentVersion(db);
    const held = holds.version();
    if (held !== null) return held;
    versionStatement ??= pair.reader.prepare(contentVersionQuery);
    return Number(versionStatement.get()?.version);
  };
  const connection: Connection = {
    db,
    kind: 'sqlite',
    contentVersion,
    isReady: async () => {
      // `select 1` would not read the file
      const reading = db.selectFrom('milestones').select('name').limit(1).execute();
      return reading.then(
        () => true,
        () => false,
      );
    },
    holdVisitors: holds.hold,
    // the data folder is locked for this process (server/start/data-folder.ts)
    prepare: (work) => work(connection),
    onSlowStatement: listen,
    onLost: () => {},
    close: async () => {
      holds.close();
      await db.destroy();
    },
  };
  return connection;
};

/** @param url `file:<path>`, `file::memory:` or `postgres://…` */
export const connect = async (url: string, options: PostgresOptions = {}): Promise<Connection> =>
  url.startsWith('file:') ? connectSqlite(() => openSqlite(url.slice('file:'.length))) : openPostgres(url, options);
