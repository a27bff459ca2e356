// The real process with a PostgreSQL server that refuses connections without TLS.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { makeCertificate } from '#server/testing/certificate.ts';
import { createPostgresServer, type PostgresServer } from '#server/testing/postgres-server.ts';
import { failToStart, startServer } from '#server/testing/server-process.ts';

// a process takes long to start on a busy machine
vi.setConfig({ testTimeout: 180_000 });
afterAll(() => vi.resetConfig());

const account = 'site';
const password = 'secret-word';
const hostRules = `
hostssl all ${account} 127.0.0.1/32 scram-sha-256
host all postgres 127.0.0.1/32 trust
`;

let postgres: PostgresServer;
let folder: string;
let authority: string;
let unknownAuthority: string;
/** Address of a new database, without parameters. */
let address: URL;

const fileWith = (name: string, content: string): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'postgres-tls-'));
  const own = await makeCertificate('127.0.0.1');
  authority = fileWith('authority.pem', own.certificate);
  unknownAuthority = fileWith('unknown.pem', (await makeCertificate('127.0.0.1')).certificate);
  postgres = await createPostgresServer({
    settings: ['ssl=on'],
    files: { 'server.crt': own.certificate, 'server.key': own.key, 'pg_hba.conf': hostRules },
  });
  await postgres.query(`create role ${account} login password '${password}'`);
});
afterAll(async () => {
  await postgres.remove();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  address = new URL(await postgres.createDatabase());
  await postgres.query(`alter database ${address.pathname.slice(1)} owner to ${account}`);
  address.username = account;
  address.password = password;
});

const withParameters = (parameters: Record<string, string>): string => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
};
const environmentWith = (parameters: Record<string, string>) => ({
  DATA_DIR: join(folder, 'data'),
  DATABASE_URL: withParameters(parameters),
});

const expectConnected = async (parameters: Record<string, string>) => {
  const { DATA_DIR, ...environment } = environmentWith(parameters);
  const server = await startServer(DATA_DIR, environment);
  try {
    expect((await fetch(`${server.origin}/api/public/settings`)).status).toBe(200);
    const sessions = await postgres.query(
      `select ssl from pg_stat_ssl join pg_stat_activity using (pid) where usename = '${account}' and backend_type = 'client backend'`,
    );
    expect(sessions.length).toBeGreaterThan(0);
    expect(sessions.every(({ ssl }) => ssl === true)).toBe(true);
  } finally {
    await server.end();
  }
};

/** A warning of `pg` about deprecated modes is not part of the error. */
const expectRefused = async (parameters: Record<string, string>, ...texts: (string | RegExp)[]) => {
  const { code, stderr } = await failToStart({ ...environmentWith(parameters), NODE_NO_WARNINGS: '1' });
  expect(stderr.trim().split('\n'), stderr).toHaveLength(1);
  expect(stderr).not.toContain(password);
  for (const text of ['DATABASE_URL', ...texts]) expect(stderr).toMatch(text);
  expect(code).toBe(1);
};

it('connects with TLS to a server whose certificate it can verify (START-15)', async () => {
  await expectConnected({ sslmode: 'verify-full', sslrootcert: authority });
});

it('refuses a certificate of an unknown CA or for another host, in one line without the password (START-15)', async () => {
  await expectRefused({ sslmode: 'verify-full' }, 'PostgreSQL at 127.0.0.1', 'self-signed certificate', 'sslrootcert');
  await expectRefused({ sslmode: 'verify-full', sslrootcert: unknownAuthority }, 'self-signed certificate', 'sslrootcert');
  address.hostname = 'localhost';
  await expectRefused({ sslmode: 'verify-full', sslrootcert: authority }, 'PostgreSQL at localhost', 'does not match');
});

it('names the file of sslrootcert if it is missing or contains no certificate (START-15)', async () => {
  const missing = join(folder, 'missing.pem');
  await expectRefused({ sslmode: 'verify-full', sslrootcert: missing }, missing, 'sslrootcert');
  const empty = fileWith('empty.pem', 'no certificate');
  await expectRefused({ sslmode: 'verify-full', sslrootcert: empty }, 'PostgreSQL at 127.0.0.1');
});

it('verifies the certificate with sslmode=require as well, unless the rules of libpq are selected (START-16)', async () => {
  await expectRefused({ sslmode: 'require' }, 'self-signed certificate');
  await expectConnected({ sslmode: 'require', sslrootcert: authority });
  await expectConnected({ sslmode: 'require', uselibpqcompat: 'true' });
  await expectConnected({ sslmode: 'no-verify' });
});

it('reports in one line that the server requires TLS or lacks it (START-15)', async () => {
  await expectRefused({ sslmode: 'disable' }, 'PostgreSQL at 127.0.0.1', 'no encryption', 'sslmode');
  await expectRefused({}, 'no encryption', 'sslmode');
  const plain = await createPostgresServer();
  try {
    address = new URL(await plain.createDatabase());
    address.password = password;
    await expectRefused({ sslmode: 'verify-full', sslrootcert: authority }, 'does not support SSL');
  } finally {
    await plain.remove();
  }
});
