// The common parameter of services.
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from './schema.ts';

/** Reads for visitors: the database that the work gets has every change that was confirmed before, and may be a read-only replica. */
export type Read = <T>(work: (db: Database) => Promise<T>) => Promise<T>;

export interface Context {
  /** The database, or the transaction that the service joins. */
  db: Database;
  /** Source of all stored timestamps. */
  clock: Clock;
}

/** The parameter of routes that visitors call. */
export interface PublicContext extends Context {
  read: Read;
}
