// The real process with a real PostgreSQL that drops connections, restarts and has locked tables.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect as connectTo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { systemClock } from '#server/platform/clock.ts';
import { prepareDatabase } from '#server/start/database-preparation.ts';
import { freePort } from '#server/testing/free-port.ts';
import { createPostgresServer, type PostgresServer } from '#server/testing/postgres-server.ts';
import { failToStart, type ServerProcess, startServer } from '#server/testing/server-process.ts';
import { connect } from './connect.ts';
import { preparationLock } from './postgres.ts';

// a process takes long to start on a busy machine
vi.setConfig({ testTimeout: 180_000 });
afterAll(() => vi.resetConfig());

let postgres: PostgresServer;
let folder: string;
let url: string;
let servers: ServerProcess[];

beforeAll(async () => {
  postgres = await createPostgresServer();
});
afterAll(() => postgres.remove());
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'postgres-site-'));
  url = await postgres.createDatabase();
  servers = [];
});
afterEach(async () => {
  for (const server of servers) await server.kill();
  rmSync(folder, { recursive: true });
});

const start = async (environment: Record<string, string> = {}) => {
  const server = await startServer(folder, { DATABASE_URL: url, CONTACT_RATE_LIMIT: '0', ...environment });
  servers.push(server);
  return server;
};
const statusOf = async (server: ServerProcess, path: string) => (await fetch(server.origin + path)).status;
const sendMessage = async ({ origin }: ServerProcess) => {
  const response = await fetch(`${origin}/api/public/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'A', email: 'a@example.com', subject: 'Test', message: 'Text' }),
  });
  return { status: response.status, retryAfter: response.headers.get('retry-after') };
};
const database = () => new URL(url).pathname.slice(1);
const cutConnections = () =>
  postgres.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database()}' and pid <> pg_backend_pid()`);

/** Locks the database as another instance does while it prepares it. */
const lockPreparation = async () => {
  const other = new pg.Client({ connectionString: url });
  other.on('error', () => {});
  await other.connect();
  await other.query('select pg_advisory_lock($1)', [preparationLock]);
  const isAwaited = () => postgres.query("select 1 from pg_locks where locktype = 'advisory' and not granted");
  return {
    awaited: () => vi.waitUntil(async () => (await isAwaited()).length > 0, { timeout: 60_000 }),
    release: () => other.end(),
  };
};

it('is alive but not ready while it prepares the database, and answers everything else 503 (START-05)', async () => {
  const preparation = await lockPreparation();
  const port = await freePort();
  const starting = start({ PORT: String(port) });
  await preparation.awaited();
  const get = (path: string, accept = 'application/json') => fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept } });
  const answers = [await get('/readyz'), await get('/healthz'), await get('/api/public/settings'), await get('/', 'text/html')];
  expect(answers.map(({ status }) => status)).toEqual([503, 200, 503, 503]);
  expect(await answers[0]?.json()).toEqual({ status: 'starting' });
  expect(Number(answers[2]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await answers[3]?.text()).toContain('The site is starting');
  await preparation.release();
  await starting;
  expect((await get('/readyz')).status).toBe(200);
});

it('ends the start with one log line when PostgreSQL stops during the preparation (START-02)', async () => {
  const preparation = await lockPreparation();
  const failing = failToStart({ DATA_DIR: folder, DATABASE_URL: url });
  await preparation.awaited();
  await postgres.stop();
  try {
    const { code, stderr } = await failing;
    expect([code, stderr.trim().split('\n')]).toEqual([1, [expect.stringContaining('Cannot connect to PostgreSQL at 127.0.0.1')]]);
  } finally {
    await postgres.start();
  }
});

it('reconnects when its connections are dropped, with one log line', async () => {
  const server = await start();
  // each message needs a connection, unlike pages, which are answered from memory
  const connections = 10;
  await Promise.all(Array.from({ length: connections }, () => sendMessage(server)));
  expect((await cutConnections()).length).toBeGreaterThan(1);
  await server.written('connection lost');
  const statuses = [];
  // 503 as long as the pool contains a dropped connection that it has not noticed
  do statuses.push(await statusOf(server, '/api/public/settings'));
  while (statuses.at(-1) === 503 && statuses.length <= connections);
  expect(statuses.at(-1)).toBe(200);
  expect(server.output().match(/connection lost/g)).toHaveLength(1);
});

