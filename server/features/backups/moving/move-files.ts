// Copies uploads from one file store to another and compares the written files. Scaled pictures are not copied, but generated again.
import { createHash } from 'node:crypto';
import type { FileStore } from '#server/platform/file-store/file-store.ts';
import { isStoredPath } from '#server/platform/stored-paths.ts';
import { BackupError } from '../backup-error.ts';

export interface MovedFiles {
  copied: number;
  /** Already at the target, with the same content. */
  unchanged: number;
  /** Total size of all files. */
  bytes: number;
}

const atOnce = 4;

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** @throws BackupError if the written file has different content */
const copy = async (path: string, bytes: Buffer, to: FileStore): Promise<'copied' | 'unchanged'> => {
  const hash = hashOf(bytes);
  const isEqual = async () => {
    const found = await to.read(path);
    return found !== null && hashOf(found) === hash;
  };
  const existing = await to.stat(path);
  if (existing?.size === bytes.length && (await isEqual())) return 'unchanged';
  await to.write(path, bytes);
  if (!(await isEqual())) throw new BackupError(`The file ${path} differs after copying.`);
  return 'copied';
};

/** Can be repeated: files with the same content are not written again. Additional files in `to` remain. */
export const moveFiles = async (from: FileStore, to: FileStore): Promise<MovedFiles> => {
  const paths = (await from.list()).map(({ path }) => path).filter(isStoredPath);
  const moved = { copied: 0, unchanged: 0, bytes: 0 };
  const next = paths[Symbol.iterator]();
  const work = async () => {
    for (const path of next) {
      const bytes = await from.read(path);
      // the file was removed in the meantime, together with its record
      if (!bytes) continue;
      moved[await copy(path, bytes, to)]++;
      moved.bytes += bytes.length;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return moved;
};
