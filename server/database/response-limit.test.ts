// Simulates a network to PostgreSQL that drops all data without closing connections.
import { once } from 'node:events';
import { connect as connectTo, createServer, type Server, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createPostgresServer, type PostgresServer } from '#server/testing/postgres-server.ts';
import { type Connection, connect } from './connect.ts';
import { responseMarginMs } from './response-limit.ts';
import { inTransaction } from './transaction.ts';
import { isUnavailable } from './unavailable.ts';

const statementMs = 20_000;
let postgres: PostgresServer;
let url: URL;
let proxy: Server;
let sockets: Socket[];
/** Whether data of clients is dropped. */
let isLost: boolean;
/** Resolves when data is dropped. */
let lost: PromiseWithResolvers<void>;
let connection: Connection;

beforeAll(async () => {
  postgres = await createPostgresServer();
  url = new URL(await postgres.createDatabase());
});
afterAll(() => postgres.remove());
beforeEach(async () => {
  sockets = [];
  isLost = false;
  lost = Promise.withResolvers();
  proxy = createServer((socket) => {
    const server = connectTo(Number(url.port), '127.0.0.1');
    sockets.push(socket, server);
    for (const one of [socket, server]) one.on('error', () => {});
    socket.on('data', (bytes) => (isLost ? lost.resolve() : server.write(bytes)));
    socket.on('close', () => server.destroy());
    server.pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = new URL(url);
  address.port = String((proxy.address() as { port: number }).port);
  connection = await connect(address.href, { limits: { poolSize: 1, connectMs: 60_000, statementMs } });
  await sql`select 1`.execute(connection.db);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await connection.close();
  for (const socket of sockets) socket.destroy();
  proxy.close();
});

const ask = (db = connection.db) => sql<{ one: number }>`select 1 as one`.execute(db);
/** @returns the error of work whose data is dropped, once the time limit has passed */
const errorOf = async (work: Promise<unknown>): Promise<unknown> => {
  const failed = work.then(
    () => null,
    (error: unknown) => error,
  );
  await lost.promise;
  await vi.advanceTimersByTimeAsync(statementMs + responseMarginMs);
  return failed;
};

it('ends a statement without a response, and sends the next one over another connection (OUT-03)', async () => {
  isLost = true;
  expect(isUnavailable(await errorOf(ask()))).toBe(true);
  isLost = false;
  expect((await ask()).rows).toEqual([{ one: 1 }]);
  expect(connection.pool?.()).toEqual({ used: 0, idle: 1, waiting: 0 });
});

it('ends a transaction as well, without waiting for its rollback (OUT-03)', async () => {
  const work = inTransaction(connection.db, async (transaction) => {
    await ask(transaction);
    isLost = true;
    await ask(transaction);
  });
  expect(isUnavailable(await errorOf(work))).toBe(true);
  isLost = false;
  expect(await inTransaction(connection.db, async (transaction) => (await ask(transaction)).rows)).toEqual([{ one: 1 }]);
});

it('has no limit in a transaction that lifts the limit of PostgreSQL, and has one again afterwards (OUT-03)', async () => {
  const begun = Promise.withResolvers<void>();
  const work = inTransaction(connection.db, async (transaction) => {
    await sql`select set_config('statement_timeout', '0', true)`.execute(transaction);
    const waiting = sql`select pg_sleep(0.3)`.execute(transaction);
    begun.resolve();
    await waiting;
    return (await ask(transaction)).rows;
  });
  await begun.promise;
  await vi.advanceTimersByTimeAsync(2 * (statementMs + responseMarginMs));
  expect(await work).toEqual([{ one: 1 }]);
  isLost = true;
  expect(isUnavailable(await errorOf(ask()))).toBe(true);
});
