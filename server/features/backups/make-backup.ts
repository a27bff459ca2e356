// Makes a backup of a product that is running: one file with a consistent copy of the database and all uploads. The file gets its name
// only after it was proven by restoring it.
import { mkdir, open, rename, rm, stat, statfs } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isDatabaseFull } from '#server/database/unavailable.ts';
import { type Clock, timestamp } from '#server/platform/clock.ts';
import { isOutOfSpace } from '#server/platform/disk-errors.ts';
import type { FileFacts, FileStore } from '#server/platform/file-store/file-store.ts';
import { orIfMissing } from '#server/platform/missing-files.ts';
import { productVersion } from '#server/platform/project-root.ts';
import { type ArchiveWriter, createArchive } from './archive/archive-writer.ts';
import { BackupError } from './backup-error.ts';
import { type BackupDatabase, fileStoreOf, type Place } from './backup-source.ts';
import { addDatabase } from './copy-database.ts';
import { postgresSize } from './postgres-database.repository.ts';
import { type Proven, proveBackup } from './prove-backup.ts';
import { requireDatabase } from './sqlite-copy.ts';

/** Left free on the disk, so that the product can store messages and uploads meanwhile. */
const reserveBytes = 100 * 1024 * 1024;

interface Source extends Omit<Place, 'databaseUrl'> {
  database: BackupDatabase;
}

export interface MakeOptions {
  source: Source;
  /** The file that is made. */
  target: string;
  clock: Clock;
  /** Free bytes of the disk with this folder; a parameter for tests. */
  freeBytes?: (folder: string) => Promise<number>;
}

/** The folder of unfinished files beside a target. */
export const workFolderOf = (target: string): string => join(dirname(target), `.${basename(target)}.part`);

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

/** The copy of the database and its compressed form exist at the same time. */
const neededBytes = async ({ database }: Source, files: readonly Pick<FileFacts, 'size'>[]): Promise<number> => {
  const bytes =
    database.kind === 'sqlite'
      ? 2 * ((await sizeOf(database.path)) + (await sizeOf(`${database.path}-wal`)))
      : await postgresSize(database.db);
  return files.reduce((sum, { size }) => sum + size, bytes);
};

const requireSpace = async (needed: number, folder: string, freeBytes = availableBytes): Promise<void> => {
  const free = await freeBytes(folder);
  if (free >= needed + reserveBytes) return;
  throw new BackupError(
    `Not enough space on the disk: the backup needs up to ${megabytes(needed)} besides ${megabytes(reserveBytes)} that stay free, but ${megabytes(free)} are free.`,
  );
};

/** @returns whether the file was there */
const addFile = async (archive: ArchiveWriter, store: FileStore, path: string): Promise<boolean> => {
  // opened before the archive has a header for it
  const file = await store.open(path);
  if (file) await archive.add(path, file.size, file.content);
  return file !== null;
};

/** Files that no record names are part of the backup if they were stored before: a form may be about to be saved. */
const addUploads = async (archive: ArchiveWriter, store: FileStore, before: readonly string[], named: ReadonlySet<string>) => {
  const missingFiles: string[] = [];
  for (const path of [...new Set([...before, ...named])].toSorted()) {
    if (!(await addFile(archive, store, path)) && named.has(path)) missingFiles.push(path);
  }
  return missingFiles;
};

const write = async ({ source, clock, freeBytes, target }: MakeOptions, work: string, path: string): Promise<void> => {
  const store = await fileStoreOf(source);
  // before the copy of the database: what it names must still exist when the files are read
  const endHold = await store.holdRemoval();
  try {
    const before = await store.list();
    await requireSpace(await neededBytes(source, before), dirname(target), freeBytes);
    const archive = await createArchive(path, timestamp(clock));
    try {
      const { named, ...described } = await addDatabase(archive, source.database, work);
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

/**
 * Makes and proves a backup. If it fails or the process is killed, there is no file of the target's name.
 * @throws BackupError with the reason
 */
export const makeBackup = async (options: MakeOptions): Promise<Proven> => {
  const { target, source } = options;
  const work = workFolderOf(target);
  const unproven = join(work, 'archive.tar');
  if (await orIfMissing(stat(target), null)) throw new BackupError(`${target} already exists.`);
  if (source.database.kind === 'sqlite') await requireDatabase(source.database.path);
  try {
    await rm(work, { recursive: true, force: true });
    await mkdir(work, { recursive: true, mode: 0o700 });
    await write(options, work, unproven);
    const made = await proveBackup(unproven, { scratch: work, database: source.database });
    await rename(unproven, target);
    await syncFolder(dirname(target));
    return made;
  } catch (error) {
    if (isOutOfSpace(error) || isDatabaseFull(error))
      throw new BackupError(`The disk of ${dirname(target)} became full.`, { cause: error });
    throw error;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
};
