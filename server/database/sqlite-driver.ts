// Kysely driver for Node's built-in SQLite. One connection writes, one transaction at a time; a second one reads without waiting for the
// writer. SQLite's own busy timeout would block the process, so the driver retries asynchronously instead.
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { type CompiledQuery, type DatabaseConnection, type Driver, type QueryResult, SelectQueryNode } from 'kysely';
import { isBusy } from './unavailable.ts';

/** Size of the prepared statement cache, which is bounded because `where id in (…)` lists produce many different statements. */
const maxStatements = 500;
/** Maximum time that a statement waits for a lock of another process, including its time in the queue. */
export const lockTimeoutMs = 3000;
/** Maximum time between two attempts to get a lock that another process holds. */
export const longestPauseMs = 10;

const bind = (value: unknown): SQLInputValue => {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint' || value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite cannot store a value of type ${typeof value}`);
};

export type Run = (query: Pick<CompiledQuery, 'sql' | 'parameters'>) => QueryResult<unknown>;

export const runnerOf = (database: DatabaseSync): Run => {
  const prepare = (text: string) => {
    const statement = database.prepare(text);
    return { statement, hasRows: statement.columns().length > 0 };
  };
  const prepared = new Map<string, ReturnType<typeof prepare>>();
  return ({ sql, parameters }) => {
    const known = prepared.get(sql) ?? prepare(sql);
    // inserted again at each use: the first entry is the least recently used one
    prepared.delete(sql);
    prepared.set(sql, known);
    const leastUsed = prepared.keys().next().value;
    if (prepared.size > maxStatements && leastUsed !== undefined) prepared.delete(leastUsed);
    const values = parameters.map(bind);
    if (known.hasRows) return { rows: known.statement.all(...values) };
    const { changes, lastInsertRowid } = known.statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  };
};

export interface Time {
  now: () => number;
  wait: (ms: number) => Promise<void>;
}

const realTime: Time = { now: () => performance.now(), wait: (ms) => pause(ms) };

const createRetry =
  ({ now, wait }: Time) =>
  async <T>(work: () => T, since: number): Promise<T> => {
    for (let pauseMs = 1; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
      try {
        return work();
      } catch (error) {
        if (!isBusy(error) || now() - since >= lockTimeoutMs) throw error;
      }
      await wait(pauseMs);
    }
  };

/** @returns a function that waits for the previous caller; its result releases the queue for the next caller */
export const createQueue = () => {
  let last = Promise.resolve();
  return async (): Promise<() => void> => {
    const before = last;
    const { promise, resolve } = Promise.withResolvers<void>();
    last = promise;
    await before;
    // SQLite calls never wait, so a loop of writes would block everything else
    await nextTurn();
    return resolve;
  };
};

const isRead = ({ query, sql }: CompiledQuery): boolean => SelectQueryNode.is(query) || /^\s*select\b/i.test(sql);

export interface SqlitePair {
  writer: DatabaseSync;
  /** Undefined for an in-memory database, which has only one connection. */
  reader?: DatabaseSync;
  /** Opens a further connection that reads. */
  openReader?: () => DatabaseSync;
  /** Copies the write-ahead log into the database without blocking. */
  shortenLog?: () => Promise<void>;
  /** For tests. */
  time?: Time;
}

interface Opened extends Pick<SqlitePair, 'writer' | 'reader'> {
  now: Time['now'];
  retry: ReturnType<typeof createRetry>;
  write: Run;
  read: Run | null;
  turn: ReturnType<typeof createQueue>;
  /** Waits for the previous transaction, then begins one. */
  begin: () => Promise<() => void>;
}

const openBoth = ({ writer, reader, time = realTime }: SqlitePair): Opened => {
  const { now } = time;
  const retry = createRetry(time);
  const turn = createQueue();
  const begin = async () => {
    const since = now();
    const endTurn = await turn();
    try {
      // immediate: takes the write lock now, so that no later statement fails because the database is locked
      await retry(() => writer.exec('begin immediate'), since);
      return endTurn;
    } catch (error) {
      endTurn();
      throw error;
    }
  };
  return { writer, ...(reader && { reader }), now, retry, write: runnerOf(writer), read: reader ? runnerOf(reader) : null, turn, begin };
};

/** @returns another connection for the reads of the present caller (sqlite-hold.ts); null for the usual one */
type ReaderOf = () => Run | null;

class SqliteConnection implements DatabaseConnection {
  readonly #opened: Opened;
  readonly #readerOf: ReaderOf;
  #endTurn: (() => void) | null = null;

  constructor(opened: Opened, readerOf: ReaderOf) {
    this.#opened = opened;
    this.#readerOf = readerOf;
  }

  async begin(): Promise<void> {
    this.#endTurn = await this.#opened.begin();
  }

  commit(): void {
    // if this fails, Kysely calls rollback
    this.#opened.writer.exec('commit');
    this.#leave();
  }

  rollback(): void {
    const { writer } = this.#opened;
    try {
      // SQLite rolls back automatically after some errors, for example when the disk is full
      if (writer.isTransaction) writer.exec('rollback');
    } finally {
      this.#leave();
    }
  }

  #leave(): void {
    this.#endTurn?.();
    this.#endTurn = null;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return (await this.#execute(query)) as QueryResult<R>;
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }

  async #execute(query: CompiledQuery): Promise<QueryResult<unknown>> {
    const { now, retry, read, write, turn } = this.#opened;
    if (this.#endTurn) return write(query);
    const since = now();
    if (read && isRead(query)) return retry(() => (this.#readerOf() ?? read)(query), since);
    const endTurn = await turn();
    try {
      return await retry(() => write(query), since);
    } finally {
      endTurn();
    }
  }
}

const own = (connection: DatabaseConnection): SqliteConnection => {
  if (connection instanceof SqliteConnection) return connection;
  throw new TypeError('Not a connection of this driver');
};

/** @param open called by the first query, and again after it has failed */
export const createSqliteDriver = (open: () => SqlitePair, readerOf: ReaderOf): Driver => {
  let opened: Opened | null = null;
  const opening = (): Opened => openBoth(open());
  return {
    init: async () => {
      opened ??= opening();
    },
    acquireConnection: async () => {
      opened ??= opening();
      return new SqliteConnection(opened, readerOf);
    },
    beginTransaction: (connection) => own(connection).begin(),
    commitTransaction: async (connection) => own(connection).commit(),
    rollbackTransaction: async (connection) => own(connection).rollback(),
    releaseConnection: async () => {},
    destroy: async () => {
      opened?.reader?.close();
      opened?.writer.close();
    },
  };
};
