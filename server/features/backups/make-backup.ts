// Makes a backup of the running site: one file with a consistent copy of the database and all uploads. The file gets its name only after
// it was verified by a trial restore.
import { mkdir, open, rename, rm, stat, statfs } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isDatabaseFull } from '#server/database/unavailable.ts';
import { type Clock, timestamp } from '#server/platform/clock.ts';
import { isOutOfSpace } from '#server/platform/disk-errors.ts';
import type { FileFacts, FileStore, S3Config } from '#server/platform/file-store/file-store.ts';
import { orIfMissing } from '#server/platform/missing-files.ts';
import { productVersion } from '#server/platform/project-root.ts';
import { type ArchiveWriter, createArchive } from './archive/archive-writer.ts';
import { bucketProblem, sendToBucket } from './backup-bucket.ts';
import { BackupError } from './backup-error.ts';
import { workFoldersOf } from './backup-names.ts';
import { type BackupDatabase, fileStoreOf, type Location } from './backup-source.ts';
import { addDatabase } from './copy-database.ts';
import { postgresSize } from './postgres-database.repository.ts';
import { requireDatabase } from './sqlite-copy.ts';
import { type VerifiedBackup, verifyBackup } from './verify-backup.ts';

/** Disk space that must stay free, so that messages and uploads can be stored during the backup. */
const reserveBytes = 100 * 1024 * 1024;

interface Source extends Omit<Location, 'databaseUrl'> {
  database: BackupDatabase;
}

export interface MakeOptions {
  source: Source;
  /** Path of the backup. With a bucket, it only determines the name of the archive and the folder for unfinished files. */
  target: string;
  bucket?: S3Config | null;
  clock: Clock;
  /** Returns the free bytes of the disk with this folder; a parameter for tests. */
  freeBytes?: (folder: string) => Promise<number>;
}

const availableBytes = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );

const megabytes = (bytes: number) => `${Math.ceil(bytes / 1024 / 1024)} MB`;

/** Includes the compressed copy, which exists at the same time as the uncompressed one. */
const databaseBytes = async (database: BackupDatabase): Promise<number> =>
  database.kind === 'sqlite'
    ? 2 * ((await sizeOf(database.path)) + (await sizeOf(`${database.path}-wal`)))
    : await postgresSize(database.db);

const sumOf = (files: readonly Pick<FileFacts, 'size'>[]): number => files.reduce((sum, { size }) => sum + size, 0);

const requireSpace = async (needed: number, folder: string, freeBytes = availableBytes): Promise<void> => {
  const free = await freeBytes(folder);
  if (free >= needed + reserveBytes) return;
  throw new BackupError(
    `Not enough space on the disk: the backup needs up to ${megabytes(needed)} and ${megabytes(reserveBytes)} must stay free, but only ${megabytes(free)} are free.`,
  );
};

/** @returns whether the file existed */
const addFile = async (archive: ArchiveWriter, store: FileStore, path: string): Promise<boolean> => {
  // open the file before its header is written to the archive
  const file = await store.open(path);
  if (file) await archive.add(path, file.size, file.content);
  return file !== null;
};

/** Includes earlier files that no record references, because a form may be about to be saved. */
const addUploads = async (archive: ArchiveWriter, store: FileStore, before: readonly string[], named: ReadonlySet<string>) => {
  const missingFiles: string[] = [];
  for (const path of [...new Set([...before, ...named])].toSorted()) {
    if (!(await addFile(archive, store, path)) && named.has(path)) missingFiles.push(path);
  }
  return missingFiles;
};

/** @param scratch folder for unencrypted parts @param path of the archive */
const write = async ({ source, clock, freeBytes }: MakeOptions, scratch: string, path: string): Promise<void> => {
  const store = await fileStoreOf(source);
  // before the database is copied, so that the files it references still exist when they are read
  const endHold = await store.holdRemoval();
  try {
    const before = await store.list();
    const needed = await databaseBytes(source.database);
    await requireSpace(needed, scratch, freeBytes);
    await requireSpace(needed + sumOf(before), dirname(path), freeBytes);
    const archive = await createArchive(path, timestamp(clock), { key: source.backup?.key, scratch });
    try {
      const { named, ...described } = await addDatabase(archive, source.database, scratch);
      const missingFiles = await addUploads(
        archive,
        store,
        before.map((file) => file.path),
        named,
      );
      await archive.finish({ format: 1, product: productVersion, ...described, missingFiles });
    } finally {
      await archive.close();
    }
  } finally {
    await endHold();
  }
};

const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
};

const removeAll = async (folders: string[]): Promise<void> => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
};

/** Fails before the backup is made. @throws BackupError if it cannot be stored at its target */
const requireTarget = async ({ target, bucket }: MakeOptions): Promise<void> => {
  if (await orIfMissing(stat(target), null)) throw new BackupError(`${target} already exists.`);
  const problem = bucket && (await bucketProblem(bucket));
  if (problem) throw new BackupError(problem);
};

/** @param file the archive */
const deliver = async ({ target, bucket, clock }: MakeOptions, file: string, { missing }: VerifiedBackup): Promise<void> => {
  if (bucket) return sendToBucket(bucket, { name: basename(target), file, missingFiles: missing.length }, clock);
  await rename(file, target);
  await syncFolder(dirname(target));
};

/**
 * Makes and verifies a backup. If it fails or the process is killed, the target file does not exist.
 * @throws BackupError with the reason
 */
export const makeBackup = async (options: MakeOptions): Promise<VerifiedBackup> => {
  const { target, source } = options;
  const key = source.backup?.key ?? null;
  const [work, inData] = workFoldersOf(target, source.dataDir);
  // the folder of the target must not contain unencrypted parts of an encrypted backup
  const scratch = key === null ? work : inData;
  const unproven = join(work, 'archive.tar');
  await requireTarget(options);
  if (source.database.kind === 'sqlite') await requireDatabase(source.database.path);
  try {
    await removeAll([work, scratch]);
    for (const folder of [work, scratch]) await mkdir(folder, { recursive: true, mode: 0o700 });
    await write(options, scratch, unproven);
    const made = await verifyBackup(unproven, { scratch, database: source.database, key });
    await deliver(options, unproven, made);
    return made;
  } catch (error) {
    if (!isOutOfSpace(error) && !isDatabaseFull(error)) throw error;
    const folders = new Set([work, scratch].map((folder) => dirname(folder)));
    throw new BackupError(`The disk of ${[...folders].join(' or ')} became full.`, { cause: error });
  } finally {
    await removeAll([work, scratch]);
  }
};
