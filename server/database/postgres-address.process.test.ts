// Starts the server with accounts and addresses chosen by an operator.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createPostgresServer, type PostgresServer } from '#server/testing/postgres-server.ts';
import { failToStart, startServer } from '#server/testing/server-process.ts';

vi.setConfig({ testTimeout: 180_000 });
afterAll(() => vi.resetConfig());

const password = 'p@ss:w/rd#1%?';
const access = 'host all postgres 127.0.0.1/32 trust\nhost all all 127.0.0.1/32 scram-sha-256\n';

let postgres: PostgresServer;
let folder: string;
beforeAll(async () => {
  postgres = await createPostgresServer({ files: { 'pg_hba.conf': access } });
  await postgres.query(`create role site login password '${password}'`);
});
afterAll(() => postgres.remove());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'postgres-address-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const createDatabase = async (): Promise<URL> => {
  const url = new URL(await postgres.createDatabase());
  url.username = 'site';
  return url;
};

it('accepts a password with special characters from PGPASSWORD, or percent-encoded in the address (START-20)', async () => {
  const url = await createDatabase();
  await postgres.query(`alter database ${url.pathname.slice(1)} owner to site`);
  const encoded = url.href.replace('site@', `site:${encodeURIComponent(password)}@`);
  for (const [address, PGPASSWORD] of [
    [url.href, password],
    [encoded, ''],
  ] as const) {
    const server = await startServer(folder, { DATABASE_URL: address, PGPASSWORD });
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
    expect(await server.end()).toBe(0);
  }
});

const expectRefused = async (url: URL, ...texts: string[]) => {
  const { code, stderr } = await failToStart({ DATA_DIR: folder, DATABASE_URL: url.href, PGPASSWORD: password });
  expect(stderr.trim().split('\n'), stderr).toHaveLength(1);
  for (const text of [`PostgreSQL at 127.0.0.1:${postgres.port}`, ...texts]) expect(stderr).toContain(text);
  expect(stderr).not.toContain(password);
  expect(code).toBe(1);
};

it('reports an account that may not create tables in one line (START-20)', async () => {
  await expectRefused(await createDatabase(), 'permission denied for schema public', 'owner of the database');
});

it('reports an account that may not create the extension for searches in one line (START-20)', async () => {
  const url = await createDatabase();
  await postgres.query('grant create on schema public to site', url.pathname.slice(1));
  await expectRefused(url, 'permission denied to create extension "pg_trgm"', 'create extension pg_trgm');
});

it('reports a search_path without the tables in one line (START-20)', async () => {
  const url = await createDatabase();
  const database = url.pathname.slice(1);
  await postgres.query(`alter database ${database} owner to site`);
  const missing = new URL(url);
  missing.searchParams.set('options', '-c search_path=missing');
  await expectRefused(missing, 'no schema has been selected to create in', 'search_path');

  const server = await startServer(folder, { DATABASE_URL: url.href, PGPASSWORD: password });
  await server.end();
  await postgres.query('create schema other authorization site', database);
  const other = new URL(url);
  other.searchParams.set('options', '-c search_path=other');
  await expectRefused(other, 'kysely_migration', 'search_path');
});
