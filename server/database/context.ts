// The common parameter of services.
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from './schema.ts';

export interface Context {
  /** The database, or the transaction that the service joins. */
  db: Database;
  /** Source of all stored timestamps. */
  clock: Clock;
}
