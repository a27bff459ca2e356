import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { productVersion } from '#server/platform/project-root.ts';
import { startMailServer } from '#server/testing/mail-server.ts';
import { asNextVersion } from '#server/testing/next-version.ts';
import { createPostgresServer } from '#server/testing/postgres-server.ts';
import { startS3 } from '#server/testing/s3-server.ts';
import { startServer } from '#server/testing/server-process.ts';
import { checkClock } from './clock.ts';
import { checkDatabase } from './database.ts';
import { checkEnvironment } from './environment.ts';
import type { Finding } from './finding.ts';
import { checkFolders } from './folders.ts';
import { checkFileStore, checkMail } from './services.ts';
import { checkSite } from './site.ts';

// each server is a process, which takes long to start on a busy machine
vi.setConfig({ testTimeout: 180_000 });
afterAll(() => vi.resetConfig());

let folder: string;
let dataDir: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'doctor-'));
  dataDir = join(folder, 'data');
});
afterEach(() => rmSync(folder, { recursive: true }));

const configOf = (environment: Record<string, string> = {}) => readConfig({ DATA_DIR: dataDir, ...environment });
const clock = (iso: string) => () => new Date(iso);
const summary = (findings: readonly Finding[]): string => findings.map(({ state, text }) => `${state}: ${text}`).join('\n');
/** Names and modification times of everything below a folder. */
const contentOf = (path: string): string[] =>
  readdirSync(path, { recursive: true, encoding: 'utf8' })
    .toSorted()
    .map((name) => `${name} ${statSync(join(path, name)).mtimeMs}`);
/** A site that was started once. */
const createSite = async (environment: Record<string, string> = {}) => {
  const server = await startServer(dataDir, { BACKUP_AT: 'off', ...environment });
  await server.end();
};

describe('the environment', () => {
  it.each([
    [{ PORT: '70000' }, 'problem: Wrong configuration: PORT is "70000"'],
    [{ DATABASE_URL: 'postgres://site:secret#word@host/site' }, 'problem: Wrong configuration: DATABASE_URL is set to a value (not shown)'],
    [{ PORT: '8080' }, 'ok: set and valid: PORT'],
    [{ DATABSE_URL: 'x' }, 'warning: DATABSE_URL is not a variable of the product, and has no effect. Rename it if DATABASE_URL is meant.'],
    [{ SITE_ULR: 'x' }, 'if SITE_URL is meant'],
    [{ TRUSTPROXY: 'x' }, 'if TRUST_PROXY is meant'],
    [{ data_dir: 'x' }, 'if DATA_DIR is meant'],
    [{ WEB_CONCURRENCY: '4' }, 'warning: WEB_CONCURRENCY has no effect. One process serves.'],
    [{ SMTP_HOST: 'x' }, 'warning: SMTP_HOST is not a variable of the product'],
  ])('reports %j (DOCTOR-02)', (environment, expected) => {
    const text = summary(checkEnvironment(environment));
    expect(text).toContain(expected);
    expect(text).not.toContain('secret');
  });

  it('ignores variables of other programs (DOCTOR-02)', () => {
    const others = [
      'HOME',
      'POST',
      'PATH',
      'USER',
      'NODE_ENV',
      'XDG_DATA_DIRS',
      'LOGNAME',
      'PGPASSWORD',
      'AWS_REGION',
      'npm_config_loglevel',
    ];
    const findings = checkEnvironment(Object.fromEntries(others.map((name) => [name, 'x'])));
    expect(summary(findings)).toBe('ok: no variables are set: the defaults apply');
  });
});

