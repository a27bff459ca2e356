// What a service needs to write: the database (or the transaction it takes part in) and the time.
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from './schema.ts';

export interface Context {
  db: Database;
  clock: Clock;
}
