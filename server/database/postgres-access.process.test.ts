// A running server whose access to PostgreSQL is revoked and granted again.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createPostgresServer, type PostgresServer } from '#server/testing/postgres-server.ts';
import { type ServerProcess, startServer } from '#server/testing/server-process.ts';

vi.setConfig({ testTimeout: 180_000 });
afterAll(() => vi.resetConfig());

/** The tests' own account needs no password; all others do. */
const access = 'host all postgres 127.0.0.1/32 trust\nhost all all 127.0.0.1/32 scram-sha-256\n';

let postgres: PostgresServer;
let folder: string;
let server: ServerProcess;
beforeAll(async () => {
  postgres = await createPostgresServer({ files: { 'pg_hba.conf': access } });
  await postgres.query("create role site login password 'first'");
});
afterAll(() => postgres.remove());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'postgres-access-'));
});
afterEach(async () => {
  await server.kill();
  rmSync(folder, { recursive: true });
});

const call = async (path: string, body?: object) => {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(server.origin + path, body ? { method: 'POST', headers, body: JSON.stringify(body) } : {});
  return { status: response.status, hasRetryAfter: Number(response.headers.get('retry-after')) > 0 };
};
const sendMessage = () => call('/api/public/contact', { name: 'A', email: 'a@example.com', subject: 'Test', message: 'Text' });

interface Fault {
  break: (database: string) => Promise<unknown>;
  repair: (database: string) => Promise<unknown>;
  /** The reason why PostgreSQL refuses a new connection. */
  reason: string;
}

/** Ends all connections, including those that were authenticated before the last change and only start now. */
const cut = (database: string) =>
  vi.waitFor(async () => {
    const others = `from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()
      and (datname = '${database}' or datname is null)`;
    await postgres.query(`select pg_terminate_backend(pid) ${others}`);
    expect(await postgres.query(`select pid ${others}`)).toEqual([]);
  }, 60_000);
const change = async (database: string, text: string) => {
  await postgres.query(text);
  await cut(database);
};
/** PostgreSQL cannot copy a database to which others are connected. */
const copy = async (from: string, to: string) => {
  await cut(from);
  await postgres.query(`create database ${to} template ${from} owner site`);
};

const faults: [string, Fault][] = [
  [
    'the password is changed',
    {
      break: (database) => change(database, "alter role site password 'second'"),
      repair: () => postgres.query("alter role site password 'first'"),
      reason: 'password authentication failed',
    },
  ],
  [
    'the account may not connect',
    {
      break: (database) => change(database, 'alter role site nologin'),
      repair: () => postgres.query('alter role site login'),
      reason: 'is not permitted to log in',
    },
  ],
  [
    'there are too many connections',
    {
      break: (database) => change(database, 'alter role site connection limit 0'),
      repair: () => postgres.query('alter role site connection limit -1'),
      reason: 'too many connections',
    },
  ],
  [
    'the database is dropped',
    {
      break: async (database) => {
        await vi.waitFor(() => copy(database, `${database}_copy`), { timeout: 60_000 });
        await postgres.query(`drop database ${database} with (force)`);
      },
      repair: (database) => postgres.query(`create database ${database} template ${database}_copy owner site`),
      reason: 'does not exist',
    },
  ],
];

it.each(faults)('answers 503 with one log line while %s, and recovers (OUT-12)', async (_, fault) => {
  const url = new URL(await postgres.createDatabase());
  const database = url.pathname.slice(1);
  await postgres.query(`alter database ${database} owner to site`);
  Object.assign(url, { username: 'site', password: 'first' });
  server = await startServer(folder, { DATABASE_URL: url.href, CONTACT_RATE_LIMIT: '0', BACKUP_AT: 'off' });
  expect((await sendMessage()).status).toBe(201);

  await fault.break(database);
  await expect(new pg.Client({ connectionString: url.href }).connect()).rejects.toThrow(fault.reason);
  const answers = [];
  for (let round = 0; round < 10; round++) {
    answers.push(await sendMessage(), await call('/api/public/settings'), await call('/api/admin/account'), await call('/sitemap.xml'));
  }
  // requests without a token
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(answers.filter(({ status }) => status !== 401)).toEqual(Array(30).fill({ status: 503, hasRetryAfter: true }));
  expect([(await call('/readyz')).status, (await call('/healthz')).status]).toEqual([503, 200]);

  await fault.repair(database);
  expect((await sendMessage()).status).toBe(201);
  expect([(await call('/api/public/settings')).status, (await call('/readyz')).status]).toEqual([200, 200]);
  expect(server.output().match(/database or disk unavailable/g)).toHaveLength(1);
  expect(server.output()).not.toContain('request failed');
});
