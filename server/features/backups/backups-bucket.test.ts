// Backups in object storage, where the folder contains only records and unfinished files.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Backup } from '#contract/backups.ts';
import { openBucket } from '#server/platform/file-store/open-file-store.ts';
import { isAll } from '#server/testing/all-cases.ts';
import { aMissingPicture } from '#server/testing/builders.ts';
import { type S3Server, startS3 } from '#server/testing/s3-server.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { newBackupKey } from './archive/archive-file.ts';
import { makeDueBackups, type RunTask } from './backup-runner.ts';
import { runTask } from './backup-task.ts';
import { createBackupsContext } from './backups-context.ts';
import { openDailyBackups } from './daily-backups.ts';
import { withArchive } from './named-archive.ts';
import { restoreBackup } from './restore-backup.ts';
import { verifyBackup } from './verify-backup.ts';

const id = '20261121T030000Z-manual';
let s3: S3Server;
let sites = 0;
let root: string;
let test: TestApp;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.close());

const bucketOf = (site: number) => {
  const { FILES_URL: BACKUP_URL = '', ...keys } = s3.environment(`site-${site}`);
  return { BACKUP_URL, ...keys };
};
/** @param name used for its folders */
const openSite = (name: string, environment: Record<string, string> = {}) => {
  const dataDir = join(root, name);
  mkdirSync(join(dataDir, 'uploads'), { recursive: true });
  const database = { DATABASE_URL: `file:${join(dataDir, 'site.sqlite')}` };
  return createTestApp({ DATA_DIR: dataDir, ...database, BACKUP_KEEP: '2', ...bucketOf(sites), ...environment });
};
beforeEach(async () => {
  sites += 1;
  root = mkdtempSync(join(tmpdir(), 'bucket-'));
  test = await openSite('one');
});
afterEach(async () => {
  s3.fail(null);
  await test.close();
  rmSync(root, { recursive: true });
});

const log = { info: vi.fn(), error: vi.fn() };
const inThisProcess: RunTask = (task) => runTask(task);
const runJob = (site = test, run = inThisProcess, isDaily = false) => {
  const { config, connection, context } = site;
  const { dir, keep } = config.backup;
  const daily = isDaily ? openDailyBackups(createBackupsContext({ config, connection, clock: context.clock })) : null;
  return makeDueBackups({ dir, keep, source: config, clock: context.clock, log, runTask: run }, daily, new AbortController().signal);
};
interface Overview {
  folder_problem: string | null;
  is_overdue: boolean;
  last_proven: Backup | null;
  backups: Backup[];
}
const overview = async (site = test) => (await site.send('GET', '/api/admin/backups', { headers: await site.signIn() })).body as Overview;
const states = async (site = test) => (await overview(site)).backups.map((one) => `${one.id} ${one.state}`);
const makeAt = async (day: number, run?: RunTask) => {
  test.setTime(`2026-11-${day}T03:00:00.000Z`);
  expect((await test.send('POST', '/api/admin/backups', { headers: await test.signIn() })).status).toBe(201);
  await runJob(test, run);
};
const stored = () => s3.names(`site-${sites}`).toSorted();
const linkTo = async (site = test) => {
  const made = await site.send('POST', `/api/admin/backups/${id}/link`, { headers: await site.signIn() });
  return (made.body as { path: string }).path;
};

