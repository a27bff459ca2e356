// PostgreSQL through a pool. The server may restart, fail over or be locked by others: connections that are lost are replaced,
// and no query waits without end.
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import type { Connection } from './connect.ts';
import type { Tables } from './schema.ts';

/** In milliseconds, for queries of requests. */
const limits = {
  connect: 5000,
  lock: 3000,
  statement: 15_000,
  idleInTransaction: 30_000,
} as const;

const readinessMs = 2000;

/** Any number that no other program on this database uses for its own advisory lock. */
const preparationLock = 7_265_103_914;

const ignore = () => {};

/** Without a listener, an error of an idle connection would end the process. */
const watch = (pool: Pool, onLost: (error: Error) => void): Pool => {
  let isLost = false;
  pool.on('connect', (client) => {
    isLost = false;
    // while a client is in use, its query fails; between two queries of a transaction, the next one does
    client.on('error', ignore);
  });
  pool.on('error', (error) => {
    if (!isLost) onLost(error);
    isLost = true;
  });
  return pool;
};

const isAnswered = async (pool: Pool): Promise<boolean> => {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), readinessMs);
  const asked = pool.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([asked, late.promise]).finally(() => clearTimeout(timer));
};

export const openPostgres = async (url: string, onLost: (error: Error) => void): Promise<Connection> => {
  // loaded only where it is used: most sites never need it
  const { default: pg } = await import('pg');
  const openPool = (max: number, connectionTimeoutMillis: number) =>
    watch(new pg.Pool({ connectionString: url, max, connectionTimeoutMillis, keepAlive: true, allowExitOnIdle: true }), onLost);

  const isReadyOn = (pool: Pool) => {
    let asking: Promise<boolean> | null = null;
    // probes that come together share one query
    return () => {
      asking ??= isAnswered(pool).finally(() => {
        asking = null;
      });
      return asking;
    };
  };

  const prepare: Connection['prepare'] = async (work) => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: limits.connect, keepAlive: true });
    client.on('error', ignore);
    await client.connect();
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: openPool(2, limits.connect) }) });
    try {
      // of a transaction, not of a session: a pooler between here and the server may share sessions
      await client.query('begin');
      await client.query('set local lock_timeout = 0; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
      await client.query('select pg_advisory_xact_lock($1)', [preparationLock]);
      const connection: Connection = {
        db,
        kind: 'postgres',
        isReady: async () => true,
        prepare: (inner) => inner(connection),
        close: async () => {},
      };
      return await work(connection);
    } finally {
      await db.destroy();
      await client.end().catch(ignore);
    }
  };

  const requests = openPool(10, limits.connect);
  const readiness = openPool(1, readinessMs);
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: requests,
      // as a statement: poolers refuse these as parameters of a connection
      onCreateConnection: async (connection) => {
        const { lock, statement, idleInTransaction } = limits;
        const text = `set lock_timeout = ${lock}; set statement_timeout = ${statement}; set idle_in_transaction_session_timeout = ${idleInTransaction}`;
        await connection.executeQuery(CompiledQuery.raw(text));
      },
    }),
  });
  return {
    db,
    kind: 'postgres',
    isReady: isReadyOn(readiness),
    prepare,
    close: async () => {
      await db.destroy();
      await readiness.end();
    },
  };
};
