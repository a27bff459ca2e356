// While a backup copies the uploads, no stored file is removed. A hold is a file that is touched regularly, so that it also applies to
// other processes and instances, and ends soon after a process is killed.
import { randomBytes } from 'node:crypto';
import { lchown, mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readOr } from './disk-reads.ts';

const touchMs = 15_000;
/** A hold that was not touched for this time belongs to a process that was killed. */
const expiryMs = 3 * 60_000;

const holdsDir = (dir: string) => join(dir, 'uploads', '.holds');

/** @returns a function that ends the hold */
export const holdRemoval = async (dir: string): Promise<() => Promise<void>> => {
  // without the folder of the uploads there is nothing to remove
  const uploads = await readOr(stat(join(dir, 'uploads')), null);
  if (!uploads) return async () => {};
  const path = join(holdsDir(dir), randomBytes(8).toString('hex'));
  await mkdir(holdsDir(dir), { recursive: true });
  await writeFile(path, '', { flag: 'wx' });
  // made by root, while the server looks for holds
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

/** @returns whether a backup in any process needs all stored files; removes expired holds */
export const isRemovalHeld = async (dir: string): Promise<boolean> => {
  let isHeld = false;
  for (const name of await readOr(readdir(holdsDir(dir)), [])) {
    const path = join(holdsDir(dir), name);
    // the clock of the file, not of the caller
    const touchedAt = (await readOr(stat(path), null))?.mtimeMs;
    if (touchedAt === undefined) continue;
    if (Date.now() - touchedAt < expiryMs) isHeld = true;
    else await rm(path, { force: true });
  }
  return isHeld;
};
