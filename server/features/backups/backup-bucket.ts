// Backups in object storage. An archive and its record are stored atomically, because the record is the archive's S3 metadata.
import { basename } from 'node:path';
import { type BackupRecord, backupRecord } from '#contract/backups.ts';
import { type Clock, timestamp } from '#server/platform/clock.ts';
import { type Bucket, FileStoreError, type OpenFile, type S3Config } from '#server/platform/file-store/file-store.ts';
import { openBucket } from '#server/platform/file-store/open-file-store.ts';
import { BackupError } from './backup-error.ts';
import { madeState, ofFile } from './backup-folder.ts';
import { fileNameOf, idOfFile } from './backup-names.ts';

const folder = 'backups';
const missingFilesName = 'missing-files';
const finishedAtName = 'finished-at';

const pathOf = (name: string) => `${folder}/${name}`;
const namesOf = (id: string): string[] => [true, false].map((isEncrypted) => fileNameOf(id, isEncrypted));

/** @returns the address of the folder or of one backup, for messages */
export const bucketName = ({ bucket, prefix }: S3Config, name?: string): string =>
  ['s3:/', bucket, prefix, folder, name].filter((part) => part !== undefined && part !== '').join('/');

/** @throws BackupError instead of FileStoreError */
export const withBucket = async <T>(config: S3Config, work: (bucket: Bucket) => Promise<T>): Promise<T> => {
  try {
    return await work(await openBucket(config));
  } catch (error) {
    if (error instanceof FileStoreError) throw new BackupError(`The backups in ${bucketName(config)} cannot be reached. ${error.message}.`);
    throw error;
  }
};

/** Caches the records of the archives by id, because archives never change. */
const known = new WeakMap<S3Config, ReadonlyMap<string, BackupRecord>>();

/** @returns null if the archive was removed in the meantime */
const readRecord = async (bucket: Bucket, path: string, id: string): Promise<BackupRecord | null> => {
  const found = await bucket.stat(path);
  if (!found) return null;
  const { size, metadata } = found;
  // an archive that was copied from elsewhere has no metadata
  const made = madeState({ size, missingFiles: Number(metadata[missingFilesName] ?? 0) });
  const record = { ...ofFile(id, size), ...made, finished_at: metadata[finishedAtName] ?? null };
  return backupRecord.safeParse(record).data ?? ofFile(id, size);
};

/** @returns the backups that have an archive, by id @throws BackupError if the bucket cannot be read */
export const listBucket = (config: S3Config): Promise<ReadonlyMap<string, BackupRecord>> =>
  withBucket(config, async (bucket) => {
    const found = await Promise.all(
      (await bucket.list(folder)).map(async ({ path }) => {
        const id = idOfFile(basename(path));
        return id === null ? null : (known.get(config)?.get(id) ?? readRecord(bucket, path, id));
      }),
    );
    const records = new Map(found.flatMap((record) => (record ? [[record.id, record]] : [])));
    known.set(config, records);
    return records;
  });

/** @returns why the bucket cannot be used; null if it can be read */
export const bucketProblem = (config: S3Config): Promise<string | null> =>
  listBucket(config).then(
    () => null,
    (error: Error) => error.message,
  );

interface Made {
  /** Name of the archive. */
  name: string;
  file: string;
  missingFiles: number;
}

/** @throws BackupError if the archive exists or cannot be stored */
export const sendToBucket = (config: S3Config, { name, file, missingFiles }: Made, clock: Clock): Promise<void> =>
  withBucket(config, async (bucket) => {
    if (await bucket.stat(pathOf(name))) throw new BackupError(`${bucketName(config, name)} already exists.`);
    await bucket.write(pathOf(name), { file }, { [missingFilesName]: String(missingFiles), [finishedAtName]: timestamp(clock) });
  });

/** @returns the archive with its name; null if there is none @throws FileStoreError */
export const openInBucket = async (config: S3Config, id: string): Promise<(OpenFile & { name: string }) | null> => {
  const bucket = await openBucket(config);
  for (const name of namesOf(id)) {
    const file = await bucket.open(pathOf(name));
    if (file) return { ...file, name };
  }
  return null;
};

/** @throws BackupError if the bucket cannot be written */
export const removeFromBucket = (config: S3Config, id: string): Promise<void> =>
  withBucket(config, async (bucket) => {
    for (const name of namesOf(id)) await bucket.remove(pathOf(name));
  });
