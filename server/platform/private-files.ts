// Files that only the account of the server may read: password hashes and messages of customers are among them.
import type { Stats } from 'node:fs';
import { chmod, lstat, readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

const folderMode = 0o700;
const fileMode = 0o600;
const others = 0o077;

/** What the product itself puts into its data folder. */
const isOwn = (name: string): boolean => /^(uploads|cache|lost\+found|\.lock|site\.sqlite.*)$/.test(name);

/** New files and folders of this process are private from the first moment. */
export const createPrivateFiles = (): void => {
  process.umask(others);
};

/** @returns null where the path does not exist, or belongs to another account */
const ownStats = async (path: string): Promise<Stats | null> => {
  const stats = await lstat(path).catch(() => null);
  return stats?.uid === process.getuid?.() ? stats : null;
};

const restrict = async (path: string): Promise<void> => {
  const stats = await ownStats(path);
  if (!stats || stats.isSymbolicLink() || (stats.mode & others) === 0) return;
  if (stats.isDirectory()) for (const name of await readdir(path)) await restrict(join(path, name));
  // the folder comes last: when this is interrupted, the next start finds it open and continues
  await chmod(path, stats.isDirectory() ? folderMode : fileMode);
};

/**
 * Restricts what earlier versions left readable for others. A folder that is private is not walked through again. A data folder
 * that holds anything else, for example a home folder, keeps its own rights.
 * @param databasePath of the embedded database
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
