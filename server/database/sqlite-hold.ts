// Lets visitors see the state before a change that is written in several transactions, until all of them are committed. An open read
// transaction on its own connection preserves that state.
import type { DatabaseSync } from 'node:sqlite';
import { contentVersionQuery } from './content-version.ts';
import { createQueue, type Run, runnerOf } from './sqlite-driver.ts';
import { isVisitor } from './visitor-reads.ts';

interface Held {
  database: DatabaseSync;
  read: Run;
  version: number;
}

export interface SqliteHolds {
  /** Waits until nothing is held, then holds the present state. @returns a function that shows visitors the present state again at once */
  hold: () => Promise<() => Promise<void>>;
  /** @returns the connection for the reads of the present caller; null for the usual one */
  readerOf: () => Run | null;
  /** Content version that visitors see; null if it is the present one. */
  version: () => number | null;
  close: () => void;
}

const begin = (database: DatabaseSync): Held => {
  // the first read determines the state
  database.exec('begin');
  const version = Number(database.prepare(contentVersionQuery).get()?.version);
  return { database, read: runnerOf(database), version };
};

interface Options {
  /** Opens another connection; null for an in-memory database, which has only one, so that nothing can be held. */
  openReader: () => DatabaseSync | null;
  /** Copies the log into the database: while a state is held, the log grows with each commit. */
  shortenLog: () => Promise<void>;
  onChange: (isHeld: boolean) => void;
}

export const createSqliteHolds = ({ openReader, shortenLog, onChange }: Options): SqliteHolds => {
  const turn = createQueue();
  let held: Held | null = null;
  const close = () => {
    held?.database.close();
    held = null;
    onChange(false);
  };
  const open = () => {
    const database = openReader();
    held = database && begin(database);
    onChange(held !== null);
  };
  return {
    hold: async () => {
      const end = await turn();
      try {
        open();
      } catch (error) {
        end();
        throw error;
      }
      const isHeld = held !== null;
      return async () => {
        close();
        if (isHeld) await shortenLog();
        end();
      };
    },
    readerOf: () => (held && isVisitor() ? held.read : null),
    version: () => held?.version ?? null,
    close,
  };
};
