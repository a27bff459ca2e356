// The app over a real PostgreSQL server with a streaming replica that pauses, restarts and is away.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect as connectTo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { aProduct } from '#server/testing/builders.ts';
import { createReplica } from '#server/testing/postgres-replica.ts';
import { createPostgresServer, type PostgresServer } from '#server/testing/postgres-server.ts';
import { freePort, startServer } from '#server/testing/server-process.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { type Connection, connect } from './connect.ts';
import type { Database } from './schema.ts';

// PostgreSQL needs a long time to start on a busy machine
vi.setConfig({ testTimeout: 180_000 });
afterAll(() => vi.resetConfig());

const account = 'site';
const limits = { poolSize: 4, connectMs: 60_000, statementMs: 60_000 };

let primary: PostgresServer;
let replica: PostgresServer;
let url: string;
let log: string[];
let connections: Connection[];
let test: TestApp;

beforeAll(async () => {
  primary = await createPostgresServer();
  await primary.query(`create role ${account} login`);
  replica = await createReplica(primary);
});
afterAll(async () => {
  await replica.remove();
  await primary.remove();
});

const open = async (replicaUrl: string): Promise<Connection> => {
  const onAway = (error: Error) => void log.push(`away: ${error.message}`);
  const connection = await connect(url, { limits, replica: { url: replicaUrl, onAway, onBack: () => void log.push('back') } });
  connections.push(connection);
  return connection;
};
const replicaOf = (address: string): string => {
  const found = new URL(address);
  found.port = String(replica.port);
  return found.href;
};
const database = () => new URL(url).pathname.slice(1);

const isReplica = async (db: Database): Promise<boolean> =>
  (await sql<{ found: boolean }>`select pg_is_in_recovery() as found`.execute(db)).rows[0]?.found === true;
const usesReplica = ({ read } = test.connection) => read(isReplica);
/** The replica is opened in the background, and follows the primary a moment later. */
const waitForReplica = (connection = test.connection) => expect.poll(() => usesReplica(connection)).toBe(true);

/** The replica can get a new database after it was opened first, which is an outage. */
const waitForNewDatabase = async () => {
  await waitForReplica();
  log = [];
};

beforeEach(async () => {
  log = [];
  connections = [];
  const address = new URL(await primary.createDatabase());
  await primary.query(`alter database ${address.pathname.slice(1)} owner to ${account}`);
  // an account without special permissions
  address.username = account;
  url = address.href;
  test = await createTestApp({}, await open(replicaOf(url)));
});
afterEach(async () => {
  await test.close();
  for (const connection of connections) await connection.close();
});

const nameOf = async (slug: string) => {
  const { status, body } = await test.send('GET', `/api/public/products/${slug}`);
  return { status, name: (body as { product?: { name: string } }).product?.name };
};
/** Last statements of the connections of the product. */
const lastStatements = async (server: PostgresServer): Promise<string> =>
  (await server.query(`select query from pg_stat_activity where usename = '${account}' and datname = '${database()}'`))
    .map(({ query }) => query)
    .join('\n');
const pauseReplay = async () => {
  await replica.query('select pg_wal_replay_pause()');
  while ((await replica.query('select pg_get_wal_replay_pause_state() as state'))[0]?.state !== 'paused');
};

it('reads what visitors see from the replica, and everything else from the primary (REPLICA-01)', async () => {
  const { slug } = await aProduct(test.context, { name: 'Arm' });
  await waitForReplica();
  await test.send('GET', '/api/public/settings');
  await waitForReplica();
  expect(await nameOf(slug)).toEqual({ status: 200, name: 'Arm' });
  expect(await lastStatements(replica)).toContain('visible_products');
  expect(await lastStatements(primary)).not.toContain('visible_products');
  for (const path of ['/api/public/homepage', '/api/public/products?search=arm', '/api/public/news', '/sitemap.xml'])
    expect((await test.send('GET', path)).status).toBe(200);
  expect((await test.send('GET', '/api/admin/products', { headers: await test.signIn() })).status).toBe(200);
  expect(await lastStatements(primary)).toContain('products');
});

it('writes nothing to the replica (REPLICA-01)', async () => {
  await waitForReplica();
  await test.connection.read(async (db) => {
    await expect(db.deleteFrom('pages').execute()).rejects.toThrow('read-only transaction');
  });
});

