// Exclusive lock of a folder or a file for one process. The operating system releases the lock when the process ends for any
// reason, so a crash leaves no stale lock. SQLite's locks are used because they work on every platform that Node supports.
import { DatabaseSync } from 'node:sqlite';

const busy = 5;

/** Keeps the locks of this process reachable; garbage collection would release them. */
const held = new Set<DatabaseSync>();

/**
 * Do not open the lock file in any other way in this process: POSIX releases all locks of a file when any handle to it is closed.
 * @param path of a file that is used for the lock only
 * @returns a function that releases the lock; null if another process, or this one, has the lock
 */
export const lockFile = (path: string): (() => void) | null => {
  const database = new DatabaseSync(path, { timeout: 0 });
  try {
    // nothing is written, and no journal file is created
    database.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    database.close();
    if (error instanceof Error && 'errcode' in error && Number(error.errcode) % 256 === busy) return null;
    throw error;
  }
  held.add(database);
  return () => {
    if (held.delete(database)) database.close();
  };
};