describe('the database', () => {
  it('is named whether it exists or not, and not created (DOCTOR-03)', async () => {
    expect(summary(await checkDatabase(configOf()))).toMatch(/^warning: .*data\/site\.sqlite does not exist\. .*DATA_DIR or DATABASE_URL/);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is compared with the version of the program, and with the files that records use, and not changed (DOCTOR-01, DOCTOR-03, DOCTOR-10, START-23)', async () => {
    await createSite();
    const path = join(dataDir, 'site.sqlite');
    const before = contentOf(dataDir);
    expect(summary(await checkDatabase(configOf()))).toMatch(/^ok: .*site\.sqlite, at \d{4}-/);
    expect(contentOf(dataDir)).toEqual(before);
    const change = (query: string) => {
      const database = new DatabaseSync(path);
      database.exec(query);
      database.close();
    };
    const checkedByNext = await asNextVersion(
      async () => {},
      () => checkDatabase(configOf()),
    );
    expect(summary(checkedByNext)).toMatch(/^warning: .*The next start migrates it.*make a backup/);
    change("insert into media_uses (path, kind, record_id, field) values ('uploads/2026/11/a.webp', 'products', 9, 'brochure')");
    expect(summary(await checkDatabase(configOf()))).toMatch(
      /\nproblem: the list of .* is wrong\. 1 listed uses do not exist: uploads\/2026\/11\/a\.webp in products 9, brochure\. Save /,
    );
    change("insert into kysely_migration (name, timestamp) values ('9999-later', '')");
    expect(summary(await checkDatabase(configOf()))).toMatch(/^problem: .*newer version \(it has 9999-later\)/);
    change("insert into kysely_migration (name, timestamp) values ('0002-uploads', '')");
    expect(summary(await checkDatabase(configOf()))).toMatch(/^problem: .*version 0\.1\.0, which was never released\. Set DATA_DIR/);
    writeFileSync(path, 'no database'.repeat(100));
    expect(summary(await checkDatabase(configOf()))).toMatch(/^problem: .*is not a SQLite database/);
  });

  it('is checked on PostgreSQL, without a password in the text, with its clock and the key of several instances (DOCTOR-03, DOCTOR-08, DOCTOR-11)', async () => {
    const postgres = await createPostgresServer();
    try {
      const config = configOf({ DATABASE_URL: await postgres.createDatabase() });
      expect(summary(await checkDatabase(config))).toMatch(/^warning: PostgreSQL at 127\.0\.0\.1:\d+, database site_1 has no tables yet/);
      expect(await postgres.query("select * from pg_tables where schemaname = 'public'", 'site_1')).toEqual([]);
      await createSite({ DATABASE_URL: config.databaseUrl });
      expect(summary(await checkDatabase(config))).toMatch(/^ok: PostgreSQL at[^\n]*$/);
      await postgres.query(
        "insert into settings (key, value, type, group_name, created_at, updated_at) values ('_mail_server', '{}', 'json', 'internal', '', '')",
        'site_1',
      );
      expect(summary(await checkDatabase(config))).toMatch(/\nwarning: SECRET_KEY is not set/);
      expect(summary(await checkDatabase({ ...config, secretKey: 'set' }))).not.toContain('SECRET_KEY');
      expect(summary(await checkClock(config, () => new Date()))).toMatch(/^ok: .*as the clock of PostgreSQL/);
      expect(summary(await checkClock(config, () => new Date(Date.now() - 600_000)))).toMatch(/^problem: .* 600 s behind .*NTP/);
      await postgres.stop();
      const away = configOf({ DATABASE_URL: config.databaseUrl.replace('postgres@', 'postgres:secret@') });
      expect(summary(await checkDatabase(away))).toMatch(/^problem: Cannot connect to PostgreSQL at 127\.0\.0\.1.*Start that server/);
      expect(summary(await checkDatabase(away))).not.toContain('secret');
      expect(await checkClock(away, () => new Date())).toEqual([]);
    } finally {
      await postgres.remove();
    }
  });

  it('has no entry of the audit log in the future (DOCTOR-08)', async () => {
    await createSite();
    const database = new DatabaseSync(join(dataDir, 'site.sqlite'));
    database.exec(
      "insert into audit_log (created_at, action, kind, details, previous_hash, hash) values ('2026-11-21T10:00:00.000Z', 'create', 'page', '{}', '', '')",
    );
    database.close();
    expect(summary(await checkClock(configOf(), clock('2026-11-21T10:00:01.000Z')))).toMatch(/^ok: /);
    expect(summary(await checkClock(configOf(), clock('2026-11-21T09:00:00.000Z')))).toMatch(/^problem: .*before the newest entry.*NTP/);
  });
});