it('reports lost connections for requests and readiness checks once, and needs no listener', async () => {
  const { db, isReady, onLost, pool, close } = await connect(url);
  const cutWhileOpen = async () => {
    await vi.waitUntil(isReady, { timeout: 60_000 });
    await vi.waitFor(() => sql`select 1`.execute(db), { timeout: 60_000 });
    await cutConnections();
    await vi.waitUntil(() => pool?.().idle === 0, { timeout: 60_000 });
  };
  await cutWhileOpen();
  const lost: string[] = [];
  onLost(({ message }) => lost.push(message));
  await cutWhileOpen();
  // answered through a new connection once the readiness check has noticed that its own is lost
  await vi.waitUntil(isReady, { timeout: 60_000 });
  expect(lost).toEqual([expect.stringContaining('terminating connection')]);
  await close();
});

it('answers 503 while PostgreSQL is down, stays alive, and recovers when it is back (OUT-03)', async () => {
  const server = await start();
  expect((await sendMessage(server)).status).toBe(201);
  await postgres.stop();
  try {
    const answer = await sendMessage(server);
    expect(answer.status).toBe(503);
    expect(Number(answer.retryAfter)).toBeGreaterThan(0);
    expect([await statusOf(server, '/readyz'), await statusOf(server, '/healthz')]).toEqual([503, 200]);
  } finally {
    await postgres.start();
  }
  expect(await statusOf(server, '/readyz')).toBe(200);
  expect((await sendMessage(server)).status).toBe(201);
});

it('times out queries that wait for a lock, and stays ready', async () => {
  const server = await start();
  const held = Promise.withResolvers<void>();
  const locking = postgres.query('begin; lock table contact_messages; select pg_sleep(600)', database()).catch(() => held.resolve());
  while (
    (
      await postgres.query(
        "select 1 from pg_locks where mode = 'AccessExclusiveLock' and relation = 'contact_messages'::regclass",
        database(),
      )
    ).length === 0
  );
  const messages = Promise.all(Array.from({ length: 20 }, () => sendMessage(server)));
  expect(await statusOf(server, '/readyz')).toBe(200);
  expect(new Set((await messages).map(({ status }) => status))).toEqual(new Set([503]));
  await postgres.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query like 'begin; lock%' and pid <> pg_backend_pid()",
  );
  await locking;
  expect((await sendMessage(server)).status).toBe(201);
});

it('uses the configured number of connections and time limit for statements (OUT-10)', async () => {
  const limits = { poolSize: 2, connectMs: 60_000, statementMs: 300 };
  const { db, pool, close } = await connect(url, { limits });
  await expect(sql`select pg_sleep(60)`.execute(db)).rejects.toThrow('statement timeout');
  const answers = await Promise.all(Array.from({ length: 8 }, () => sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)));
  expect(new Set(answers.map(({ rows }) => rows[0]?.pid)).size).toBeLessThanOrEqual(2);
  expect(pool?.().idle).toBeLessThanOrEqual(2);
  await close();
});

it('prepares an empty database once when two instances start at the same time, in ten runs (START-07)', async () => {
  for (let round = 1; round <= 10; round++) {
    const config = readConfig({ DATABASE_URL: await postgres.createDatabase(), DATA_DIR: folder, SEED: round === 1 ? 'demo' : 'none' });
    const instances = [await connect(config.databaseUrl), await connect(config.databaseUrl)];
    const prepared = await Promise.all(
      instances.map((instance) => instance.prepare((connection) => prepareDatabase({ config, connection, clock: systemClock }))),
    );
    for (const instance of instances) await instance.close();
    expect(
      prepared.filter(({ account }) => account !== null),
      `round ${round}`,
    ).toHaveLength(1);
    expect(
      prepared.filter(({ isSeeded }) => isSeeded),
      `round ${round}`,
    ).toHaveLength(round === 1 ? 1 : 0);
  }
});

it('opens another connection if one is lost before its limits are set', async () => {
  let cuts = 0;
  const sockets = new Set<ReturnType<typeof connectTo>>();
  const proxy = createServer((socket) => {
    const server = connectTo(Number(new URL(url).port), '127.0.0.1');
    for (const one of [socket, server]) {
      sockets.add(one);
      one.on('error', () => {});
    }
    socket.on('data', (bytes) => {
      if (cuts < 3 && bytes.includes('lock_timeout')) {
        cuts++;
        socket.destroy();
        server.destroy();
      } else server.write(bytes);
    });
    server.pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = new URL(url);
  address.port = String((proxy.address() as { port: number }).port);
  const connection = await connect(address.href, { limits: { poolSize: 1, connectMs: 10_000, statementMs: 10_000 } });
  const ask = () => sql<{ one: number }>`select 1 as one`.execute(connection.db);
  for (let attempt = 0; attempt < 3; attempt++) await expect(ask()).rejects.toThrow('Connection terminated');
  expect((await ask()).rows).toEqual([{ one: 1 }]);
  await connection.close();
  for (const socket of sockets) socket.destroy();
  proxy.close();
});
