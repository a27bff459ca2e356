// A streaming replica of PostgreSQL for what visitors read (docs/decisions/0036-read-replica.md). It is used for a computation only if
// it has the content version of the primary, and its failures are never those of a visitor.
import { Kysely, type Logger, PostgresDialect, sql } from 'kysely';
import type { Pool, PoolConfig } from 'pg';
import type { PostgresLimits } from '#server/config.ts';
import { readContentVersion, shareNext } from './content-version.ts';
import type { Read } from './context.ts';
import { preparing } from './prepared-statements.ts';
import type { Database, Tables } from './schema.ts';
import { isUnavailable } from './unavailable.ts';

/** After a failure, the primary answers alone for so long. */
const retryMs = 5000;
/** Shorter than for the primary, because the primary can answer instead. */
const connectMs = 2000;

export interface ReplicaLog {
  /** Called once per outage. */
  onAway: (error: Error) => void;
  onBack: () => void;
}

interface Options extends ReplicaLog {
  primary: { db: Database; contentVersion: () => number | Promise<number> };
  limits: PostgresLimits;
  /** SQL that sets the limits of a connection. */
  settings: string;
  log: Logger;
  openPool: (config: PoolConfig) => Pool;
}

/** The server behind the address cannot be used. */
class ReplicaError extends Error {
  override name = 'ReplicaError';
}

/** What must be the same on a replica: the cluster, the database, and the migrations that the primary had before. */
interface Origin {
  system: string;
  database: string;
  migration: string;
}

interface Identity extends Origin {
  /** One run of one server. */
  server: string;
  version: number;
}

const identityQuery = `
  select system_identifier::text as system, current_database()::text as database,
    (select max(name) from kysely_migration) as migration,
    concat_ws(' ', inet_server_addr(), inet_server_port(), extract(epoch from pg_postmaster_start_time())) as server,
    (select version from content_version) as version
  from pg_control_system()`;

interface Opened {
  db: Database;
  hasReached: (version: number) => Promise<boolean>;
  close: () => Promise<void>;
}

/** @throws unless the connection leads to the replica, and to no earlier state than another one has shown */
const check = (found: Identity, origin: Origin, known: { server: string; version: number } | null): void => {
  if (found.system !== origin.system || found.database !== origin.database)
    throw new ReplicaError('DATABASE_REPLICA_URL is not a replica of DATABASE_URL');
  if (found.migration < origin.migration) throw new ReplicaError('The replica does not have the latest migration yet');
  if (known && (found.server !== known.server || found.version < known.version))
    throw new ReplicaError('The replica was restarted, or another server has taken its place');
};

/** @returns a pool of which one connection is open and checked */
const open = async (options: Options, onLost: (error: Error) => void): Promise<Opened> => {
  const { primary, limits, settings, log, openPool } = options;
  const { rows } = await sql<Identity>`${sql.raw(identityQuery)}`.execute(primary.db);
  const [origin] = rows;
  if (!origin) throw new ReplicaError('The primary has no identity');
  // every connection leads to the same run of the same server, so the versions that they show never decrease
  let known: { server: string; version: number } | null = null;
  const pool = openPool({
    max: limits.poolSize,
    connectionTimeoutMillis: Math.min(limits.connectMs, connectMs),
    query_timeout: limits.statementMs + connectMs,
    onConnect: async (client) => {
      await client.query(`${settings}; set default_transaction_read_only = on`);
      const [found] = (await client.query<Identity>(identityQuery)).rows;
      if (!found) throw new ReplicaError('The replica has no identity');
      check(found, origin, known);
      known = { server: found.server, version: Math.max(found.version, known?.version ?? 0) };
    },
  });
  pool.on('error', onLost);
  const db = new Kysely<Tables>({ log, dialect: new PostgresDialect({ pool: preparing(pool) }) });
  const readVersion = shareNext(() => readContentVersion(db));
  const hasReached = async (version: number) => {
    if (known && known.version >= version) return true;
    const found = await readVersion();
    if (known) known = { ...known, version: Math.max(found, known.version) };
    return found >= version;
  };
  // not through Kysely, whose errors after that are not those of an outage
  const close = () => pool.end();
  try {
    await readVersion();
  } catch (error) {
    close().catch(() => {});
    throw error;
  }
  return { db, hasReached, close };
};

/** @returns whether the primary may succeed where the replica failed: everything but time limits of statements */
const isOfReplica = (error: unknown): error is Error => {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === '57014') return false;
  // PostgreSQL sends errors with a severity, for example when the replica ends a query that prevents it from following the primary
  return error instanceof ReplicaError || isUnavailable(error) || 'severity' in error || error.message === 'Query read timeout';
};

/** Reports an outage and its end once. */
const createOutage = ({ onAway, onBack }: ReplicaLog) => {
  let isAway = false;
  return {
    begin: (error: unknown) => {
      if (!isAway) onAway(error instanceof Error ? error : new Error(String(error)));
      isAway = true;
    },
    end: () => {
      if (isAway) onBack();
      isAway = false;
    },
  };
};

export const readFromReplica = (options: Options): { read: Read; close: () => Promise<void> } => {
  const { primary } = options;
  const outage = createOutage(options);
  let opened: Opened | null = null;
  let opening: Promise<void> | null = null;
  let retryAt = 0;
  let isClosed = false;

  const fail = (error: unknown) => {
    retryAt = performance.now() + retryMs;
    outage.begin(error);
  };
  const giveUp = (replica: Opened | null, error: unknown) => {
    if (!replica || opened !== replica) return;
    opened = null;
    replica.close().catch(() => {});
    if (!isClosed) fail(error);
  };
  const reopen = async () => {
    try {
      let next: Opened | null = null;
      // an error while it is opened is that of its query
      next = await open(options, (error) => giveUp(next, error));
      if (isClosed) return await next.close();
      opened = next;
      outage.end();
    } catch (error) {
      if (!isClosed) fail(error);
    } finally {
      opening = null;
    }
  };
  /** @returns null while there is no replica; nobody waits for it */
  const find = async (version: number): Promise<Opened | null> => {
    const replica = opened;
    if (!replica) {
      if (!isClosed && performance.now() >= retryAt) opening ??= reopen();
      return null;
    }
    try {
      return (await replica.hasReached(version)) ? replica : null;
    } catch (error) {
      giveUp(replica, error);
      return null;
    }
  };

  const read: Read = async (work) => {
    const replica = await find(await primary.contentVersion());
    if (!replica) return work(primary.db);
    try {
      return await work(replica.db);
    } catch (error) {
      if (!isOfReplica(error)) throw error;
      if (isUnavailable(error) || !('severity' in error)) giveUp(replica, error);
      return work(primary.db);
    }
  };
  return {
    read,
    close: async () => {
      isClosed = true;
      await opening;
      await opened?.close();
    },
  };
};