describe('the folders', () => {
  it('exist and are private (DOCTOR-04)', () => {
    expect(summary(checkFolders(configOf()))).toMatch(/^warning: .*does not exist.*DATA_DIR/);
    mkdirSync(dataDir, { mode: 0o755 });
    chmodSync(dataDir, 0o755);
    expect(summary(checkFolders(configOf()))).toMatch(/^warning: other accounts can read .*chmod 700/);
    chmodSync(dataDir, 0o700);
    expect(summary(checkFolders(configOf()))).toMatch(/^ok: /);
    expect(summary(checkFolders(configOf({ FILES_URL: join(folder, 'mount') })))).toMatch(/^problem: .*mount does not exist.*FILES_URL/);
    mkdirSync(join(dataDir, '.restore'));
    expect(summary(checkFolders(configOf()))).toMatch(/^problem: A restore .*did not finish/);
  });

  it.skipIf(process.getuid?.() !== 0)('belong to one account; only the uppermost of nested folders is reported (DOCTOR-04)', () => {
    for (const path of ['uploads/2026/11', 'backups']) mkdirSync(join(dataDir, path), { recursive: true });
    for (const path of ['', 'uploads', 'uploads/2026', 'uploads/2026/11', 'backups']) chownSync(join(dataDir, path), 10_001, 10_001);
    chmodSync(dataDir, 0o700);
    expect(summary(checkFolders(configOf()))).toMatch(/^ok: /);
    chownSync(join(dataDir, 'uploads/2026'), 0, 0);
    chownSync(join(dataDir, 'backups'), 0, 0);
    expect(summary(checkFolders(configOf()))).toBe(
      ['uploads/2026', 'backups']
        .map((path) => join(dataDir, path))
        .toSorted()
        .map((path) => `problem: ${path} belongs to account 0, DATA_DIR to 10001. Run: chown -R 10001:10001 ${path}`)
        .join('\n'),
    );
  });
});

describe('other servers', () => {
  it('are checked by signing in to the mail server without sending mail (DOCTOR-07)', async () => {
    expect(summary(await checkMail(configOf()))).toBe('ok: no mail server is set: no mail is sent');
    const mail = await startMailServer();
    const config = configOf({ SMTP_URL: mail.url, MAIL_FROM: 'site@example.com' });
    expect(summary(await checkMail(config))).toBe(`ok: 127.0.0.1:${mail.port} accepts the account of site@example.com`);
    expect(mail.arrived).toEqual([]);
    await mail.close();
    expect(summary(await checkMail(config))).toMatch(/^problem: 127\.0\.0\.1:\d+: The mail server cannot be reached\..*Correct SMTP_URL/);
  });

  it('are checked by listing the bucket of files (DOCTOR-07)', async () => {
    expect(summary(await checkFileStore(configOf()))).toBe(`ok: uploads are in ${join(dataDir, 'uploads')}`);
    const s3 = await startS3();
    try {
      expect(summary(await checkFileStore(configOf(s3.environment())))).toMatch(/^ok: bucket uploads-of-tests/);
      s3.fail(403);
      expect(summary(await checkFileStore(configOf(s3.environment())))).toMatch(
        /^problem: The file storage is unavailable: .*FILES_URL and its keys/,
      );
    } finally {
      await s3.close();
    }
  });
});

