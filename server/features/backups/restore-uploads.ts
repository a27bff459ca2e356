// Restores the uploads of a backup, into the data folder by a single rename, elsewhere file by file.
import { createWriteStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '#server/platform/file-store/file-store.ts';
import { isStoredPath } from '#server/platform/files.ts';
import type { ArchiveReader } from './archive/archive-reader.ts';
import { BackupError } from './backup-error.ts';
import { fileStoreOf, type Location } from './backup-source.ts';
import { stagingFolderOf } from './staging-folder.ts';

type FilesLocation = Pick<Location, 'dataDir' | 'files'>;

/** Exists until the uploads are complete. */
export const stagedUploads = (location: FilesLocation) => join(stagingFolderOf(location), 'uploads');

/** Contains the location of the restored uploads, so that another attempt does not clean a different location. */
const markerOf = (location: FilesLocation) => join(stagingFolderOf(location), 'files');

export interface UploadsTarget {
  /** Name in messages. */
  name: string;
  isEmpty: () => Promise<boolean>;
  /** Must be called before anything is restored. */
  mark: () => Promise<void>;
  /** Restores all files, or none if it fails. */
  restore: (archive: ArchiveReader) => Promise<void>;
  remove: () => Promise<void>;
  /**
   * Removes the files of an interrupted restore, which started without any uploads.
   * @throws BackupError if that restore was to a different location
   */
  clean: () => Promise<void>;
}

export const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
};

/** Other names cannot occur: the reader refuses them, and `isStoredPath` accepts no `..`. */
const namesIn = ({ manifest }: ArchiveReader): string[] => manifest.entries.map(({ name }) => name).filter(isStoredPath);

/** Extracts the uploads to the staging folder, then moves them. */
const moveInto = async (archive: ArchiveReader, location: FilesLocation): Promise<void> => {
  await mkdir(stagedUploads(location), { recursive: true });
  for (const name of namesIn(archive)) {
    const path = join(stagingFolderOf(location), name);
    await mkdir(dirname(path), { recursive: true });
    await pipeline(archive.read(name), createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
  }
  const uploads = join(location.dataDir, 'uploads');
  // contains no stored files, but may contain empty folders
  await rm(uploads, { recursive: true, force: true });
  await rename(stagedUploads(location), uploads);
  await syncFolder(location.dataDir);
};

const writeInto = async (archive: ArchiveReader, location: FilesLocation, store: FileStore): Promise<void> => {
  await mkdir(stagedUploads(location), { recursive: true });
  try {
    for (const name of namesIn(archive)) await store.write(name, await buffer(archive.read(name)));
  } catch (error) {
    await store.removeBelow('uploads');
    throw error;
  }
  await rm(stagedUploads(location), { recursive: true });
};

const nameOf = ({ dataDir, files }: FilesLocation): string => {
  if (files?.kind === 's3') return ['s3:/', files.bucket, files.prefix, 'uploads'].filter((part) => part !== '').join('/');
  return join(files?.dir ?? dataDir, 'uploads');
};

export const openUploadsTarget = async (location: FilesLocation): Promise<UploadsTarget> => {
  const store = await fileStoreOf(location);
  const name = nameOf(location);
  const isInDataDir = store.dir === location.dataDir;
  const remove = () => store.removeBelow('uploads');
  return {
    name,
    isEmpty: async () => (await store.list()).length === 0,
    mark: () => writeFile(markerOf(location), name, { flush: true }),
    restore: (archive) => (isInDataDir ? moveInto(archive, location) : writeInto(archive, location, store)),
    remove,
    clean: async () => {
      // empty if the restore was killed while it wrote the name, before anything was restored
      const marked = (await readFile(markerOf(location), 'utf8').catch(() => null)) || null;
      if (marked === null) return;
      if (marked === name) return remove();
      throw new BackupError(`A restore into ${marked} did not finish. Run it again with FILES_URL of that location.`);
    },
  };
};
