// Uploaded files below DATA_DIR/uploads. The type is detected from the bytes; the server chooses the name on disk.
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import type { FileKind } from '#contract/rules/uploads.ts';
import type { Clock } from './clock.ts';
import { removeVariants } from './pictures/variants.ts';
import { isRemovalHeld } from './removal-hold.ts';

/** Extension by detected MIME type. file-type never detects SVG and HTML, which are text. */
const extensions: Record<FileKind, Record<string, string>> = {
  image: {
    'image/jpeg': 'jpg',
    'image/png': 'png',
    // animated PNG
    'image/apng': 'png',
    'image/gif': 'gif',
    'image/webp': 'webp',
    'image/avif': 'avif',
  },
  pdf: { 'application/pdf': 'pdf' },
};

/** The detected type of the bytes does not match the expected kind. */
export class RefusedFileError extends Error {
  override name = 'RefusedFileError';
}

/** Every stored file has a path of this format, so no other file is ever read or removed. */
const storedPath = /^uploads\/\d{4}\/\d{2}\/[a-z0-9]{16,64}\.(?:jpg|png|gif|webp|avif|pdf)$/;
/** Source of the pattern of a stored path, for regular expressions that search texts. */
export const storedPathSource = storedPath.source.slice(1, -1);
const storedPaths = new RegExp(`\\b${storedPathSource}\\b`, 'g');

/** @returns whether the text has the format of a stored path */
export const isStoredPath = (path: string): boolean => storedPath.test(path);

/** @returns the distinct stored paths that occur anywhere in a record, rich text included */
export const storedPathsIn = (record: unknown): string[] => [...new Set(JSON.stringify(record ?? null).match(storedPaths) ?? [])];

interface StoreOptions {
  /** 'content' derives the name from the bytes, so that a repeated attempt creates no duplicate. Default: 'random'. */
  naming?: 'random' | 'content';
}

export interface Files {
  /**
   * Stores a file durably: once this resolves, the file survives a power failure.
   * @returns the stored path, e.g. `uploads/2026/11/4f0c….webp`
   * @throws RefusedFileError
   */
  storeFile: (bytes: Uint8Array, kind: FileKind, options?: StoreOptions) => Promise<string>;
  /** @returns a new, unused stored path */
  newPath: (extension: string) => string;
  /** Moves an upload from the temp folder to a stored path, durably like `storeFile`. */
  storeUpload: (temporaryPath: string, path: string) => Promise<void>;
  /** @returns whether the stored file exists */
  hasFile: (path: string) => Promise<boolean>;
  /** Replaces the content of a stored file atomically. */
  replaceFile: (path: string, bytes: Uint8Array) => Promise<void>;
  /** Removes a stored file. Does nothing if the file is missing or the path is not a stored path. */
  removeFile: (path: string) => Promise<void>;
  /** @returns whether a backup is being made, during which no file that a record had may be removed */
  isRemovalHeld: () => Promise<boolean>;
}

/** Temp folder for uploads that are not stored yet; on the same disk as the stored files, so that a rename moves them. */
export const incomingDir = (dataDir: string) => join(dataDir, 'uploads', '.incoming');
const temporaryPath = (dataDir: string) => join(incomingDir(dataDir), randomBytes(8).toString('hex'));
// longer than any upload takes, on this or on another instance that shares the folder
const abandonedAfterMs = 60 * 60 * 1000;

/**
 * Removes temp files of uploads that were interrupted, e.g. because the process was killed.
 * @param isShared other instances may be receiving files into the same folder; only files older than an hour are removed then
 */
export const removeAbandonedFiles = async (options: { dataDir: string; clock: Clock; isShared: boolean }): Promise<void> => {
  const { dataDir, clock, isShared } = options;
  const names = await readdir(incomingDir(dataDir)).catch(() => []);
  for (const name of names) {
    const path = join(incomingDir(dataDir), name);
    const found = await stat(path).catch(() => null);
    const isAbandoned = !isShared || (found !== null && clock().getTime() - found.mtimeMs > abandonedAfterMs);
    if (isAbandoned) await rm(path, { force: true });
  }
};

const sync = async (path: string) => {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const writeDurably = async (path: string, temporary: string, bytes: Uint8Array) => {
  await mkdir(dirname(path), { recursive: true });
  await mkdir(dirname(temporary), { recursive: true });
  try {
    const handle = await open(temporary, 'wx');
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, path);
    await sync(dirname(path));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
};

const hasSize = async (path: string, bytes: number): Promise<boolean> => {
  const found = await stat(path).catch(() => null);
  return found?.size === bytes;
};

/** @returns the extension for the bytes (the first ones are enough); null if they are not of that kind */
export const extensionOf = async (bytes: Uint8Array, kind: FileKind): Promise<string | null> => {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return (found && extensions[kind][found.mime]) ?? null;
};

const newPath = (clock: Clock, extension: string, name = randomBytes(16).toString('hex')): string =>
  `uploads/${clock().toISOString().slice(0, 7).replace('-', '/')}/${name}.${extension}`;

/** @returns the stored paths of all files, without those that are being received */
export const listStoredFiles = async (dataDir: string): Promise<string[]> => {
  const entries = await readdir(join(dataDir, 'uploads'), { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => relative(dataDir, join(parentPath, name)));
  return paths.map((path) => path.replaceAll('\\', '/')).filter(isStoredPath);
};

/** Does not access the disk yet. */
export const createFiles = ({ dataDir, clock }: { dataDir: string; clock: Clock }): Files => ({
  newPath: (extension) => newPath(clock, extension),
  storeUpload: async (temporaryPath, path) => {
    const target = join(dataDir, path);
    await mkdir(dirname(target), { recursive: true });
    await sync(temporaryPath);
    await rename(temporaryPath, target);
    await sync(dirname(target));
  },
  storeFile: async (bytes, kind, { naming = 'random' } = {}) => {
    const extension = await extensionOf(bytes, kind);
    if (extension === null) throw new RefusedFileError(`The file is not ${kind === 'pdf' ? 'a PDF' : 'an image'}.`);
    const name = naming === 'content' ? createHash('sha256').update(bytes).digest('hex').slice(0, 32) : undefined;
    const path = newPath(clock, extension, name);
    const target = join(dataDir, path);
    if (naming === 'content' && (await hasSize(target, bytes.length))) return path;
    await writeDurably(target, temporaryPath(dataDir), bytes);
    return path;
  },
  hasFile: (path) =>
    stat(join(dataDir, path)).then(
      (found) => found.isFile(),
      () => false,
    ),
  replaceFile: (path, bytes) => writeDurably(join(dataDir, path), temporaryPath(dataDir), bytes),
  isRemovalHeld: () => isRemovalHeld(dataDir),
  removeFile: async (path) => {
    if (!isStoredPath(path)) return;
    // the scaled copies first: if this is interrupted, the picture is still listed for removal
    await removeVariants(dataDir, path);
    await rm(join(dataDir, path), { force: true }).catch((error: NodeJS.ErrnoException) => {
      // a file in place of the parent folder: the stored file does not exist
      if (error.code !== 'ENOTDIR') throw error;
    });
  },
});
