// The file store in a folder.
import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, constants, mkdir, open, opendir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { createRecent } from '#server/platform/recent.ts';
import { isStoredPath } from '#server/platform/stored-paths.ts';
import { readOr, refuse } from './disk-reads.ts';
import { type FileFacts, type FileStore, FileStoreError } from './file-store.ts';
import { holdRemoval, isRemovalHeld } from './folder-holds.ts';

const readBytes = 256 * 1024;

/** Temp folder for uploads that are not stored yet. It is on the same disk as the stored files, so that they can be moved by renaming. */
export const incomingDir = (dir: string) => join(dir, 'uploads', '.incoming');
/** Scaled pictures that are being written. They have a separate folder, so that a start can remove the files of a killed process. */
export const unfinishedDir = (dir: string) => join(dir, 'cache', 'unfinished');

const temporaryPath = (dir: string, path: string): string => {
  const name = randomBytes(8).toString('hex');
  return path.startsWith('cache/') ? join(unfinishedDir(dir), `${name}.webp`) : join(incomingDir(dir), name);
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

const moveDurably = async (temporary: string, path: string) => {
  await mkdir(dirname(path), { recursive: true });
  await sync(temporary);
  await rename(temporary, path);
  await sync(dirname(path));
};

const factsOf = async (path: string): Promise<FileFacts | null> => {
  const found = await readOr(stat(path), null);
  if (!found?.isFile()) return null;
  // files are only replaced as a whole
  const etag = `"${found.size.toString(16)}-${Math.round(found.mtimeMs).toString(16)}"`;
  return { size: found.size, modifiedAt: found.mtime, etag };
};

/** @returns the stored paths of all files, except those that are still being received @throws FileStoreError if a folder cannot be read */
export const listStoredFiles = async (dir: string): Promise<string[]> => {
  const root = join(dir, 'uploads');
  if ((await readOr(stat(root), null)) === null) return [];
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(refuse);
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => relative(dir, join(parentPath, name)));
  return paths.map((path) => path.replaceAll('\\', '/')).filter(isStoredPath);
};

/** The folder was created at the start, so it is missing if its disk is not mounted. */
const check = async (uploads: string): Promise<void> => {
  await opendir(uploads)
    .then((folder) => folder.close())
    .catch(refuse);
  await access(uploads, constants.R_OK | constants.W_OK | constants.X_OK).catch(refuse);
};

const createMountCheck = (dir: string): Pick<FileStore, 'requireMounted' | 'check'> => {
  const uploads = join(dir, 'uploads');
  let wasThere = false;
  return {
    requireMounted: async () => {
      const isThere = (await readOr(stat(uploads), null))?.isDirectory() === true;
      if (wasThere && !isThere) throw new FileStoreError(`${uploads} no longer exists`);
      wasThere = isThere;
    },
    check: async () => {
      await check(uploads);
      wasThere = true;
    },
  };
};

/** Does not access the disk yet. */
export const createFolderStore = (dir: string): FileStore => {
  const mount = createMountCheck(dir);
  return {
    kind: 'folder',
    dir,
    stat: (path) => factsOf(join(dir, path)),
    open: async (path, range) => {
      const content = createReadStream(join(dir, path), { highWaterMark: readBytes, ...range });
      const opened = new Promise<true>((resolve, reject) => content.once('open', () => resolve(true)).once('error', reject));
      if (!(await readOr(opened, false))) return null;
      const facts = await factsOf(join(dir, path));
      if (!facts) content.destroy();
      return facts && { ...facts, content };
    },
    read: (path) => readOr(readFile(join(dir, path)), null),
    pictureSource: async (path) => join(dir, path),
    write: async (path, content) => {
      await mount.requireMounted();
      if (content instanceof Uint8Array) await writeDurably(join(dir, path), temporaryPath(dir, path), content);
      else await moveDurably(content.file, join(dir, path));
    },
    remove: (path) =>
      rm(join(dir, path), { force: true }).catch((error: NodeJS.ErrnoException) => {
        // a file has the name of the parent folder, so the stored file does not exist
        if (error.code !== 'ENOTDIR') throw error;
      }),
    removeBelow: (folder) => rm(join(dir, folder), { recursive: true, force: true }),
    list: async () => {
      const found: (FileFacts & { path: string })[] = [];
      for (const path of await listStoredFiles(dir)) {
        const facts = await factsOf(join(dir, path));
        if (facts) found.push({ path, ...facts });
      }
      return found;
    },
    holdRemoval: () => holdRemoval(dir),
    isRemovalHeld: () => isRemovalHeld(dir),
    ...mount,
    isReachable: createRecent({
      read: () =>
        mount.check().then(
          () => true,
          () => false,
        ),
      initial: true,
      forMs: 0,
    }),
  };
};
