// Starts of the real process: a second start, error messages of a failed start, permissions of the data folder.
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freePort } from '#server/testing/free-port.ts';
import { failToStart, type ServerProcess, startServer } from '#server/testing/server-process.ts';

// a process takes long to start on a busy machine
vi.setConfig({ testTimeout: 180_000 });
afterAll(() => vi.resetConfig());

let dataDir: string;
let servers: ServerProcess[];
const start = async (environment: Record<string, string> = {}) => {
  const server = await startServer(dataDir, environment);
  servers.push(server);
  return server;
};

beforeEach(() => {
  servers = [];
  dataDir = join(mkdtempSync(join(tmpdir(), 'start-')), 'data');
});
afterEach(async () => {
  for (const server of servers) await server.kill();
  rmSync(join(dataDir, '..'), { recursive: true, force: true });
});

const expectOneLine = ({ code, stderr }: { code: number | null; stderr: string }, ...texts: (string | RegExp)[]) => {
  expect(stderr.trim().split('\n'), stderr).toHaveLength(1);
  for (const text of texts) expect(stderr).toMatch(text);
  expect(code).toBe(1);
};

it('refuses to start without the files that the database names, e.g. if a disk is not mounted, until the folder is created (FILES-11)', async () => {
  const files = join(dataDir, '..', 'files');
  const environment = { SEED: 'demo', FILES_URL: files };
  await (await start(environment)).kill();
  rmSync(files, { recursive: true });
  const uploads = join(files, 'uploads');
  expectOneLine(await failToStart({ DATA_DIR: dataDir, ...environment }), `The folder ${uploads} does not exist`, /names files \(\d{2,}\)/);
  expect(existsSync(uploads)).toBe(false);
  mkdirSync(uploads);
  const { origin } = await start(environment);
  expect(await (await fetch(`${origin}/readyz`)).json()).toEqual({ status: 'ready' });
  rmSync(uploads, { recursive: true });
  expect(await (await fetch(`${origin}/readyz`)).json()).toEqual({ status: 'ready', warning: 'file storage unreachable' });
});

describe('a second start', () => {
  it('fails on a data folder in use without changing it, and succeeds once the first process was killed (START-04)', async () => {
    const first = await start();
    const incoming = join(dataDir, 'uploads', '.incoming');
    mkdirSync(incoming, { recursive: true });
    // an upload that the first process is receiving
    writeFileSync(join(incoming, 'half'), 'half');
    expectOneLine(await failToStart({ DATA_DIR: dataDir }), dataDir, 'in use by another running server');
    expect(readdirSync(incoming)).toEqual(['half']);
    expect((await fetch(`${first.origin}/readyz`)).status).toBe(200);
    await first.kill();
    const next = await start();
    expect((await fetch(`${next.origin}/readyz`)).status).toBe(200);
    expect(readdirSync(incoming)).toEqual([]);
  });

  it('fails on a database in use, even with another data folder (START-04)', async () => {
    await start();
    const other = { DATA_DIR: join(dataDir, '..', 'other'), DATABASE_URL: `file:${join(dataDir, 'site.sqlite')}` };
    expectOneLine(await failToStart(other), join(dataDir, 'site.sqlite'), 'in use by another running server');
  });

  it('fails on a port in use before it writes to the disk (START-03)', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as { port: number };
    expectOneLine(await failToStart({ DATA_DIR: dataDir, PORT: String(port) }), `127.0.0.1:${port}`, 'set PORT');
    expect(existsSync(dataDir)).toBe(false);
    server.close();
  });
});

