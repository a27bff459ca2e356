// The backup job in real server processes, with SQLite and PostgreSQL, including a server that is killed during a backup.
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Backup } from '#contract/backups.ts';
import { createPostgresServer } from '#server/testing/postgres-server.ts';
import { type ServerProcess, signInTo, startServer } from '#server/testing/server-process.ts';
import { newBackupKey } from './archive/archive-file.ts';
import { fileNameOf } from './backup-names.ts';
import { openChecked } from './verify-backup.ts';

vi.setConfig({ testTimeout: 180_000 });

let dataDir: string;
let server: ServerProcess | null = null;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'backup-job-'));
});
afterEach(async () => {
  await server?.kill();
  rmSync(dataDir, { recursive: true });
});

const call = async (started: ServerProcess, method: string) => {
  const response = await fetch(`${started.origin}/api/admin/backups`, { method, headers: await signInTo(started) });
  return (await response.json()) as { backups: Backup[]; backup: Backup };
};
const waitForState = (started: ServerProcess, states: Backup['state'][]): Promise<Backup> =>
  vi.waitUntil(async () => (await call(started, 'GET')).backups.find(({ state }) => states.includes(state)), {
    timeout: 120_000,
    interval: 100,
  });

const backUp = async (environment: { DATABASE_URL?: string; BACKUP_KEY?: string }) => {
  server = await startServer(dataDir, environment);
  await call(server, 'POST');
  const made = await waitForState(server, ['proven', 'failed']);
  expect(made).toMatchObject({ state: 'proven', reason: null });
  const { BACKUP_KEY: key = null } = environment;
  const archive = await openChecked(join(dataDir, 'backups', fileNameOf(made.id, key !== null)), key);
  await archive.close();
  // the file gets its name before the folder of the unfinished file is removed
  const unfinished = () => readdirSync(join(dataDir, 'backups')).filter((name) => name.endsWith('.part'));
  await vi.waitFor(() => expect(unfinished()).toEqual([]), { timeout: 60_000 });
};

it('makes a backup in a separate process (BACKUP-08)', () => backUp({}));

it('encrypts the backup with the key of the server (BACKUP-19)', async () => {
  const key = await newBackupKey();
  await backUp({ BACKUP_KEY: key });
  expect(server?.output()).not.toContain(key);
});

it('makes a backup of PostgreSQL (BACKUP-08)', async () => {
  const postgres = await createPostgresServer();
  try {
    await backUp({ DATABASE_URL: await postgres.createDatabase() });
    await server?.kill();
  } finally {
    await postgres.remove();
  }
});

it('leaves no finished file when the server is killed, and cleans up at the next start (BACKUP-07)', async () => {
  const first = await startServer(dataDir);
  server = first;
  const { backup } = await call(first, 'POST');
  const part = join(dataDir, 'backups', `.backup-${backup.id}.tar.part`);
  const target = join(dataDir, 'backups', `backup-${backup.id}.tar`);
  await vi.waitUntil(() => existsSync(part) || existsSync(target), { timeout: 120_000, interval: 1 });
  await first.kill();
  server = await startServer(dataDir);
  const { state, reason } = await waitForState(server, ['failed', 'proven']);
  // on a busy machine the backup may end before the signal arrives
  if (state === 'failed') {
    expect(reason).toBe('The server stopped before the backup was finished.');
    expect(existsSync(target)).toBe(false);
  }
  expect(existsSync(part)).toBe(false);
});

it('aborts a backup in progress when the server shuts down (BACKUP-07)', async () => {
  server = await startServer(dataDir);
  const { backup } = await call(server, 'POST');
  await vi.waitUntil(
    () =>
      existsSync(join(dataDir, 'backups', `.backup-${backup.id}.tar.part`)) ||
      existsSync(join(dataDir, 'backups', `backup-${backup.id}.tar`)),
    {
      timeout: 120_000,
      interval: 1,
    },
  );
  expect(await server.end()).toBe(0);
  expect(readdirSync(join(dataDir, 'backups')).filter((name) => name.endsWith('.part'))).toEqual([]);
});