it('shows a save with the next request while the replica is behind (REPLICA-02)', async () => {
  const { slug, id } = await aProduct(test.context, { name: 'Before' });
  await waitForNewDatabase();
  expect((await nameOf(slug)).name).toBe('Before');
  await pauseReplay();
  try {
    await primary.query(`update products set name = 'After' where id = ${id}`, database());
    expect((await nameOf(slug)).name).toBe('After');
    expect(await usesReplica()).toBe(false);
  } finally {
    await replica.query('select pg_wal_replay_resume()');
  }
  await waitForReplica();
  expect((await nameOf(slug)).name).toBe('After');
  expect(log).toEqual([]);
});

it('answers from the primary while the replica is away, with one line in the log, and returns to it (REPLICA-03)', async () => {
  const { slug } = await aProduct(test.context, { name: 'Arm' });
  await waitForNewDatabase();
  await replica.stop();
  try {
    for (let visit = 1; visit <= 20; visit++) {
      expect((await test.send('GET', `/api/public/products?search=arm&page=${visit}`)).status).toBe(200);
      expect(await usesReplica()).toBe(false);
    }
    expect(await nameOf(slug)).toEqual({ status: 200, name: 'Arm' });
    expect(log).toHaveLength(1);
  } finally {
    await replica.start();
  }
  await waitForReplica();
  expect(log).toEqual([expect.stringContaining('away: '), 'back']);
});

it('repeats a computation on the primary when the replica ends its connection (REPLICA-03)', async () => {
  await waitForReplica();
  const seen: boolean[] = [];
  const answer = await test.connection.read(async (db) => {
    seen.push(await isReplica(db));
    if (seen[0] && seen.length === 1) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db);
    return 'answered';
  });
  expect([answer, seen]).toEqual(['answered', [true, false]]);
});

it('does not repeat a computation that fails for another reason (REPLICA-03)', async () => {
  await waitForReplica();
  const work = vi.fn(async () => {
    throw new Error('not found');
  });
  await expect(test.connection.read(work)).rejects.toThrow('not found');
  expect(work).toHaveBeenCalledOnce();
});

it('does not mix two replicas behind one address (REPLICA-04)', async () => {
  const other = await createReplica(primary);
  let [port, next] = [replica.port, other.port];
  const balancer = createServer((socket) => {
    const target = connectTo({ host: '127.0.0.1', port });
    [port, next] = [next, port];
    for (const [from, to] of [
      [socket, target],
      [target, socket],
    ] as const)
      from.on('error', () => to.destroy()).on('close', () => to.destroy());
    socket.pipe(target).pipe(socket);
  });
  await once(balancer.listen(0, '127.0.0.1'), 'listening');
  try {
    const balanced = new URL(url);
    balanced.port = String((balancer.address() as AddressInfo).port);
    await waitForNewDatabase();
    const connection = await open(balanced.href);
    await waitForReplica(connection);
    // together they need more than one connection
    const answers = await Promise.all(Array.from({ length: 8 }, () => connection.read(isReplica)));
    expect(answers).toContain(false);
    expect(log).toEqual([expect.stringContaining('another server has taken its place')]);
  } finally {
    balancer.close();
    await other.remove();
  }
});

it('starts with a replica that is away, with one line in the log and without its password (REPLICA-03)', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'replica-site-'));
  const away = `postgres://${account}:secret-word@127.0.0.1:${await freePort()}/${database()}`;
  const server = await startServer(folder, { DATABASE_URL: url, DATABASE_REPLICA_URL: away });
  try {
    expect((await fetch(`${server.origin}/api/public/settings`)).status).toBe(200);
    await expect.poll(server.output).toContain('database replica cannot be used');
    expect((await fetch(`${server.origin}/api/public/news`)).status).toBe(200);
    expect(server.output().match(/database replica cannot be used/g)).toHaveLength(1);
    expect(server.output()).not.toContain('secret-word');
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true });
  }
});

it('refuses a database that is not a replica of the primary (REPLICA-04)', async () => {
  const other = new URL(await primary.createDatabase());
  await primary.query('create table kysely_migration (name text); create table content_version (version int)', other.pathname.slice(1));
  await primary.query(
    "insert into kysely_migration values ('9999-later'); insert into content_version values (999999)",
    other.pathname.slice(1),
  );
  for (const address of [other.href, replicaOf(other.href)]) {
    log = [];
    const connection = await open(address);
    const last = () => log.at(-1);
    await expect.poll(async () => [await usesReplica(connection), last()?.includes('away: ')]).toEqual([false, true]);
  }
  await waitForReplica();
});
