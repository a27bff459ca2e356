// The files of imports in the file store. They are no uploads: visitors do not get them, the cleanup of uploads does not remove them, and
// backups do not contain them.
import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Clock } from '#server/platform/clock.ts';
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

/** Copies of files of object storage. */
const copiesOf = (dataDir: string) => join(dataDir, 'import-copies');
/** Longer than an import takes. */
const abandonedMs = 24 * 60 * 60 * 1000;

/** Removes the copies of processes that were killed. */
const removeAbandoned = async ({ dataDir, clock }: { dataDir: string; clock: Clock }): Promise<void> => {
  const dir = copiesOf(dataDir);
  for (const name of await readdir(dir).catch(() => [])) {
    const found = await stat(join(dir, name)).catch(() => null);
    if (found && clock().getTime() - found.mtimeMs > abandonedMs) await rm(join(dir, name), { recursive: true, force: true });
  }
};

/**
 * Makes files of the store available on the local disk while `work` runs.
 * @param paths in the file store
 * @throws FileStoreError if a file does not exist
 */
export const withLocalFiles = async <T>(
  { store, dataDir, clock }: { store: FileStore; dataDir: string; clock: Clock },
  paths: readonly string[],
  work: (local: string[]) => Promise<T>,
): Promise<T> => {
  const { dir } = store;
  if (dir !== null) return work(paths.map((path) => join(dir, path)));
  await removeAbandoned({ dataDir, clock });
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
