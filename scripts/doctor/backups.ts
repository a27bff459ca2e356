// Checks the backup folder or bucket, the backup key, and the age of the last backup.
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { BackupRecord } from '#contract/backups.ts';
import { hasFile } from '#contract/rules/backups.ts';
import type { Config } from '#server/config/config.ts';
import { isBackupKey } from '#server/features/backups/archive/archive-file.ts';
import { bucketName } from '#server/features/backups/backup-bucket.ts';
import { listBackups } from '#server/features/backups/backup-list.ts';
import type { Clock } from '#server/platform/clock.ts';
import { type Finding, ok, problem, sizeOf, warning } from './finding.ts';

const hourMs = 60 * 60 * 1000;
const overdueMs = 48 * hourMs;

/** @returns the folder, or its nearest ancestor that exists */
export const nearestFolder = (path: string): string => (existsSync(path) || dirname(path) === path ? path : nearestFolder(dirname(path)));

const checkFolder = ({ dataDir, backup: { dir, bucket } }: Config): Finding[] => {
  const existing = nearestFolder(dir);
  try {
    accessSync(existing, constants.W_OK);
  } catch {
    return [problem(`this account cannot write to ${existing}. Give it to the account of the server, or set BACKUP_DIR.`)];
  }
  // reads the size of archives only
  if (bucket || statSync(existing).dev !== statSync(nearestFolder(dataDir)).dev) return [];
  return [warning(`${dir} is on the disk of DATA_DIR. Set BACKUP_DIR to another disk, or copy the files to another machine.`)];
};

const checkLast = ({ backup }: Config, last: BackupRecord | undefined, now: Date): Finding => {
  const location = backup.bucket ? bucketName(backup.bucket) : backup.dir;
  const daily = backup.hour === null ? 'daily backups are off' : `the next one is due at ${backup.hour}:00`;
  if (!last) return warning(`there is no backup in ${location}; ${daily}. Make one with npm run backup.`);
  const ageMs = now.getTime() - Date.parse(last.started_at);
  const text = `the last backup of ${last.started_at} in ${location} has ${sizeOf(last.size ?? 0)}`;
  if (last.missing_files > 0)
    return problem(`${text}, but ${last.missing_files} files were missing. Check the folder or bucket of the uploads.`);
  if (ageMs > overdueMs)
    return problem(`${text} and is ${Math.floor(ageMs / hourMs)} hours old; ${daily}. Look for "backup failed" in the log.`);
  return ok(`${text}; ${daily}`);
};

const checkKey = async ({ backup: { key } }: Config): Promise<Finding[]> => {
  if (key === null || (await isBackupKey(key))) return [];
  return [
    problem(
      'BACKUP_KEY was truncated or mistyped: no backup can be made. Set the key again, or make one with npm run backup -- --new-key.',
    ),
  ];
};

export const checkBackups = async (config: Config, clock: Clock): Promise<Finding[]> => {
  const { backups, problem: outage } = await listBackups(config.backup);
  const last = outage === null ? checkLast(config, backups.find(hasFile), clock()) : problem(`${outage} Correct BACKUP_URL and its keys.`);
  return [last, ...(await checkKey(config)), ...checkFolder(config)];
};
