// The daily backup of several instances that share a PostgreSQL database but have separate backup folders.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import type { Connection } from '#server/database/connect.ts';
import { openBucket } from '#server/platform/file-store/open-file-store.ts';
import { createPostgres } from '#server/testing/postgres.ts';
import { startS3 } from '#server/testing/s3-server.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { makeDueBackups, type RunTask } from './backup-runner.ts';
import { createBackupsContext } from './backups-context.ts';
import { interruption } from './daily.ts';
import { listDailyBackups } from './daily-backups.repository.ts';
import { openDailyBackups } from './daily-backups.ts';

let root: string;
let test: TestApp;
let db: Connection['db'];
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'daily-backups-'));
  const connection = await createPostgres();
  db = connection.db;
  test = await createTestApp({ DATA_DIR: root, BACKUP_KEEP: '2' }, connection);
  await db.insertInto('milestones').values({ name: 'pages', reached_at: '2026-11-21T03:00:00.000Z' }).execute();
});
afterEach(async () => {
  await test.close();
  rmSync(root, { recursive: true });
});

const makes: RunTask = async ({ target }) => {
  writeFileSync(target, 'abc');
  return { isMade: true, size: 3, missingFiles: 0 };
};
const fails: RunTask = async () => ({ isMade: false, reason: 'The object storage is away.' });
const log = { info: () => {}, error: () => {} };

const dirOf = (port: number) => join(root, `backups-${port}`);
const contextOf = (port: number) => {
  const config = { ...test.config, port, backup: { ...test.config.backup, dir: dirOf(port) } };
  return createBackupsContext({ config, connection: test.connection, clock: test.context.clock });
};
/** Checks whether the daily backup is due, as an instance does. */
const check = (port: number, runTask: RunTask = makes, signal = new AbortController().signal) => {
  const context = { dir: dirOf(port), keep: 2, source: test.config, clock: test.context.clock, log, runTask };
  return makeDueBackups(context, openDailyBackups(contextOf(port)), signal);
};
interface Overview {
  is_overdue: boolean;
  backups: { id: string; state: string; reason: string | null; instance: string | null }[];
}
/** The backups as another instance with an empty folder sees them. */
const overview = async () => (await test.send('GET', '/api/admin/backups', { headers: await test.signIn() })).body as Overview;
const seen = async () => (await overview()).backups.map(({ id, state, instance }) => `${id} ${state} ${instance?.split(':')[1]}`);
/** Shifts the claim as if its instance had died this long ago. */
const passClaim = (seconds: number) => sql`update job_claims set free_at = free_at - ${seconds} * interval '1 second'`.execute(db);
/** Simulates an instance that is killed while it makes the backup. */
const dies = (port: number) => {
  const begun = Promise.withResolvers<void>();
  const task: RunTask = () => {
    begun.resolve();
    return new Promise(() => {});
  };
  void check(port, task);
  return begun.promise;
};

it('is made by one of them each day, and listed by all (BACKUP-12)', async () => {
  test.setTime('2026-11-21T20:01:00.000Z');
  await Promise.all([check(1), check(2), check(3)]);
  await check(2);
  const listed = await seen();
  expect(listed).toEqual([expect.stringMatching(/^20261121T200100Z-daily proven [123]$/)]);
  test.setTime('2026-11-22T20:01:00.000Z');
  await check(2);
  expect((await seen())[0]).toBe('20261122T200100Z-daily proven 2');
  expect(await seen()).toHaveLength(2);
  // the overview of the instance that has the file
  expect((await openDailyBackups(contextOf(2)).isDue()) || (await overview()).is_overdue).toBe(false);
  expect((await test.send('GET', '/api/admin/system', { headers: await test.signIn() })).body).toMatchObject({
    backup: { last_proven_at: '2026-11-22T20:01:00.000Z', instance: expect.stringMatching(/:2$/) },
  });
  // a link is given only for files of the instance's own folder
  const link = '/api/admin/backups/20261122T200100Z-daily/link';
  expect((await test.send('POST', link, { headers: await test.signIn() })).status).toBe(404);
});

it('is taken over from an instance that died, whose failure is recorded (BACKUP-12, CLUS-03)', async () => {
  test.setTime('2026-11-21T20:01:00.000Z');
  await dies(1);
  test.setTime('2026-11-21T20:01:45.000Z');
  await check(2);
  expect(await seen()).toEqual(['20261121T200100Z-daily running 1']);
  await passClaim(41);
  await check(2);
  expect(await seen()).toEqual(['20261121T200145Z-daily proven 2', '20261121T200100Z-daily failed 1']);
  expect((await overview()).backups[1]?.reason).toBe('The server stopped before the backup was finished.');
});

