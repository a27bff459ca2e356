// The parameter that all services have in common.
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from './schema.ts';

export interface Context {
  /** The database, or the transaction in which the service runs. */
  db: Database;
  /** Source of all stored timestamps. */
  clock: Clock;
  /** Address of the site; links to it in saved texts become relative. */
  siteUrl?: string;
}

/** The administrator who makes a change. */
export interface Actor {
  id: number;
  name: string;
}

/** The parameter of services that change content, settings, messages or administrators. */
export interface ActingContext extends Context {
  /** The signed-in administrator; null if a visitor or the product itself makes the change. */
  actor: Actor | null;
  /** Set while several settings are saved in one transaction, to group their revisions. */
  saveKey?: string;
}

/** Adds the calling administrator to the context of a route. */
export const actingAs = <C extends Context>(context: C, { id, name }: Actor): C & ActingContext => ({ ...context, actor: { id, name } });
