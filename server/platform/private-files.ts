// Restricts the data folder to the server's account, because it contains password hashes and customers' messages.
import type { Stats } from 'node:fs';
import { chmod, lstat, readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

const folderMode = 0o700;
const fileMode = 0o600;
const others = 0o077;

/** Names that the product creates in its data folder. */
const isOwn = (name: string): boolean =>
  /^(uploads|cache|backups|lost\+found|\.restore|\.download|\.lock|site\.sqlite.*|secret\.key)$/.test(name);

/** Makes new files and folders of this process readable only by its own account. */
export const createPrivateFiles = (): void => {
  process.umask(others);
};

/** @returns null if the path does not exist or belongs to another account */
const ownStats = async (path: string): Promise<Stats | null> => {
  const stats = await lstat(path).catch(() => null);
  return stats?.uid === process.getuid?.() ? stats : null;
};

const restrict = async (path: string): Promise<void> => {
  const stats = await ownStats(path);
  if (!stats || stats.isSymbolicLink() || (stats.mode & others) === 0) return;
  await chmod(path, stats.isDirectory() ? folderMode : fileMode);
};

/**
 * Restricts the data folder, and the folders and files that the product creates in it, which protects everything below them. A data folder
 * with other content, for example a home folder, keeps its permissions.
 * @param databasePath of the embedded database; null with PostgreSQL
 */
export const restrictDataFolder = async (dataDir: string, databasePath: string | null): Promise<void> => {
  if (process.getuid === undefined) return;
  const names = await readdir(dataDir);
  const folder = databasePath === null ? null : dirname(databasePath);
  const beside = folder === null || folder === dataDir ? [] : await readdir(folder);
  const database = beside.filter((name) => name.startsWith(basename(databasePath ?? ''))).map((name) => join(folder ?? '', name));
  for (const path of [...names.filter(isOwn).map((name) => join(dataDir, name)), ...database]) await restrict(path);
  const stats = await ownStats(dataDir);
  if (stats && (stats.mode & others) !== 0 && names.every(isOwn)) await chmod(dataDir, folderMode);
};
