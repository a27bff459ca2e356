import { type FileStore, FileStoreError } from '#server/platform/file-store/file-store.ts';
import { isStoredPath } from '#server/platform/stored-paths.ts';
import { type Open, runPictureJob } from './jobs.ts';

/** @returns the stored path in the value of a setting, `/storage/…` included; null for an address of another kind */
export const toStoredPath = (value: unknown): string | null => {
  const path = typeof value === 'string' ? value.trim().replace(/^\/?storage\//, '') : '';
  return isStoredPath(path) ? path : null;
};

/** Draws with a stored picture. @returns null if the file is missing, damaged or too large @throws FileStoreError */
export const drawStored = (
  store: FileStore,
  path: string,
  draw: (open: Open, file: string | Buffer) => Promise<Buffer>,
): Promise<Buffer | null> =>
  runPictureJob(async (open) => {
    const file = await store.pictureSource(path);
    return file === null ? null : draw(open, file);
  }).catch((error: unknown) => {
    // a substitute would remain cached after the store responds again
    if (error instanceof FileStoreError) throw error;
    return null;
  });