it('is restarted immediately when its instance is shut down (BACKUP-12)', async () => {
  test.setTime('2026-11-21T20:01:00.000Z');
  const end = new AbortController();
  const ends: RunTask = async () => {
    end.abort();
    return { isMade: false, reason: interruption.ended };
  };
  await check(1, ends, end.signal);
  test.setTime('2026-11-21T20:01:10.000Z');
  await check(2);
  expect(await seen()).toEqual(['20261121T200110Z-daily proven 2', '20261121T200100Z-daily failed 1']);
});

it('is retried by any of them after the same delays (BACKUP-08, BACKUP-12)', async () => {
  test.setTime('2026-11-21T20:00:00.000Z');
  await check(1, fails);
  test.setTime('2026-11-21T20:02:59.000Z');
  await check(2);
  expect(await seen()).toEqual(['20261121T200000Z-daily failed 1']);
  test.setTime('2026-11-21T20:03:00.000Z');
  await check(2, fails);
  test.setTime('2026-11-21T20:08:59.000Z');
  await check(3);
  expect(await seen()).toHaveLength(2);
  test.setTime('2026-11-21T20:09:00.000Z');
  await check(3);
  expect((await seen())[0]).toBe('20261121T200900Z-daily proven 3');
});

it('is recorded with the reason when the folder is no longer writable (BACKUP-12)', async () => {
  test.setTime('2026-11-21T20:00:00.000Z');
  const record = join(dirOf(1), 'backup-20261121T200000Z-daily.json.part');
  mkdirSync(record, { recursive: true });
  await expect(check(1)).rejects.toThrow('EISDIR');
  expect((await overview()).backups).toMatchObject([{ state: 'failed', reason: expect.stringContaining('EISDIR') }]);
  test.setTime('2026-11-21T20:02:59.000Z');
  await check(1);
  expect(await seen()).toEqual(['20261121T200000Z-daily failed 1']);
  test.setTime('2026-11-21T20:03:00.000Z');
  await check(1);
  expect(await seen()).toEqual(['20261121T200300Z-daily proven 1', '20261121T200000Z-daily failed 1']);
});

it('is reported to the other instances after a database outage (BACKUP-12)', async () => {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run('create sequence attempts');
  // sequences also count in transactions that are rolled back
  await run(`create function refuse() returns trigger language plpgsql as $$
    begin if nextval('attempts') in (2, 3) then raise exception using errcode = '57P01'; end if; return new; end $$`);
  await run('create trigger refuse before insert on daily_backups for each row execute function refuse()');
  try {
    test.setTime('2026-11-21T20:00:00.000Z');
    await check(1, fails);
    expect(await seen()).toEqual(['20261121T200000Z-daily failed 1']);
    expect((await run('select last_value from attempts')).rows).toEqual([{ last_value: '4' }]);
  } finally {
    await run('drop trigger refuse on daily_backups; drop function refuse; drop sequence attempts');
  }
});

it('disappears from the list when it is old or its file is removed (BACKUP-12)', async () => {
  const days = ['21', '22', '23', '24'];
  for (const day of days) {
    test.setTime(`2026-11-${day}T20:01:00.000Z`);
    await check(1);
  }
  // the third newest is removed before the next one is made
  expect(await seen()).toHaveLength(3);
  rmSync(join(dirOf(1), 'backup-20261124T200100Z-daily.tar'));
  await check(1);
  expect(await seen()).toEqual(['20261124T200100Z-daily proven 1', '20261123T200100Z-daily proven 1']);
});

it('remains listed during an outage of the bucket, even without a record in the folder (BACKUP-12, BACKUP-23)', async () => {
  const s3 = await startS3();
  const { FILES_URL: BACKUP_URL = '', ...keys } = s3.environment();
  const { bucket } = readConfig({ BACKUP_URL, ...keys }).backup;
  if (!bucket) throw new Error('no bucket');
  const backup = { ...test.config.backup, dir: dirOf(1), bucket };
  const context = createBackupsContext({ config: { ...test.config, backup }, connection: test.connection, clock: test.context.clock });
  const runAt = (time: string, runTask: RunTask) => {
    test.setTime(time);
    const making = { dir: dirOf(1), keep: 2, source: { ...test.config, backup }, clock: test.context.clock, log, runTask };
    return makeDueBackups(making, openDailyBackups(context), new AbortController().signal);
  };
  const sends: RunTask = async ({ target }) => {
    await (await openBucket(bucket)).write(`backups/${basename(target)}`, Buffer.from('abc'));
    return { isMade: true, size: 3, missingFiles: 0 };
  };
  await runAt('2026-11-21T20:01:00.000Z', sends);
  rmSync(dirOf(1), { recursive: true });
  s3.fail(403);
  await runAt('2026-11-22T20:01:00.000Z', fails);
  expect((await listDailyBackups(db)).map((one) => `${one.id} ${one.state}`)).toEqual([
    '20261122T200100Z-daily failed',
    '20261121T200100Z-daily proven',
  ]);
  await s3.close();
});
