// The archive that is named in a command, by path or by the name of the backup.
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { S3Config } from '#server/platform/file-store/file-store.ts';
import { openInBucket, withBucket } from './backup-bucket.ts';
import { BackupError } from './backup-error.ts';
import { findArchive } from './backup-folder.ts';
import type { BackupStorage } from './backup-list.ts';
import { idOfFile, isBackupId } from './backup-names.ts';

interface Where {
  dataDir: string;
  backup: BackupStorage;
}

/** Copies the archive to a folder on the disk that also receives its content. @returns null if the bucket does not have it */
const download = async (bucket: S3Config, id: string, folder: string): Promise<string | null> =>
  withBucket(bucket, async () => {
    const file = await openInBucket(bucket, id);
    if (!file) return null;
    const path = join(folder, file.name);
    await pipeline(file.content, createWriteStream(path, { mode: 0o600 }));
    return path;
  });

/**
 * @param named path of a file, or the name of a listed backup with or without the extension
 * @param work is called with a path; an archive downloaded from the bucket is removed afterwards
 * @throws BackupError if the bucket has no such backup or cannot be read
 */
export const withArchive = async <T>(named: string, { dataDir, backup }: Where, work: (path: string) => Promise<T>): Promise<T> => {
  const id = isBackupId(named) ? named : idOfFile(named);
  if (id === null || existsSync(named)) return work(named);
  const found = await findArchive(backup.dir, id);
  if (found) return work(found.path);
  if (!backup.bucket) return work(named);
  const folder = join(dataDir, '.download');
  const created = await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  try {
    const path = await download(backup.bucket, id, folder);
    if (path === null) throw new BackupError(`There is no backup ${id} in ${backup.dir} and in the bucket of BACKUP_URL.`);
    return await work(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
    // removes the data folder if nothing was restored to it
    if (created !== undefined) await rmdir(dataDir).catch(() => {});
  }
};
