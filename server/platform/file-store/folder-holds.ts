// Suspends the removal of stored files while a backup copies the uploads. A marker file is touched regularly, so the suspension
// also applies to other processes and instances, and ends soon after a process is killed.
import { randomBytes } from 'node:crypto';
import { lchown, mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readOr } from './disk-reads.ts';

const touchMs = 15_000;
/** A marker that was not touched within this time belongs to a killed process. */
const expiryMs = 3 * 60_000;

const holdsDir = (dir: string) => join(dir, 'uploads', '.holds');

/** @returns a function that ends the suspension */
export const holdRemoval = async (dir: string): Promise<() => Promise<void>> => {
  // without the upload folder there is nothing to remove
  const uploads = await readOr(stat(join(dir, 'uploads')), null);
  if (!uploads) return async () => {};
  const path = join(holdsDir(dir), randomBytes(8).toString('hex'));
  await mkdir(holdsDir(dir), { recursive: true });
  await writeFile(path, '', { flag: 'wx' });
  // the command may run as root, but the server must be able to read and remove the marker
  if (process.getuid?.() === 0) for (const made of [holdsDir(dir), path]) await lchown(made, uploads.uid, uploads.gid);
  const timer = setInterval(() => {
    const now = new Date();
    utimes(path, now, now).catch(() => {});
  }, touchMs).unref();
  return async () => {
    clearInterval(timer);
    await rm(path, { force: true });
  };
};

/** @returns whether a backup in any process suspends the removal of files; removes expired markers */
export const isRemovalHeld = async (dir: string): Promise<boolean> => {
  let isHeld = false;
  for (const name of await readOr(readdir(holdsDir(dir)), [])) {
    const path = join(holdsDir(dir), name);
    // time according to the disk's clock, which may differ from the system clock
    const touchedAt = (await readOr(stat(path), null))?.mtimeMs;
    if (touchedAt === undefined) continue;
    if (Date.now() - touchedAt < expiryMs) isHeld = true;
    else await rm(path, { force: true });
  }
  return isHeld;
};
