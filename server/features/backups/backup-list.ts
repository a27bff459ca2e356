// The backups of an installation, in the folder and in the bucket, if one is configured.
import type { BackupRecord } from '#contract/backups.ts';
import { hasFile } from '#contract/rules/backups.ts';
import type { S3Config } from '#server/platform/file-store/file-store.ts';
import { bucketProblem, listBucket, removeFromBucket } from './backup-bucket.ts';
import { BackupError } from './backup-error.ts';
import { folderProblem, listFolder, removeFromFolder } from './backup-folder.ts';

/** Number of failed attempts that remain listed. */
const keptFailures = 10;

/** The configured location of backups. */
export interface BackupStorage {
  /** Folder of the records and, without a bucket, of the archives. */
  dir: string;
  bucket: S3Config | null;
}

export interface BackupList {
  /** Newest first. */
  backups: BackupRecord[];
  /** Why the bucket could not be read. The list then contains the backups with a record in the folder. */
  problem: string | null;
}

/** @throws a file system error if the folder cannot be read */
export const listBackups = async ({ dir, bucket }: BackupStorage): Promise<BackupList> => {
  if (bucket === null) return { backups: await listFolder(dir), problem: null };
  try {
    return { backups: await listFolder(dir, await listBucket(bucket)), problem: null };
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    return { backups: await listFolder(dir, null), problem: error.message };
  }
};

/** @returns why backups cannot be stored; null if they can */
export const storageProblem = async ({ dir, bucket }: BackupStorage): Promise<string | null> =>
  (await folderProblem(dir)) ?? (bucket && (await bucketProblem(bucket)));

/**
 * Incomplete backups are counted separately, so that they never displace a complete one.
 * @param backups newest first
 * @returns the ids of old backups, excluding the newest `keep` of each kind and state, the last failures and unfinished ones
 */
export const oldBackups = (backups: readonly BackupRecord[], keep: number): string[] => {
  const withFile = Map.groupBy(backups.filter(hasFile), ({ kind, state }) => `${kind} ${state}`);
  const old = [...withFile.values()].flatMap((group) => group.slice(keep));
  const failed = backups.filter(({ state }) => state === 'failed').slice(keptFailures);
  return [...old, ...failed].map(({ id }) => id);
};

/**
 * Requires that a newer backup was made.
 * @throws BackupError if the bucket cannot be read or written; backups that could not be removed remain listed
 */
export const removeOldBackups = async ({ dir, bucket }: BackupStorage, keep: number): Promise<void> => {
  const { backups, problem } = await listBackups({ dir, bucket });
  if (problem !== null) throw new BackupError(problem);
  for (const id of oldBackups(backups, keep)) {
    if (bucket) await removeFromBucket(bucket, id);
    await removeFromFolder(dir, id);
  }
  const ids = new Set(backups.map(({ id }) => id));
  // removes records whose archives were removed by other means
  for (const { id } of await listFolder(dir, null)) if (!ids.has(id)) await removeFromFolder(dir, id);
};
