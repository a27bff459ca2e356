// Checks the free space for the database, for uploads and for the next backup.
import { statfs } from 'node:fs/promises';
import type { Config } from '#server/config/config.ts';
import { listBackups } from '#server/features/backups/backup-list.ts';
import { nearestFolder } from './backups.ts';
import { type Finding, ok, problem, sizeOf, warning } from './finding.ts';

/** Below this, uploads fail first, then the database. */
const littleBytes = 64 * 2 ** 20;
const remedy = 'Free up space, or move the folder to a larger disk.';

const judge = (path: string, free: number, needed: number): Finding => {
  if (free < littleBytes) return problem(`the disk of ${path} is full (${sizeOf(free)} free). ${remedy}`);
  if (free < needed) return warning(`the disk of ${path} has ${sizeOf(free)} free; a backup may need ${sizeOf(needed)}. ${remedy}`);
  return ok(`${sizeOf(free)} free on the disk of ${path}`);
};

/** @param freeOf returns the free bytes on the disk of an existing folder */
export const checkDisk = async (
  { dataDir, backup }: Config,
  freeOf = async (path: string): Promise<number> => statfs(path).then(({ bavail, bsize }) => bavail * bsize),
): Promise<Finding[]> => {
  const [last] = (await listBackups(backup)).backups;
  const needed = 2 * (last?.size ?? 0);
  const paths = [...new Set([dataDir, backup.dir].map(nearestFolder))];
  // with a key, the unencrypted parts are created in DATA_DIR
  const working = backup.key === null ? [backup.dir] : [backup.dir, dataDir];
  const isUsed = (path: string) => working.some((folder) => nearestFolder(folder) === path);
  return Promise.all(paths.map(async (path) => judge(path, await freeOf(path), isUsed(path) ? needed : 0)));
};
