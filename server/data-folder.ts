// Who may use the data folder: an embedded database and its files belong to one process.
import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config, variables } from './config.ts';
import { lockFile } from './platform/file-lock.ts';
import { createPrivateFiles, restrictDataFolder } from './platform/private-files.ts';
import { StartError } from './start-error.ts';

const take = (lock: string, what: string, variable: keyof typeof variables): void => {
  if (lockFile(lock)) return;
  throw new StartError(`${what} is in use by another running server. Stop that one first, or set ${variable} to another place.`);
};

/** @returns null for PostgreSQL and for a database in memory */
export const embeddedDatabasePath = ({ databaseUrl }: Pick<Config, 'databaseUrl'>): string | null => {
  const path = databaseUrl.startsWith('file:') ? databaseUrl.slice('file:'.length) : null;
  return path === ':memory:' ? null : path;
};

/** Changes nothing. @throws StartError where a file is in the place of the data folder */
export const checkDataFolder = ({ dataDir }: Pick<Config, 'dataDir'>): void => {
  const found = statSync(dataDir, { throwIfNoEntry: false });
  if (found && !found.isDirectory()) throw new StartError(`${dataDir} is a file. Set DATA_DIR to a folder.`);
};

/**
 * Creates the data folder where it is missing, makes it private, and with an embedded database takes it for this process alone.
 * Several processes on one PostgreSQL share a folder.
 * @throws StartError while another process uses the folder or the database
 */
export const takeDataFolder = async (config: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<void> => {
  createPrivateFiles();
  mkdirSync(config.dataDir, { recursive: true });
  accessSync(config.dataDir, constants.W_OK);
  const path = embeddedDatabasePath(config);
  if (config.databaseUrl.startsWith('file:')) take(join(config.dataDir, '.lock'), `The folder ${config.dataDir}`, 'DATA_DIR');
  if (path !== null) {
    mkdirSync(dirname(path), { recursive: true });
    take(`${path}.lock`, `The database ${path}`, 'DATABASE_URL');
  }
  await restrictDataFolder(config.dataDir, path);
};
