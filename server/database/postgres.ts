// PostgreSQL through a connection pool. The server may restart, fail over or have locked tables: lost connections are replaced, and every
// query has a timeout.
import { Kysely, PostgresDialect } from 'kysely';
import type { Client, Pool, PoolConfig } from 'pg';
import type { PostgresLimits } from '#server/config/config.ts';
import type { Connection } from './connect.ts';
import { readContentVersion, shareNext } from './content-version.ts';
import { preparing } from './prepared-statements.ts';
import type { Tables } from './schema.ts';
import { watchSlowStatements } from './slow-statement-watch.ts';

/** The limits for programs without a server configuration. */
const usualLimits: PostgresLimits = { poolSize: 10, connectMs: 5000, statementMs: 15_000 };
const lockMs = 3000;
const idleInTransactionMs = 30_000;

const readinessMs = 2000;
/** Every page request waits for the content version. If a network drops all packets, there is no error for minutes. */
export const versionMs = 5000;

/** Number of idle connections that stay open, because opening one takes 5 to 15 ms. */
export const openConnections = 4;

/** Key of the advisory lock; arbitrary, but not used by other programs on the same database. */
export const preparationLock = 7_265_103_914;

const ignore = () => {};

/** Reports lost connections of all pools, once for each outage. Without a listener, an error of an idle connection would end the process. */
const watchLosses = () => {
  let isLost = false;
  let onLost: (error: Error) => void = ignore;
  return {
    listen: (listener: typeof onLost) => {
      onLost = listener;
    },
    watch: (pool: Pool): Pool => {
      pool.on('connect', (client) => {
        isLost = false;
        // a client in use reports the error through its current or next query
        client.on('error', ignore);
      });
      pool.on('error', (error) => {
        if (!isLost) onLost(error);
        isLost = true;
      });
      return pool;
    },
  };
};

/** @throws if the server does not respond in time */
const inTime = <T>(asked: Promise<T>, ms: number): Promise<T> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('PostgreSQL does not respond.')), ms);
  return Promise.race([asked, late.promise]).finally(() => clearTimeout(timer));
};

const isAnswered = (pool: Pool): Promise<boolean> =>
  inTime(pool.query('select 1'), readinessMs).then(
    () => true,
    () => false,
  );

export interface PostgresOptions {
  limits?: PostgresLimits;
}

/** @returns whether the pool answers; concurrent checks share one query */
const createReadiness = (pool: Pool): Connection['isReady'] => {
  let asking: Promise<boolean> | null = null;
  return () => {
    asking ??= isAnswered(pool).finally(() => {
      asking = null;
    });
    return asking;
  };
};

/** Runs the preparation on one instance at a time. @param client not connected yet @param pool for the work itself */
const prepareAlone = async <T>(client: Client, pool: Pool, work: (connection: Connection) => Promise<T>): Promise<T> => {
  client.on('error', ignore);
  await client.connect();
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    // a transaction lock instead of a session lock, because a connection pooler may share sessions
    await client.query('begin');
    await client.query('set local lock_timeout = 0; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [preparationLock]);
    const connection: Connection = {
      db,
      kind: 'postgres',
      isReady: async () => true,
      contentVersion: () => readContentVersion(db),
      holdVisitors: async () => async () => {},
      prepare: (inner) => inner(connection),
      // migrations may take long
      onSlowStatement: ignore,
      // another connection reports lost connections of all pools
      onLost: ignore,
      close: async () => {},
    };
    return await work(connection);
  } finally {
    await db.destroy();
    await client.end().catch(ignore);
  }
};

/** Connections for requests have timeouts; readiness checks have their own connection. */
export const openPostgres = async (url: string, { limits = usualLimits }: PostgresOptions): Promise<Connection> => {
  // loaded on demand, because most installations use SQLite
  const { default: pg } = await import('pg');
  const losses = watchLosses();
  const common = { connectionString: url, keepAlive: true, allowExitOnIdle: true };
  const openPool = (max: number, connectionTimeoutMillis: number, more?: Pick<PoolConfig, 'min' | 'onConnect'>) =>
    losses.watch(new pg.Pool({ ...common, max, connectionTimeoutMillis, ...more }));

  // set by a statement, because connection poolers refuse these settings as connection parameters
  const settings = `set lock_timeout = ${lockMs}; set statement_timeout = ${limits.statementMs}; set idle_in_transaction_session_timeout = ${idleInTransactionMs}`;
  // by the pool, which closes the connection if this fails; Kysely would not release it
  const requests = openPool(limits.poolSize, limits.connectMs, {
    min: Math.min(openConnections, limits.poolSize),
    onConnect: async (client) => void (await client.query(settings)),
  });
  const readiness = openPool(1, readinessMs);
  const { log, listen } = watchSlowStatements();
  const db = new Kysely<Tables>({ log, dialect: new PostgresDialect({ pool: preparing(requests, limits.statementMs) }) });
  const contentVersion = shareNext(() => inTime(readContentVersion(db), versionMs));
  return {
    db,
    kind: 'postgres',
    isReady: createReadiness(readiness),
    contentVersion,
    // their changes of many records are one transaction
    holdVisitors: async () => async () => {},
    prepare: (work) =>
      prepareAlone(
        new pg.Client({ connectionString: url, connectionTimeoutMillis: limits.connectMs, keepAlive: true }),
        openPool(2, limits.connectMs),
        work,
      ),
    onSlowStatement: listen,
    onLost: losses.listen,
    pool: () => ({ used: requests.totalCount - requests.idleCount, idle: requests.idleCount, waiting: requests.waitingCount }),
    close: async () => {
      await db.destroy();
      await readiness.end();
    },
  };
};
