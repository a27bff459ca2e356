// Exclusive lock of a folder or file for one process. The operating system releases the lock when the process exits for any reason, so a
// crash leaves no stale lock. SQLite's locks are used because they work on every platform that Node supports.
import { DatabaseSync } from 'node:sqlite';

const busy = 5;

/** Prevents garbage collection of this process's locks, which would release them. */
const held = new Set<DatabaseSync>();

/**
 * Do not open the lock file in any other way in this process: POSIX releases all locks of a file when any handle to it is closed.
 * @param path of a file that is only used for the lock
 * @returns a function that releases the lock; null if another process, or this one, already holds it
 */
export const lockFile = (path: string): (() => void) | null => {
  const database = new DatabaseSync(path, { timeout: 0 });
  try {
    // writes nothing and creates no journal file
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
