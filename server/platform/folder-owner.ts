// Commands can run as root, which the server should not: files that a command creates in the server's folders are given to the account that
// owns DATA_DIR.
import { constants } from 'node:fs';
import { lchown, lstat, open, readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

interface Owner {
  uid: number;
  gid: number;
}

/** Names that the product creates: in DATA_DIR, in the folder of FILES_URL and in BACKUP_DIR. */
const ownName = /^(uploads|cache|backups|\.restore|\.download|\.lock|site\.sqlite.*|backup-\d{8}T\d{6}Z-\w+\.(tar|tar\.age|json))$/;

const isRoots = ({ uid }: Owner) => uid === 0;

/**
 * Leaves files of other accounts unchanged. The owner could replace parts of a path in the meantime, so links are not followed, and a
 * folder is read through its handle.
 */
const give = async (path: string, owner: Owner): Promise<void> => {
  const stats = await lstat(path);
  // a hard link to the file may be outside the folder
  if (stats.isFile() && isRoots(stats) && stats.nlink === 1) await lchown(path, owner.uid, owner.gid);
  if (!stats.isDirectory()) return;
  const folder = await open(path, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW);
  try {
    const inside = process.platform === 'linux' ? `/proc/self/fd/${folder.fd}` : path;
    for (const name of await readdir(inside)) await give(join(inside, name), owner);
    if (isRoots(await folder.stat())) await folder.chown(owner.uid, owner.gid);
  } finally {
    await folder.close();
  }
};

interface Folders {
  dataDir: string;
  /** Other folders of the product. */
  folders: readonly string[];
  /** Null for PostgreSQL. */
  databasePath: string | null;
}

/** Does nothing unless this process runs as root and DATA_DIR belongs to another account. */
export const giveToOwner = async ({ dataDir, folders, databasePath }: Folders): Promise<void> => {
  const owner = await lstat(dataDir).catch(() => null);
  if (process.getuid?.() !== 0 || !owner || isRoots(owner)) return;
  const database = databasePath === null ? [] : [dirname(databasePath)];
  for (const folder of new Set([dataDir, ...folders, ...database])) {
    const names = await readdir(folder).catch(() => []);
    const isOwn = (name: string) =>
      ownName.test(name) || (folder === database[0] && databasePath !== null && name.startsWith(basename(databasePath)));
    for (const name of names.filter(isOwn)) await give(join(folder, name), owner);
    // the command has created the folder
    if (names.every(isOwn) && isRoots(await lstat(folder).catch(() => owner))) await lchown(folder, owner.uid, owner.gid);
  }
};
