// Exclusive use of a folder or a file by one process. The operating system holds the lock and releases it however the process
// ends, so nothing is left over after a crash. SQLite's locks are used because they work on every platform Node runs on.
import { DatabaseSync } from 'node:sqlite';

const busy = 5;

/** Locks of this process; a lock that is garbage collected would be released. */
const held = new Set<DatabaseSync>();

/**
 * Never open the lock file in another way within this process: POSIX releases a file's locks when any handle to it is closed.
 * @param path of a file that is there for the lock alone
 * @returns a function that releases the lock; null while another process, or this one, holds it
 */
export const lockFile = (path: string): (() => void) | null => {
  const database = new DatabaseSync(path, { timeout: 0 });
  try {
    // nothing is written, and no journal lies beside the file
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
