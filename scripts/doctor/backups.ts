// The folder of the backups, and the age of the last one.
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { BackupRecord } from '#contract/backups.ts';
import { hasFile } from '#contract/rules/backups.ts';
import type { Config } from '#server/config/config.ts';
import { listBackups } from '#server/features/backups/backup-folder.ts';
import type { Clock } from '#server/platform/clock.ts';
import { type Finding, ok, problem, sizeOf, warning } from './finding.ts';

const hourMs = 60 * 60 * 1000;
const overdueMs = 48 * hourMs;

/** @returns the folder, or the nearest one above that exists */
export const nearestFolder = (path: string): string => (existsSync(path) || dirname(path) === path ? path : nearestFolder(dirname(path)));

const checkFolder = ({ dataDir, backup: { dir } }: Config): Finding[] => {
  const existing = nearestFolder(dir);
  try {
    accessSync(existing, constants.W_OK);
  } catch {
    return [problem(`this account cannot write to ${existing}. Give it to the account of the server, or set BACKUP_DIR.`)];
  }
  if (statSync(existing).dev !== statSync(nearestFolder(dataDir)).dev) return [];
  return [warning(`${dir} is on the disk of DATA_DIR. Set BACKUP_DIR to another disk, or copy the files to another machine.`)];
};

const checkLast = ({ backup }: Config, last: BackupRecord | undefined, now: Date): Finding => {
  const daily = backup.hour === null ? 'daily backups are off' : `the next one is due at ${backup.hour}:00`;
  if (!last) return warning(`there is no backup in ${backup.dir}; ${daily}. Make one with npm run backup.`);
  const ageMs = now.getTime() - Date.parse(last.started_at);
  const text = `the last backup of ${last.started_at} in ${backup.dir} has ${sizeOf(last.size ?? 0)}`;
  if (last.missing_files > 0)
    return problem(`${text}, but ${last.missing_files} files were missing. Check the folder or bucket of the uploads.`);
  if (ageMs > overdueMs)
    return problem(`${text} and is ${Math.floor(ageMs / hourMs)} hours old; ${daily}. Look for "backup failed" in the log.`);
  return ok(`${text}; ${daily}`);
};

export const checkBackups = async (config: Config, clock: Clock): Promise<Finding[]> => {
  const last = (await listBackups(config.backup.dir)).find(hasFile);
  return [checkLast(config, last, clock()), ...checkFolder(config)];
};
