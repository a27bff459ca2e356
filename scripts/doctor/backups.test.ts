import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { newBackupKey } from '#server/features/backups/archive/archive-file.ts';
import { startS3 } from '#server/testing/s3-server.ts';
import { checkBackups } from './backups.ts';
import { checkDisk } from './disk.ts';
import type { Finding } from './finding.ts';

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

describe('backups', () => {
  const now = clock('2026-11-21T10:00:00.000Z');
  const check = async (environment?: Record<string, string>) => summary(await checkBackups(configOf(environment), now));

  it('exist, are complete and recent (DOCTOR-05)', async () => {
    expect(await check()).toMatch(/^warning: there is no backup in .*data\/backups.*npm run backup/);
    expect(await check()).toContain(`warning: ${join(dataDir, 'backups')} is on the disk of DATA_DIR`);
    const dir = join(folder, 'backups');
    mkdirSync(dir);
    writeFileSync(join(dir, 'backup-20261118T100000Z-daily.tar'), 'old');
    expect(await check({ BACKUP_DIR: dir })).toMatch(/^problem: .*2026-11-18T10:00:00.000Z.* 72 hours old.*"backup failed"/);
    writeFileSync(join(dir, 'backup-20261121T030000Z-daily.tar'), 'new');
    expect(await check({ BACKUP_DIR: dir })).toMatch(/^ok: the last backup of 2026-11-21T03/);
    const record = {
      id: '20261121T030000Z-daily',
      kind: 'daily',
      state: 'proven',
      started_at: '2026-11-21T03:00:00.000Z',
      finished_at: null,
    };
    writeFileSync(join(dir, `backup-${record.id}.json`), JSON.stringify({ ...record, size: 3, missing_files: 5, reason: null }));
    expect(await check({ BACKUP_DIR: dir })).toMatch(/^problem: .*5 files were missing/);
  });

  it('are read from their bucket, which needs no separate disk (DOCTOR-05)', async () => {
    const s3 = await startS3();
    try {
      const { FILES_URL: BACKUP_URL = '', ...keys } = s3.environment();
      expect(await check({ BACKUP_URL, ...keys })).toMatch(
        /^warning: there is no backup in s3:\/\/uploads-of-tests\/backups; .*npm run backup\.$/,
      );
      s3.fail(403);
      expect(await check({ BACKUP_URL, ...keys })).toMatch(
        /^problem: The backups in s3:\/\/uploads-of-tests\/backups cannot be reached\. .* Correct BACKUP_URL and its keys\.$/,
      );
      expect(readdirSync(folder)).toEqual([]);
    } finally {
      await s3.close();
    }
  });

  it('have a key with a correct checksum (DOCTOR-05)', async () => {
    const key = await newBackupKey();
    expect(await check({ BACKUP_KEY: key })).not.toContain('BACKUP_KEY');
    const end = key.endsWith('2') ? '3' : '2';
    const text = await check({ BACKUP_KEY: `${key.slice(0, -1)}${end}` });
    expect(text).toContain('problem: BACKUP_KEY was truncated or mistyped: no backup can be made.');
    expect(text).not.toContain(key.slice(16, 40));
  });
});

describe('the disk', () => {
  it('has space for uploads and for the next backup (DOCTOR-06)', async () => {
    const config = configOf();
    mkdirSync(config.backup.dir, { recursive: true });
    writeFileSync(join(config.backup.dir, 'backup-20261121T030000Z-daily.tar'), Buffer.alloc(50 * 2 ** 20));
    const check = async (megabytes: number) => summary(await checkDisk(config, async () => megabytes * 2 ** 20));
    expect(await check(1000)).toMatch(/^ok: 1\.0 GB free/);
    expect(await check(90)).toMatch(/warning: the disk of .*backups has 0\.1 GB free; a backup may need 0\.1 GB/);
    expect(await check(20)).toMatch(/^problem: the disk of .* is full/);
    expect(summary(await checkDisk(config))).toMatch(/^ok: /);
  });

  it('has space in DATA_DIR for the unencrypted parts of an encrypted backup (DOCTOR-06)', async () => {
    const dir = join(folder, 'backups');
    for (const path of [dir, dataDir]) mkdirSync(path);
    writeFileSync(join(dir, 'backup-20261121T030000Z-daily.tar'), Buffer.alloc(50 * 2 ** 20));
    const warningsOf = async (environment: Record<string, string>) => {
      const findings = await checkDisk(configOf({ BACKUP_DIR: dir, ...environment }), async () => 90 * 2 ** 20);
      return findings.filter(({ state }) => state === 'warning').map(({ text }) => text.split(' has ')[0]);
    };
    expect(await warningsOf({})).toEqual([`the disk of ${dir}`]);
    expect(await warningsOf({ BACKUP_KEY: await newBackupKey() })).toEqual([`the disk of ${dataDir}`, `the disk of ${dir}`]);
  });
});
