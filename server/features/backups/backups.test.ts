import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Backup } from '#contract/backups.ts';
import { lockFile } from '#server/platform/file-lock.ts';
import { aMissingPicture } from '#server/testing/builders.ts';
import { databaseName } from '#server/testing/database.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { newBackupKey } from './archive/archive-file.ts';
import { openArchive } from './archive/archive-reader.ts';
import { timeOf } from './backup-names.ts';
import { type BackupContext, makeDueBackups, type RunTask } from './backup-runner.ts';
import { runTask } from './backup-task.ts';
import { createBackupsContext } from './backups-context.ts';
import { interruption, isDailyDue } from './daily.ts';
import { openDailyBackups } from './daily-backups.ts';
import { makeBackup } from './make-backup.ts';

const backupKey = await newBackupKey();
let folder: string;
let dir: string;
let test: TestApp;
let headers: { authorization: string };
const start = async (environment: Record<string, string> = {}) => {
  folder = mkdtempSync(join(tmpdir(), 'backups-'));
  dir = join(folder, 'backups');
  test = await createTestApp({ DATA_DIR: folder, DATABASE_URL: `file:${join(folder, 'site.sqlite')}`, BACKUP_KEEP: '2', ...environment });
  headers = await test.signIn();
};
beforeEach(() => start());
afterEach(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

const log = { info: vi.fn(), error: vi.fn() };
// real backups with the clock of the test
const inThisProcess: RunTask = (task) => runTask(task);
const runJob = (run: RunTask = inThisProcess, isDaily = false) => {
  const context: BackupContext = {
    dir: test.config.backup.dir,
    keep: test.config.backup.keep,
    source: test.config,
    clock: test.context.clock,
    log,
    runTask: run,
  };
  const options = { config: test.config, connection: test.connection, clock: test.context.clock };
  const daily = isDaily ? openDailyBackups(createBackupsContext(options)) : null;
  return makeDueBackups(context, daily, new AbortController().signal);
};
const lacksFiles: RunTask = async ({ target }) => {
  writeFileSync(target, 'abc');
  return { isMade: true, size: 3, missingFiles: 2 };
};
interface Overview {
  folder_problem: string | null;
  is_available: boolean;
  is_overdue: boolean;
  last_proven: Backup | null;
  backups: Backup[];
}
// signs in again, because some tests last longer than a session
const overview = async () => (await test.send('GET', '/api/admin/backups', { headers: await test.signIn() })).body as Overview;
const ask = () => test.send('POST', '/api/admin/backups', { headers });
const fails: RunTask = async () => ({ isMade: false, reason: 'Not enough space on the disk.' });

describe('backups in the CMS', () => {
  it('are restricted to administrators (BACKUP-09)', async () => {
    for (const [method, path] of [
      ['GET', '/api/admin/backups'],
      ['POST', '/api/admin/backups'],
      ['POST', '/api/admin/backups/20261121T030000Z-manual/link'],
    ] as const) {
      expect((await test.send(method, path)).status).toBe(401);
    }
  });

  it('are made in the background and listed with time and size (BACKUP-09)', async () => {
    expect(await overview()).toMatchObject({ is_available: true, is_overdue: false, last_proven: null, backups: [] });
    const asked = await ask();
    expect(asked).toMatchObject({ status: 201, body: { backup: { id: '20261121T030000Z-manual', state: 'waiting' } } });
    expect(await ask()).toMatchObject({ status: 409, body: { message: 'A backup is already being made.' } });
    await runJob();
    const { last_proven, backups } = await overview();
    expect(backups).toEqual([last_proven]);
    expect(last_proven).toMatchObject({
      state: 'proven',
      kind: 'manual',
      started_at: '2026-11-21T03:00:00.000Z',
      reason: null,
      missing_files: 0,
    });
    expect(last_proven?.size).toBeGreaterThan(10_000);
  });

  it('can be downloaded once with a link that expires (BACKUP-10)', async () => {
    await ask();
    await runJob();
    const link = async () =>
      (await test.send('POST', '/api/admin/backups/20261121T030000Z-manual/link', { headers })).body as { path: string };
    const { path } = await link();
    const answer = await test.app.inject({ url: path, headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/x-tar',
      'content-disposition': 'attachment; filename="backup-20261121T030000Z-manual.tar"',
    });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.rawPayload.length).toBe((await overview()).last_proven?.size);
    expect((await test.send('GET', path)).status).toBe(404);
    const late = await link();
    test.setTime('2026-11-21T03:01:01.000Z');
    expect((await test.send('GET', late.path)).status).toBe(404);
    expect((await test.send('GET', '/api/admin/backups/download/..%2Fx')).status).toBe(404);
    expect((await test.send('POST', '/api/admin/backups/20261121T030000Z-daily/link', { headers })).status).toBe(404);
    expect((await test.send('POST', '/api/admin/backups/..%2F..%2Fsite/link', { headers })).status).toBe(404);
  });

  it('are listed with the reason after a failure, and leave nothing else (BACKUP-09)', async () => {
    await ask();
    await runJob(fails);
    const { backups, last_proven } = await overview();
    expect(backups).toMatchObject([{ state: 'failed', reason: 'Not enough space on the disk.', size: null }]);
    expect(last_proven).toBeNull();
    expect(readdirSync(dir).toSorted()).toEqual(['.lock', 'backup-20261121T030000Z-manual.json']);
    expect(log.error).toHaveBeenCalledWith({ backup: '20261121T030000Z-manual', reason: 'Not enough space on the disk.' }, 'backup failed');
    // the next backup succeeds
    test.setTime('2026-11-21T03:00:01.000Z');
    expect((await ask()).status).toBe(201);
  });

  it.each([
    [1, ''],
    [2, ''],
    [4, ''],
    [1, backupKey],
    [3, backupKey],
  ])('fail when the disk becomes full at write %i, even if encrypted, and leave nothing else (BACKUP-07)', async (fullAt, key) => {
    await test.close();
    rmSync(folder, { recursive: true });
    await start({ BACKUP_KEY: key });
    await ask();
    const handle = await open(import.meta.filename);
    const prototype = Object.getPrototypeOf(handle) as Record<'write' | 'writev', (...values: unknown[]) => Promise<unknown>>;
    await handle.close();
    let writes = 0;
    for (const name of ['write', 'writev'] as const) {
      const write = prototype[name];
      vi.spyOn(prototype, name).mockImplementation(function (this: unknown, ...values) {
        writes += 1;
        const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
        return writes < fullAt ? write.apply(this, values) : Promise.reject(full);
      });
    }
    await runJob();
    vi.restoreAllMocks();
    expect(writes).toBeGreaterThanOrEqual(fullAt);
    expect((await overview()).backups).toMatchObject([
      { state: 'failed', reason: `The disk of ${key ? `${dir} or ${folder}` : dir} became full.`, size: null },
    ]);
    expect(readdirSync(dir).toSorted()).toEqual(['.lock', 'backup-20261121T030000Z-manual.json']);
    test.setTime('2026-11-21T03:00:01.000Z');
    await ask();
    await runJob();
    expect((await overview()).last_proven).not.toBeNull();
  });

  it('are marked as failed if their process was killed, and their files are removed (BACKUP-07)', async () => {
    await ask();
    const part = join(dir, '.backup-20261121T030000Z-manual.tar.part');
    await runJob(async () => {
      mkdirSync(part);
      throw new Error('killed');
    }).catch(() => {});
    expect((await overview()).backups).toMatchObject([{ state: 'running' }]);
    await runJob();
    expect((await overview()).backups).toMatchObject([{ state: 'failed', reason: 'The server stopped before the backup was finished.' }]);
    expect(existsSync(part)).toBe(false);
  });

  it('are made by one process at a time (BACKUP-08)', async () => {
    await ask();
    const unlock = lockFile(join(dir, '.lock'));
    await runJob();
    expect((await overview()).backups).toMatchObject([{ state: 'waiting' }]);
    unlock?.();
    await runJob();
    expect((await overview()).backups).toMatchObject([{ state: 'proven' }]);
  });

  it('include the files of the command, and ignore other files (BACKUP-09)', async () => {
    mkdirSync(dir);
    writeFileSync(join(dir, 'backup-20261120T030000Z-manual.tar'), 'abc');
    writeFileSync(join(dir, 'backup-x.tar'), '');
    writeFileSync(join(dir, 'backup-20261120T030000Z-daily.json'), '{');
    expect((await overview()).backups).toMatchObject([{ id: '20261120T030000Z-manual', state: 'proven', size: 3 }]);
  });

  it('explain a folder that cannot be written, in the response, the overview and /readyz (BACKUP-09, BACKUP-16)', async () => {
    mkdirSync(join(folder, 'uploads'));
    writeFileSync(dir, '');
    expect(await overview()).toMatchObject({ backups: [], folder_problem: `The folder ${dir} cannot be read and written (ENOTDIR).` });
    expect((await test.send('GET', '/readyz')).body).toEqual({ status: 'ready', warning: 'backups cannot be stored' });
    expect(await ask()).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^The server cannot write to the folder of the backups/) },
    });
  });

  it.runIf(databaseName === 'SQLite')('are not offered for an in-memory database (BACKUP-09)', async () => {
    await test.close();
    rmSync(folder, { recursive: true });
    await start({ DATABASE_URL: 'file::memory:' });
    expect(await overview()).toMatchObject({ is_available: false, is_overdue: false });
    expect((await ask()).status).toBe(409);
  });
});

