// Suspends the removal of stored files while a backup copies the uploads. The marker is an empty object that is regularly written again.
import { randomBytes } from 'node:crypto';
import type { FileFacts, FileStore } from './file-store.ts';

const folder = 'uploads/.holds';
const renewMs = 15_000;
/** A marker that was not renewed within this time belongs to a killed process. The clock of the storage may differ by minutes. */
const expiryMs = 20 * 60_000;

interface Objects extends Pick<FileStore, 'write' | 'remove'> {
  list: (folder: string) => Promise<(FileFacts & { path: string })[]>;
}

export const createHolds = ({ list, write, remove }: Objects): Pick<FileStore, 'holdRemoval' | 'isRemovalHeld'> => ({
  holdRemoval: async () => {
    const path = `${folder}/${randomBytes(8).toString('hex')}`;
    let writing: Promise<void> = write(path, new Uint8Array());
    await writing;
    const timer = setInterval(() => {
      writing = write(path, new Uint8Array()).catch(() => {});
    }, renewMs).unref();
    return async () => {
      clearInterval(timer);
      await writing;
      // if there is no response, the marker expires
      await remove(path).catch(() => {});
    };
  },
  isRemovalHeld: async () => {
    let isHeld = false;
    for (const { path, modifiedAt } of await list(folder)) {
      if (Date.now() - modifiedAt.getTime() < expiryMs) isHeld = true;
      else await remove(path);
    }
    return isHeld;
  },
});
