// Locks the data folder, because an embedded database and its files must be used by only one process.
import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from '#server/config/config.ts';
import type { variables } from '#server/config/config-variables.ts';
import { stagingFolderOf } from '#server/features/backups/staging-folder.ts';
import { lockFile } from '#server/platform/file-lock.ts';
import { createPrivateFiles, restrictDataFolder } from '#server/platform/private-files.ts';
import { StartError } from './start-error.ts';

/** @returns a function that releases the lock */
const take = (lock: string, what: string, variable: keyof typeof variables): (() => void) => {
  const release = lockFile(lock);
  if (release) return release;
  throw new StartError(`${what} is in use by another running server. Stop that server, or set ${variable} to another location.`);
};

/** @returns the path of the database file; null for PostgreSQL and for an in-memory database */
export const embeddedDatabasePath = ({ databaseUrl }: Pick<Config, 'databaseUrl'>): string | null => {
  const path = databaseUrl.startsWith('file:') ? databaseUrl.slice('file:'.length) : null;
  return path === ':memory:' ? null : path;
};

/** Changes nothing on disk. @throws StartError if DATA_DIR or FILES_URL is a file */
export const checkDataFolder = ({ dataDir, files }: Pick<Config, 'dataDir' | 'files'>): void => {
  const requireFolder = (path: string, variable: keyof typeof variables) => {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found && !found.isDirectory()) throw new StartError(`${path} is a file. Set ${variable} to a folder.`);
  };
  requireFolder(dataDir, 'DATA_DIR');
  if (files.kind === 'folder') requireFolder(files.dir, 'FILES_URL');
};

/** @throws StartError if an interrupted restore may have left incomplete data */
export const requireNoUnfinishedRestore = (config: Pick<Config, 'dataDir'>): void => {
  const folder = stagingFolderOf(config);
  if (!existsSync(folder)) return;
  throw new StartError(`A restore into ${config.dataDir} did not finish. Run it again, or remove ${folder} to start without it.`);
};

/** Creates the folder named by FILES_URL, if any. @throws StartError if it is not writable */
const prepareFilesFolder = ({ dataDir, files }: Pick<Config, 'dataDir' | 'files'>): void => {
  if (files.kind !== 'folder' || files.dir === dataDir) return;
  try {
    mkdirSync(files.dir, { recursive: true });
    accessSync(files.dir, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(`This account cannot write to ${files.dir} (${code}). Set FILES_URL to a writable folder.`, { cause: error });
  }
};

/**
 * Creates the data folder if it is missing, restricts its permissions, and locks it for this process if the database is embedded. With
 * PostgreSQL, several processes can share a folder.
 * @returns a function that releases the locks; the end of the process also releases them
 * @throws StartError if another process uses the folder or the database
 */
export const lockDataFolder = async (config: Pick<Config, 'dataDir' | 'databaseUrl' | 'files'>): Promise<() => void> => {
  createPrivateFiles();
  mkdirSync(config.dataDir, { recursive: true });
  accessSync(config.dataDir, constants.W_OK);
  prepareFilesFolder(config);
  const path = embeddedDatabasePath(config);
  const locks: (() => void)[] = [];
  if (config.databaseUrl.startsWith('file:')) locks.push(take(join(config.dataDir, '.lock'), `The folder ${config.dataDir}`, 'DATA_DIR'));
  if (path !== null) {
    mkdirSync(dirname(path), { recursive: true });
    locks.push(take(`${path}.lock`, `The database ${path}`, 'DATABASE_URL'));
  }
  await restrictDataFolder(config.dataDir, path);
  return () => {
    for (const release of locks) release();
  };
};
