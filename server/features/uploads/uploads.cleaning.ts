// Removes metadata from pictures that were uploaded by earlier versions: once, in the background, each atomically.
import { extname } from 'node:path';
import { isDone, markDone } from '#server/database/one-time-tasks.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { timestamp } from '#server/platform/clock.ts';
import type { FileStore } from '#server/platform/file-store/file-store.ts';
import { createFolderStore } from '#server/platform/file-store/folder.ts';
import { cleanStoredPicture, UnfitPictureError } from '#server/platform/pictures/clean.ts';
import { removeUnnamedVariants } from '#server/platform/pictures/variants.ts';
import { takeOverFiles } from './media.takeover.ts';
import * as repository from './uploads.repository.ts';
import type { UploadsContext } from './uploads.service.ts';

interface Options extends UploadsContext {
  dataDir: string;
  /** Default: the folder `dataDir`. */
  store?: FileStore;
  /** Stops after the current picture; the next start begins again. */
  signal: AbortSignal;
}

/** @returns null for a picture that cannot be read, which is not changed */
const cleaned = (bytes: Buffer, path: string): Promise<Buffer | null> =>
  cleanStoredPicture(bytes, extname(path).slice(1)).catch((error: unknown) => {
    if (error instanceof UnfitPictureError) return null;
    throw error;
  });

const cleanOne = async ({ db, clock, files }: Options, store: FileStore, path: string): Promise<void> => {
  const bytes = await store.read(path);
  const result = bytes && (await cleaned(bytes, path));
  if (!result || result === bytes) return;
  // if the picture is removed during the rewrite, its file would remain without a record: the next cleanup checks it
  await repository.addPossibleOrphan(db, path, timestamp(clock));
  await files.replaceFile(path, result);
};

/** @returns the number of checked pictures; null if an earlier start has cleaned all of them */
export const cleanStoredPictures = async (options: Options): Promise<number | null> => {
  const { db, clock, dataDir, store = createFolderStore(dataDir), signal } = options;
  if (store.dir !== null) await removeUnnamedVariants(store.dir);
  if (await isDone(db, 'picture-metadata')) return null;
  let count = 0;
  for (const { path } of await store.list()) {
    if (signal.aborted) return count;
    if (path.endsWith('.pdf')) continue;
    await cleanOne(options, store, path);
    count++;
  }
  await inTransaction(db, async (transaction) => {
    if (!(await isDone(transaction, 'picture-metadata'))) await markDone(transaction, clock, 'picture-metadata');
  });
  return count;
};

/** Cleans the pictures and fills the media library, also if a picture cannot be cleaned. A later start tries again. */
export const updateEarlierFiles = async (options: Options & { store: FileStore }): Promise<void> => {
  try {
    await cleanStoredPictures(options);
  } finally {
    // after the cleaning, which changes sizes
    await takeOverFiles(options);
  }
};