describe('a failed start reports the cause in one line (START-02)', () => {
  const database = () => {
    mkdirSync(dataDir, { recursive: true });
    return join(dataDir, 'site.sqlite');
  };

  it('when the data folder is a file', async () => {
    mkdirSync(join(dataDir, '..'), { recursive: true });
    writeFileSync(dataDir, '');
    expectOneLine(await failToStart({ DATA_DIR: dataDir }), dataDir, 'Set DATA_DIR');
    expectOneLine(await failToStart({ DATA_DIR: join(dataDir, 'below') }), dataDir, 'Set DATA_DIR');
  });

  // root can write everywhere
  it.skipIf(process.getuid?.() === 0)('when the data folder is not writable', async () => {
    mkdirSync(dataDir, { mode: 0o500 });
    expectOneLine(await failToStart({ DATA_DIR: dataDir }), dataDir, 'not allowed to write');
  });

  it('when the database file is not a database', async () => {
    writeFileSync(database(), 'x'.repeat(5000));
    expectOneLine(await failToStart({ DATA_DIR: dataDir }), database(), 'not a SQLite database', 'backup');
  });

  it('when the database is damaged', async () => {
    const server = await start();
    await server.end();
    const bytes = Buffer.alloc(8192, 0xff);
    const file = new DatabaseSync(database());
    const pages = Number(Object.values(file.prepare('pragma page_count').get() ?? {})[0]);
    file.close();
    const handle = openSync(database(), 'r+');
    for (let page = 1; page < pages; page += 2) writeSync(handle, bytes, 0, 4096, page * 4096);
    closeSync(handle);
    expectOneLine(await failToStart({ DATA_DIR: dataDir }), database(), 'damaged', 'backup');
  });

  it('when the database is locked by another program', async () => {
    await (await start()).end();
    const other = new DatabaseSync(database());
    other.exec('pragma locking_mode = exclusive; begin exclusive');
    expectOneLine(await failToStart({ DATA_DIR: dataDir }), database(), 'locked by another program');
    other.close();
  });

  it('when a newer version used the database (START-06)', async () => {
    await (await start()).end();
    const file = new DatabaseSync(database());
    file.exec("insert into kysely_migration (name, timestamp) values ('9999-later', '2030-01-01')");
    file.close();
    expectOneLine(await failToStart({ DATA_DIR: dataDir }), '9999-later', 'newer version', 'backup');
  });

  it('when the database was created by 0.1.0, which was never released (START-23)', async () => {
    await (await start()).end();
    const file = new DatabaseSync(database());
    file.exec("insert into kysely_migration (name, timestamp) values ('0002-uploads', '2026-11-22'), ('0045-backup-links', '2026-11-22')");
    file.close();
    expectOneLine(await failToStart({ DATA_DIR: dataDir }), '0.1.0, which was never released', 'DATA_DIR', 'empty');
  });

  it('when PostgreSQL is not reachable, without its password', async () => {
    const url = `postgres://site:secret-word@127.0.0.1:${await freePort()}/site`;
    const result = await failToStart({ DATA_DIR: dataDir, DATABASE_URL: url });
    expectOneLine(result, 'PostgreSQL at 127.0.0.1', 'database site', 'ECONNREFUSED', 'DATABASE_URL');
    expect(result.stderr).not.toContain('secret-word');
  });

  it('when the host is not an address of this machine', async () => {
    expectOneLine(await failToStart({ DATA_DIR: dataDir, HOST: '192.0.2.1' }), '192.0.2.1', 'HOST');
  });
});

describe.skipIf(process.getuid === undefined)('permissions of the data folder', () => {
  const rights = (path: string) => (statSync(path).mode & 0o777).toString(8);

  it('are limited to the account of the server (START-08)', async () => {
    await start();
    expect(rights(dataDir)).toBe('700');
    for (const name of ['site.sqlite', 'site.sqlite-wal', 'site.sqlite-shm'])
      expect([name, rights(join(dataDir, name))]).toEqual([name, '600']);
  });

  it('are restricted if others can read the folder (START-08)', async () => {
    await (await start()).end();
    const [uploads, database] = [join(dataDir, 'uploads'), join(dataDir, 'site.sqlite')];
    mkdirSync(uploads, { recursive: true });
    for (const path of [uploads, dataDir]) chmodSync(path, 0o755);
    chmodSync(database, 0o644);
    await start();
    expect([dataDir, uploads, database].map(rights)).toEqual(['700', '700', '600']);
  });

  it('are not changed in a folder with other content', async () => {
    mkdirSync(dataDir);
    chmodSync(dataDir, 0o755);
    writeFileSync(join(dataDir, 'letter.txt'), '', { mode: 0o644 });
    chmodSync(join(dataDir, 'letter.txt'), 0o644);
    await start();
    expect([dataDir, join(dataDir, 'letter.txt'), join(dataDir, 'site.sqlite')].map(rights)).toEqual(['755', '644', '600']);
  });
});

it('reports the content of a new database, and at later starts the version and that the administrator exists (WATCH-08)', async () => {
  const first = await start({ SEED: 'demo', LOG_LEVEL: 'silent' });
  expect(first.output()).toMatch(/^Content: the demonstration company\..*SEED=none/m);
  expect(first.output()).toMatch(/^Account: /m);
  await first.end();
  const second = await start({ SEED: 'demo' });
  expect(second.output()).not.toContain('Content:');
  expect(second.output()).toMatch(/^Administrator: already exists$/m);
  expect(second.output()).toMatch(/^Version: \d+\.\d+\.\d+/m);
});

it('creates an administrator with a random password, and prints it once (START-10)', async () => {
  const unnamed = { ADMIN_EMAIL: '', ADMIN_PASSWORD: '' };
  const first = await start(unnamed);
  expect(first.output()).toMatch(/^Account: admin@example\.com {2}password: \S{16} {2}\(shown only once\)$/m);
  await first.end();
  expect((await start(unnamed)).output()).not.toContain('password:');
});

it('serves with one process even if a platform sets WEB_CONCURRENCY, with one warning (START-18)', async () => {
  const server = await start({ WEB_CONCURRENCY: '4' });
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  await server.end();
  expect(server.output().match(/WEB_CONCURRENCY has no effect\./g)).toHaveLength(1);
});

it('accepts an ADMIN_PASSWORD that is easy to guess, with a warning (AACC-11)', async () => {
  const server = await start({ ADMIN_PASSWORD: 'password', LOG_LEVEL: 'warn' });
  expect(server.output()).toMatch(/^Account: .*\(password from ADMIN_PASSWORD\)$/m);
  // standard error and standard output arrive independently
  await server.written('ADMIN_PASSWORD is easy to guess, change it under Account in the CMS');
});