describe('a backup in object storage', () => {
  it('is stored only there, and listed and downloaded like others (BACKUP-21)', async () => {
    await makeAt(21);
    expect(stored()).toEqual([`backups/backup-${id}.tar`]);
    expect(readdirSync(test.config.backup.dir).toSorted()).toEqual(['.lock', `backup-${id}.json`]);
    const { last_proven, folder_problem } = await overview();
    expect([last_proven, folder_problem]).toEqual([expect.objectContaining({ id, state: 'proven', instance: null }), null]);
    const answer = await test.app.inject({ url: await linkTo() });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/x-tar',
      'content-disposition': `attachment; filename="backup-${id}.tar"`,
      'content-length': String(last_proven?.size),
    });
    expect(answer.rawPayload.length).toBe(last_proven?.size);
  });

  it('is encrypted with a key, and leaves no part of it in DATA_DIR (BACKUP-19, BACKUP-21)', async () => {
    await test.close();
    const key = await newBackupKey();
    test = await openSite('encrypted', { BACKUP_KEY: key });
    await makeAt(21);
    expect(stored()).toEqual([`backups/backup-${id}.tar.age`]);
    const answer = await test.app.inject({ url: await linkTo() });
    expect(answer.rawPayload.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
    expect(readdirSync(test.config.dataDir).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('is listed, downloaded and not repeated by a server without a record of it (BACKUP-21)', async () => {
    await test.connection.db.insertInto('milestones').values({ name: 'pages', reached_at: '2026-11-20T03:00:00.000Z' }).execute();
    await makeAt(21, async (task) => ({ ...(await runTask(task)), missingFiles: 0 }) as never);
    test.setTime('2026-11-21T20:01:00.000Z');
    await runJob(test, undefined, true);
    rmSync(test.config.backup.dir, { recursive: true });
    const listed = ['20261121T200100Z-daily proven', `${id} proven`];
    expect(await states()).toEqual(listed);
    expect((await test.app.inject({ url: await linkTo() })).statusCode).toBe(200);
    await runJob(test, undefined, true);
    expect(await states()).toEqual(listed);
  });

  it('is incomplete for every server if files were missing, but proven if it was copied there (BACKUP-15, BACKUP-21)', async () => {
    await aMissingPicture(test.context);
    await makeAt(21);
    const { bucket } = test.config.backup;
    if (bucket) await (await openBucket(bucket)).write('backups/backup-20261120T030000Z-daily.tar', Buffer.from('abc'));
    await test.close();
    test = await openSite('other');
    expect((await overview()).backups).toMatchObject([
      { id, state: 'incomplete', missing_files: 1, finished_at: expect.stringMatching(/^20/) },
      { id: '20261120T030000Z-daily', state: 'proven', missing_files: 0, size: 3 },
    ]);
  });

  it.runIf(isAll)('can be larger than one part, and is checked and restored by its name (BACKUP-22)', async () => {
    const path = 'uploads/2026/11/00000000000000aa.png';
    mkdirSync(join(test.config.dataDir, 'uploads', '2026', '11'), { recursive: true });
    writeFileSync(join(test.config.dataDir, path), randomBytes(17 * 1024 * 1024));
    await test.connection.db.updateTable('settings').set({ value: path }).where('key', '=', 'share_image').execute();
    await makeAt(21);
    expect(s3.requests).toContain(`POST site-${sites}/backups/backup-${id}.tar`);
    const dataDir = join(root, 'restored');
    const location = { dataDir, databaseUrl: `file:${join(dataDir, 'site.sqlite')}`, backup: test.config.backup };
    const checked = await withArchive(id, location, (file) =>
      verifyBackup(file, { scratch: root, database: { kind: 'sqlite', path: '' } }),
    );
    expect(checked.missing).toEqual([]);
    expect(existsSync(dataDir)).toBe(false);
    await withArchive(`backup-${id}.tar`, location, (file) => restoreBackup(file, location));
    expect(readdirSync(dataDir).toSorted()).toEqual(['site.sqlite', 'uploads']);
    expect(existsSync(join(dataDir, path))).toBe(true);
    await expect(withArchive('20261122T030000Z-daily', location, async () => {})).rejects.toThrow(
      `There is no backup 20261122T030000Z-daily in ${test.config.backup.dir} and in the bucket of BACKUP_URL.`,
    );
  });

  it('does not replace another one with the same name (BACKUP-21)', async () => {
    await makeAt(21);
    const [first] = (await overview()).backups;
    const other = await openSite('other');
    await other.send('POST', '/api/admin/backups', { headers: await other.signIn() });
    await runJob(other);
    expect((await overview(other)).backups).toEqual([first]);
    expect(log.error).toHaveBeenCalledWith(
      { backup: id, reason: expect.stringMatching(/^s3:\/\/uploads-of-tests\/site-\d+\/backups\/backup-.*\.tar already exists\.$/) },
      'backup failed',
    );
    await other.close();
  });

  it('counts if a killed process had stored it without finishing its record (BACKUP-07, BACKUP-21)', async () => {
    const killed: RunTask = async (task) => {
      await runTask(task);
      throw new Error('killed');
    };
    await makeAt(21, killed).catch(() => {});
    await runJob();
    expect(await states()).toEqual([`${id} proven`]);
    // the job has nothing left to do
    const requests = s3.requests.length;
    await runJob();
    expect(s3.requests).toHaveLength(requests);
  });

  it('replaces old backups in the bucket and in the folder (BACKUP-08, BACKUP-21)', async () => {
    const { dir } = test.config.backup;
    mkdirSync(dir);
    writeFileSync(join(dir, 'backup-20261118T030000Z-manual.tar'), 'abc');
    for (const day of [19, 20, 21]) await makeAt(day);
    expect(stored()).toEqual(['backups/backup-20261120T030000Z-manual.tar', `backups/backup-${id}.tar`]);
    expect(readdirSync(dir).filter((name) => /1118|1119/.test(name))).toEqual([]);
  });
});

describe('during an outage of the object storage, a backup', () => {
  it('is not started, and fails with the reason (BACKUP-23)', async () => {
    s3.fail(503);
    await makeAt(21);
    s3.fail(null);
    expect((await overview()).backups).toMatchObject([
      {
        state: 'failed',
        reason: expect.stringMatching(/^The backups in s3:\/\/uploads-of-tests\/.* cannot be reached\. .*SlowDown \(status 503\)\.$/),
      },
    ]);
  });

  it('fails while it is being sent and leaves nothing behind, and the next one is made (BACKUP-23)', async () => {
    s3.fail(500, ['PUT']);
    await makeAt(21);
    s3.fail(null);
    expect(await states()).toEqual([`${id} failed`]);
    expect(readdirSync(test.config.backup.dir).toSorted()).toEqual(['.lock', `backup-${id}.json`]);
    await makeAt(22);
    expect(await states()).toEqual(['20261122T030000Z-manual proven', `${id} failed`]);
  });

  it('is listed from the records, reported in /readyz, not downloaded, and becomes overdue (BACKUP-11, BACKUP-23)', async () => {
    await makeAt(21);
    // the library does not retry this status
    s3.fail(403);
    expect(await overview()).toMatchObject({ folder_problem: expect.stringContaining('cannot be reached'), is_overdue: false });
    expect(await states()).toEqual([`${id} proven`]);
    expect((await test.send('GET', '/readyz')).body).toEqual({ status: 'ready', warning: 'backups cannot be stored' });
    expect(await test.send('GET', await linkTo())).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    test.setTime('2026-11-23T03:01:00.000Z');
    expect((await overview()).is_overdue).toBe(true);
  });

  it('remains once made, and old ones are removed after the next one (BACKUP-23)', async () => {
    for (const day of [18, 19]) await makeAt(day);
    s3.fail(503, ['DELETE']);
    await makeAt(20);
    expect(log.error).toHaveBeenLastCalledWith(
      { reason: expect.stringContaining('cannot be reached') },
      'old backups could not be removed',
    );
    s3.fail(null);
    expect((await states()).map((one) => one.slice(6))).toEqual([
      '20T030000Z-manual proven',
      '19T030000Z-manual proven',
      '18T030000Z-manual proven',
    ]);
    await makeAt(21);
    expect(await states()).toHaveLength(2);
    expect(stored()).toHaveLength(2);
  });
});