describe('the site', () => {
  let servers: Server[] = [];
  afterEach(() => {
    for (const server of servers) server.close();
    servers = [];
  });
  const serve = async (body: unknown): Promise<number> => {
    const server = createServer((_, response) => response.end(JSON.stringify(body))).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    servers.push(server);
    return (server.address() as AddressInfo).port;
  };
  const seen = (address: string, protocol = 'http', version = productVersion) => ({ status: 'ok', version, client: { address, protocol } });
  const check = async (environment: Record<string, string>) => summary(await checkSite(configOf(environment)));

  it('is served by a running server of this version (DOCTOR-09)', async () => {
    const port = await serve(seen('127.0.0.1'));
    expect(await check({ PORT: String(port) })).toMatch(/^ok: version .* answers at http:\/\/127\.0\.0\.1/);
    expect(await check({ PORT: String(await serve(seen('127.0.0.1', 'http', '0.0.1'))) })).toMatch(/^warning: version 0\.0\.1 .*Restart/);
    expect(await check({ PORT: String(await serve({})) })).toMatch(/^problem: another program answers/);
    for (const server of servers) server.close();
    expect(await check({ PORT: String(port) })).toMatch(/^warning: no server answers/);
  });

  it.each([
    [seen('198.51.100.7'), 'loopback', 'ok: a request to http://localhost:'],
    [seen('198.51.100.7', 'https'), 'loopback', 'problem: a request to http://localhost:'],
    [seen('10.0.0.5'), 'loopback', 'warning: a request to http://localhost:'],
    [seen('127.0.0.1'), 'off', 'warning: TRUST_PROXY is off'],
    [seen('198.51.100.7', 'http', '0.0.1'), 'loopback', 'is answered by version 0.0.1'],
    [{}, 'off', 'problem: another program answers at http://localhost:'],
  ])('is reached through a proxy that reports the client: %j with TRUST_PROXY=%s (DOCTOR-09)', async (answer, trusted, expected) => {
    const environment = { PORT: String(await serve(seen('127.0.0.1'))), TRUST_PROXY: trusted };
    expect(await check({ ...environment, SITE_URL: `http://localhost:${await serve(answer)}` })).toContain(expected);
  });

  it('is reported if it cannot be reached (DOCTOR-09)', async () => {
    const port = await serve(seen('127.0.0.1'));
    expect(await check({ PORT: String(port), SITE_URL: 'http://localhost:1' })).toMatch(
      /problem: nothing answers at http:\/\/localhost:1 \(/,
    );
  });
});

describe('npm run doctor', () => {
  const run = (environment: Record<string, string>) =>
    spawnSync(process.execPath, ['scripts/doctor.ts'], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...environment },
      encoding: 'utf8',
    });

  it('checks a running server, changes nothing, and exits with 0 (DOCTOR-01)', async () => {
    const server = await startServer(dataDir, { BACKUP_AT: 'off' });
    try {
      // the server itself writes during the check
      const before = readdirSync(dataDir);
      const { status, stdout, stderr } = run({ PORT: String(server.port), BACKUP_AT: 'off' });
      expect(stderr).toBe('');
      expect([...new Set(stdout.split('\n').map((line) => line.split(/ +/)[1]))].filter(Boolean)).toEqual([
        'node',
        'environment',
        'database',
        'folders',
        'disk',
        'backups',
        'files',
        'mail',
        'clock',
        'site',
      ]);
      expect(stdout).toMatch(/^ok +site +version/m);
      expect(stdout).not.toMatch(/^problem/m);
      expect(status).toBe(0);
      expect(readdirSync(dataDir)).toEqual(before);
    } finally {
      await server.end();
    }
  });

  it('exits with 1 if it finds a problem (DOCTOR-01)', () => {
    const { status, stdout } = run({ PORT: 'x' });
    expect(stdout).toMatch(/^problem +environment +Wrong configuration: PORT/m);
    expect(status).toBe(1);
    expect(readdirSync(folder)).toEqual([]);
  });
});
