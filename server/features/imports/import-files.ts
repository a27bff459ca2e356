// The files of imports in the file store. They are no uploads: visitors do not get them, the cleanup of uploads does not remove them, and
// backups do not contain them.
import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { extensionOfName } from '#server/platform/file-names.ts';
import { type FileStore, FileStoreError } from '#server/platform/file-store/file-store.ts';

/** @returns a new path in the file store */
export const newImportPath = (fileName: string): string => `imports/${randomBytes(16).toString('hex')}.${extensionOfName(fileName)}`;

/** @returns whether the file begins as a zip file does */
export const isZipFile = async (path: string): Promise<boolean> => {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    // a zip file without entries has another beginning
    return bytesRead === 4 && ['504b0304', '504b0506'].includes(buffer.toString('hex'));
  } finally {
    await file.close();
  }
};

/** Copies of files of object storage; a killed process leaves them until the next one uses the folder. */
const copiesOf = (dataDir: string) => join(dataDir, 'import-copies');

/**
 * Makes files of the store available on the local disk while `work` runs.
 * @param paths in the file store
 * @throws FileStoreError if a file does not exist
 */
export const withLocalFiles = async <T>(
  { store, dataDir }: { store: FileStore; dataDir: string },
  paths: readonly string[],
  work: (local: string[]) => Promise<T>,
): Promise<T> => {
  const { dir } = store;
  if (dir !== null) return work(paths.map((path) => join(dir, path)));
  const folder = join(copiesOf(dataDir), randomBytes(8).toString('hex'));
  await mkdir(folder, { recursive: true });
  try {
    const local: string[] = [];
    for (const path of paths) {
      const file = await store.open(path);
      if (!file) throw new FileStoreError(`${path} does not exist`);
      const copy = join(folder, path.replaceAll('/', '-'));
      await pipeline(file.content, createWriteStream(copy, { flags: 'wx', mode: 0o600 }));
      local.push(copy);
    }
    return await work(local);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
