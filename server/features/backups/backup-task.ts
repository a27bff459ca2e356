// The task of the process that makes one backup.
import { systemClock } from '#server/platform/clock.ts';
import { FileStoreError } from '#server/platform/file-store/file-store.ts';
import { BackupError } from './backup-error.ts';
import { type Location, withDatabase } from './backup-source.ts';
import { makeBackup } from './make-backup.ts';

export interface BackupTask extends Location {
  target: string;
}

export type BackupReply = { isMade: true; size: number; missingFiles: number } | { isMade: false; reason: string };

/** Never throws; the reply contains any error. */
export const runTask = async ({ databaseUrl, dataDir, files, backup, target }: BackupTask): Promise<BackupReply> => {
  try {
    const { size, missing } = await withDatabase({ databaseUrl }, (database) =>
      makeBackup({ source: { dataDir, files, backup, database }, target, bucket: backup?.bucket, clock: systemClock }),
    );
    return { isMade: true, size, missingFiles: missing.length };
  } catch (error) {
    if (error instanceof BackupError || error instanceof FileStoreError) return { isMade: false, reason: error.message };
    return { isMade: false, reason: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
  }
};