describe('an encrypted backup', () => {
  const id = '20261121T030000Z-manual';
  beforeEach(async () => {
    await test.close();
    rmSync(folder, { recursive: true });
    await start({ BACKUP_KEY: backupKey });
  });

  it('is verified, listed and downloaded like others, with the extension of its format (BACKUP-19)', async () => {
    await ask();
    await runJob();
    expect((await overview()).last_proven).toMatchObject({ id, state: 'proven', missing_files: 0 });
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
    const link = await test.send('POST', `/api/admin/backups/${id}/link`, { headers });
    const answer = await test.app.inject({ url: (link.body as { path: string }).path });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="backup-${id}.tar.age"`,
    });
    expect(answer.rawPayload.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
    expect(answer.rawPayload.length).toBe((await overview()).last_proven?.size);
    const archive = await openArchive(join(dir, `backup-${id}.tar.age`), backupKey);
    expect(archive.manifest.database.kind).toBe('sqlite');
    await archive.close();
  });

  it('has no unencrypted part in the backup folder while it is made (BACKUP-19)', async () => {
    const folders: string[] = [];
    const freeBytes = async (path: string) => {
      folders.push(path);
      return 10 ** 12;
    };
    const target = join(dir, 'x.tar.age');
    const database = { kind: 'sqlite', path: join(folder, 'site.sqlite') } as const;
    await makeBackup({ source: { ...test.config, database }, target, clock: test.context.clock, freeBytes });
    expect(folders).toEqual([join(folder, '.x.tar.age.part'), join(dir, '.x.tar.age.part')]);
    expect(readdirSync(dir)).toEqual(['x.tar.age']);
  });

  it('leaves nothing behind, even in DATA_DIR, if its process is killed (BACKUP-07, BACKUP-19)', async () => {
    await ask();
    const parts = [dir, folder].map((parent) => join(parent, `.backup-${id}.tar.age.part`));
    await runJob(async () => {
      for (const part of parts) mkdirSync(part);
      throw new Error('killed');
    }).catch(() => {});
    await runJob();
    expect(parts.filter((part) => existsSync(part))).toEqual([]);
  });

  it('replaces unencrypted ones, and does not reveal the key in the reason of a failure (BACKUP-08, BACKUP-20)', async () => {
    mkdirSync(dir);
    for (const day of ['18', '19']) writeFileSync(join(dir, `backup-202611${day}T030000Z-manual.tar`), 'abc');
    await ask();
    await runJob();
    expect((await overview()).backups.map((one) => one.id.slice(6, 8))).toEqual(['21', '19']);
    expect(readdirSync(dir).filter((name) => name.includes('20261118'))).toEqual([]);
    const target = join(dir, 'y.tar.age');
    const mistyped = `${backupKey.slice(0, -1)}${backupKey.endsWith('2') ? '3' : '2'}`;
    const reply = await runTask({ ...test.config, backup: { key: mistyped }, target });
    expect(reply).toEqual({ isMade: false, reason: 'BACKUP_KEY is not a valid key: it was truncated or mistyped.' });
  });
});

describe('a backup without files that records reference', () => {
  it('is incomplete, can be downloaded and is reported in /readyz, on the screen System and in the log (BACKUP-15)', async () => {
    mkdirSync(join(folder, 'uploads'));
    await aMissingPicture(test.context);
    await ask();
    await runJob();
    const { last_proven, backups } = await overview();
    expect([last_proven, backups]).toEqual([null, [expect.objectContaining({ state: 'incomplete', missing_files: 1, reason: null })]]);
    expect(log.error).toHaveBeenCalledWith(
      expect.objectContaining({ missingFiles: 1 }),
      'backup incomplete, files that records name are missing',
    );
    expect((await test.send('GET', '/readyz')).body).toEqual({ status: 'ready', warning: 'backup incomplete' });
    const system = await test.send('GET', '/api/admin/system', { headers });
    expect(system.body).toMatchObject({ backup: { missing_files: 1, last_proven_at: null } });
    expect((await test.send('POST', `/api/admin/backups/${backups[0]?.id}/link`, { headers })).status).toBe(201);
  });

  it('does not replace a complete one, and does not prevent the backup from becoming overdue (BACKUP-11, BACKUP-15)', async () => {
    const made = async (time: string, run?: RunTask) => {
      test.setTime(time);
      headers = await test.signIn();
      await ask();
      await runJob(run);
      return (await overview()).backups.map(({ id, state }) => `${id.slice(6, 8)} ${state}`);
    };
    await made('2026-11-21T03:00:00.000Z');
    for (const day of ['22', '23']) await made(`2026-11-${day}T03:00:00.000Z`, lacksFiles);
    expect(await made('2026-11-24T03:00:00.000Z', lacksFiles)).toEqual(['24 incomplete', '23 incomplete', '21 proven']);
    expect(await overview()).toMatchObject({ is_overdue: true, last_proven: { started_at: '2026-11-21T03:00:00.000Z' } });
    await made('2026-11-25T03:00:00.000Z');
    expect(await made('2026-11-26T03:00:00.000Z')).toEqual(['26 proven', '25 proven', '24 incomplete', '23 incomplete']);
    expect((await overview()).is_overdue).toBe(false);
  });

  it('is made once a day (BACKUP-15)', async () => {
    await test.connection.db.insertInto('milestones').values({ name: 'pages', reached_at: '2026-11-21T03:00:00.000Z' }).execute();
    for (const time of ['20:01', '20:10', '23:10']) {
      test.setTime(`2026-11-21T${time}:00.000Z`);
      await runJob(lacksFiles, true);
    }
    expect((await overview()).backups).toHaveLength(1);
  });
});

describe('the daily backup', () => {
  const runDaily = async (time: string, run = inThisProcess) => {
    test.setTime(time);
    await runJob(run, true);
    return (await overview()).backups.map(({ id, state }) => `${id} ${state}`);
  };
  beforeEach(async () => {
    await test.connection.db.insertInto('milestones').values({ name: 'pages', reached_at: '2026-11-21T03:00:00.000Z' }).execute();
  });

  // 3:00 in Jakarta is 20:00 in UTC
  it('is made after its hour in the time zone of the site, once a day, even after downtime (BACKUP-08)', async () => {
    expect(await runDaily('2026-11-21T19:59:00.000Z')).toEqual([]);
    expect(await runDaily('2026-11-21T20:01:00.000Z')).toEqual(['20261121T200100Z-daily proven']);
    expect(await runDaily('2026-11-22T19:59:00.000Z')).toHaveLength(1);
    expect((await runDaily('2026-11-25T11:00:00.000Z'))[0]).toBe('20261125T110000Z-daily proven');
    expect(await runDaily('2026-11-25T12:00:00.000Z')).toHaveLength(2);
  });

  it('is attempted again minutes after a failure, and removes old backups only after a newer one is proven (BACKUP-08)', async () => {
    const days = ['2026-11-21T20:01:00.000Z', '2026-11-22T20:01:00.000Z'];
    for (const day of days) await runDaily(day);
    expect(await runDaily('2026-11-23T20:01:00.000Z', fails)).toHaveLength(3);
    expect(await runDaily('2026-11-23T20:03:59.000Z')).toHaveLength(3);
    expect(await runDaily('2026-11-23T20:04:00.000Z')).toEqual([
      '20261123T200400Z-daily proven',
      '20261123T200100Z-daily failed',
      '20261122T200100Z-daily proven',
    ]);
  });

  it('is retried after growing delays of at most an hour, which are reset by a proven backup (BACKUP-08)', async () => {
    const failAt = async (time: string, count: number) => {
      const at = new Date(time).getTime();
      // not yet due one second earlier
      expect(await runDaily(new Date(at - 1000).toISOString(), fails)).toHaveLength(count - 1);
      expect(await runDaily(time, fails)).toHaveLength(count);
    };
    await failAt('2026-11-21T20:00:00.000Z', 1);
    for (const [index, time] of ['20:03', '20:09', '20:21', '20:45', '21:33', '22:33', '23:33'].entries()) {
      await failAt(`2026-11-21T${time}:00.000Z`, index + 2);
    }
    expect((await runDaily('2026-11-22T00:33:00.000Z'))[0]).toBe('20261122T003300Z-daily proven');
    await failAt('2026-11-22T20:00:00.000Z', 10);
    expect((await runDaily('2026-11-22T20:03:00.000Z'))[0]).toBe('20261122T200300Z-daily proven');
  });

  it('is restarted immediately if the server shuts down during it, but only once an hour after a crash (BACKUP-08, CLUS-03)', async () => {
    const leaveUnfinished = (id: string) => {
      const record = {
        id,
        kind: 'daily',
        state: 'running',
        started_at: timeOf(id),
        finished_at: null,
        size: null,
        missing_files: 0,
        reason: null,
      };
      mkdirSync(dir, { recursive: true });
      writeFileSync(join(dir, `backup-${id}.json`), JSON.stringify(record));
    };
    const ends: RunTask = async () => ({ isMade: false, reason: interruption.ended });
    expect(await runDaily('2026-11-21T20:00:30.000Z', ends)).toHaveLength(1);
    expect(await runDaily('2026-11-21T20:00:40.000Z', ends)).toHaveLength(2);
    leaveUnfinished('20261121T200100Z-daily');
    expect((await runDaily('2026-11-21T20:02:00.000Z')).slice(0, 2)).toEqual([
      '20261121T200200Z-daily proven',
      '20261121T200100Z-daily failed',
    ]);
    leaveUnfinished('20261122T200100Z-daily');
    leaveUnfinished('20261122T200200Z-daily');
    expect(await runDaily('2026-11-22T20:03:00.000Z')).toHaveLength(6);
    expect((await runDaily('2026-11-22T21:04:00.000Z'))[0]).toBe('20261122T210400Z-daily proven');
  });

  it('does not replace manual backups (BACKUP-08)', async () => {
    await ask();
    await runJob();
    for (const day of ['21', '22', '23', '24']) await runDaily(`2026-11-${day}T20:01:00.000Z`);
    expect((await overview()).backups.map(({ kind }) => kind)).toEqual(['daily', 'daily', 'manual']);
  });

  it('is reported when the last proven backup is older than two days (BACKUP-11)', async () => {
    await ask();
    await runJob();
    test.setTime('2026-11-23T02:59:00.000Z');
    expect((await overview()).is_overdue).toBe(false);
    test.setTime('2026-11-23T03:01:00.000Z');
    expect((await overview()).is_overdue).toBe(true);
  });

  it('is neither made nor reported when it is disabled (BACKUP-08, BACKUP-11)', async () => {
    await test.close();
    rmSync(folder, { recursive: true });
    await start({ BACKUP_AT: 'off' });
    expect(await runDaily('2026-12-21T20:01:00.000Z')).toEqual([]);
    expect(await overview()).toMatchObject({ is_overdue: false, daily_hour: null });
  });

  // clocks in Berlin go forward at 2:00 on 29 March and back at 3:00 on 25 October
  it.each([
    ['2026-03-29', 1, '2026-03-29T00:00:00.000Z'],
    ['2026-03-29', 2, '2026-03-29T01:00:00.000Z'],
    ['2026-03-29', 4, '2026-03-29T02:00:00.000Z'],
    ['2026-10-25', 2, '2026-10-25T00:00:00.000Z'],
    ['2026-10-25', 3, '2026-10-25T02:00:00.000Z'],
    ['2026-10-25', 23, '2026-10-25T22:00:00.000Z'],
  ])('is due at its hour on %s, when clocks change, at %i:00 (BACKUP-08)', (date, hour, at) => {
    const siteSince = `${date}T00:00:00.000Z`;
    const dayBefore = new Date(Date.parse(siteSince) - 24 * 3_600_000).toISOString();
    const isDue = (time: number, since: string) =>
      isDailyDue({ now: new Date(time), backups: [], siteSince: since }, { hour, timeZone: 'Europe/Berlin' });
    const since = new Date(Date.parse(at) - 1000).toISOString();
    expect(isDue(Date.parse(at) - 1, since)).toBe(false);
    expect(isDue(Date.parse(at), since)).toBe(true);
    expect(isDue(Date.parse(at), dayBefore)).toBe(true);
    // not due a second time on that day
    expect(isDue(Date.parse(at) + 22 * 3_600_000, at)).toBe(false);
  });

  it('is due once a day at each possible hour', () => {
    const siteSince = '2026-11-20T12:00:00.000Z';
    for (const hour of [0, 3, 23]) {
      const due = Array.from({ length: 48 }, (_, index) => new Date(Date.parse('2026-11-21T00:00:00.000Z') + index * 3_600_000)).filter(
        (now, index, all) => {
          const previous = all[index - 1]?.toISOString() ?? siteSince;
          return isDailyDue({ now, backups: [], siteSince: previous }, { hour, timeZone: 'UTC' }) && index > 0;
        },
      );
      expect(due.map((now) => now.getUTCHours()).every((at) => at === hour)).toBe(true);
      expect(due.length).toBeGreaterThan(0);
    }
  });
});
