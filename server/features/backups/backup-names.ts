// Names of backups, made of the time in UTC and the kind, so that files sort by time.
import { basename, dirname, join } from 'node:path';
import type { BackupKind } from '#contract/backups.ts';
import type { Clock } from '#server/platform/clock.ts';

const idPattern = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z-(daily|manual)$/;
const fileName = /^backup-(.*)\.tar(?:\.age)?$/;

export const newBackupId = (clock: Clock, kind: BackupKind): string =>
  `${clock().toISOString().replace(/[-:]/g, '').replace(/\.\d+/, '')}-${kind}`;

/** Encrypted files have the extension of the age format. */
export const fileNameOf = (id: string, isEncrypted: boolean): string => `backup-${id}.tar${isEncrypted ? '.age' : ''}`;

export const isBackupId = (id: string): boolean => idPattern.test(id);

/** @returns the id of a backup file; null for other files */
export const idOfFile = (name: string): string | null => {
  const id = fileName.exec(name)?.[1];
  return id !== undefined && isBackupId(id) ? id : null;
};

export const kindOf = (id: string): BackupKind => (id.endsWith('-daily') ? 'daily' : 'manual');

/** @returns the start time of the backup with this id, ISO 8601 */
export const timeOf = (id: string): string => id.replace(idPattern, '$1-$2-$3T$4:$5:$6.000Z');

/** @returns the folders for unfinished files: one beside the target, one for unencrypted parts of an encrypted backup */
export const workFoldersOf = (target: string, dataDir: string): [string, string] => {
  const name = `.${basename(target)}.part`;
  return [join(dirname(target), name), join(dataDir, name)];
};
