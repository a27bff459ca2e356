// Uploaded files in the file store. The type is detected from the bytes, and the server chooses the name.
import { createHash, randomBytes } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import type { DetectedKind } from '#contract/rules/uploads.ts';
import type { Clock } from './clock.ts';
import type { FileStore } from './file-store/file-store.ts';
import { createFolderStore, incomingDir } from './file-store/folder.ts';
import { isAvifAnimation } from './pictures/avif.ts';
import { removeVariants } from './pictures/variants.ts';
import { isStoredPath } from './stored-paths.ts';

export { incomingDir, listStoredFiles } from './file-store/folder.ts';
export { isStoredPath, replaceStoredPaths, storedPathsIn } from './stored-paths.ts';

/** Extension by detected MIME type. file-type never detects SVG and HTML, which are text. */
const extensions: Record<DetectedKind, Record<string, string>> = {
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
  storeFile: (bytes: Uint8Array, kind: DetectedKind, options?: StoreOptions) => Promise<string>;
  /** @returns a new, unused stored path */
  newPath: (extension: string) => string;
  /** Moves an upload from the temp folder to a stored path, durably like `storeFile`. */
  storeUpload: (temporaryPath: string, path: string) => Promise<void>;
  /** @returns whether the stored file exists */
  hasFile: (path: string) => Promise<boolean>;
  /** Removes a stored file. Does nothing if the file is missing or the path is not a stored path. */
  removeFile: (path: string) => Promise<void>;
  /**
   * Removes the generated files of a record. A failure is ignored, because nothing reads these files any more.
   * @param folder below `cache`
   */
  removeCached: (folder: string) => Promise<void>;
  /** @returns whether a backup suspends the removal of files */
  isRemovalHeld: () => Promise<boolean>;
}

// longer than any upload takes, on this or another instance that shares the folder
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

/** Range in which viewers look for the header of a PDF: some programs write a line break or a mail header before it. */
const pdfHeaderBytes = 1024;

const hasPdfHeader = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, pdfHeaderBytes)).includes('%PDF-');

/** @param bytes the first bytes are sufficient @returns the extension; null if the bytes are not of that kind */
export const extensionOf = async (bytes: Uint8Array, kind: DetectedKind): Promise<string | null> => {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  // the image library would reduce it to one frame
  if (found?.mime === 'image/avif' && isAvifAnimation(bytes)) return null;
  if (found === undefined && kind === 'pdf' && hasPdfHeader(bytes)) return 'pdf';
  return (found && extensions[kind][found.mime]) ?? null;
};

const newPath = (clock: Clock, extension: string, name = randomBytes(16).toString('hex')): string =>
  `uploads/${clock().toISOString().slice(0, 7).replace('-', '/')}/${name}.${extension}`;

interface Options {
  dataDir: string;
  clock: Clock;
  /** Default: the folder `dataDir`. */
  store?: FileStore;
}

/** Does not access the store yet. */
export const createFiles = ({ dataDir, clock, store = createFolderStore(dataDir) }: Options): Files => ({
  newPath: (extension) => newPath(clock, extension),
  storeUpload: (file, path) => store.write(path, { file }),
  storeFile: async (bytes, kind, { naming = 'random' } = {}) => {
    const extension = await extensionOf(bytes, kind);
    if (extension === null) throw new RefusedFileError(`The file is not ${kind === 'pdf' ? 'a PDF' : 'an image'}.`);
    const name = naming === 'content' ? createHash('sha256').update(bytes).digest('hex').slice(0, 32) : undefined;
    const path = newPath(clock, extension, name);
    if (naming === 'content' && (await store.stat(path))?.size === bytes.length) return path;
    await store.write(path, bytes);
    return path;
  },
  hasFile: async (path) => (await store.stat(path)) !== null,
  isRemovalHeld: () => store.isRemovalHeld(),
  removeCached: (folder) => store.removeBelow(`cache/${folder}`).catch(() => {}),
  removeFile: async (path) => {
    if (!isStoredPath(path)) return;
    // the scaled copies first, so that the picture is still listed for removal if this is interrupted
    await removeVariants(store, path);
    await store.remove(path);
    // a copy may have been finished in the meantime; the request that generates a copy later removes it
    await removeVariants(store, path);
  },
});
