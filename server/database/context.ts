// The common parameter of services.
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from './schema.ts';

export interface Context {
  /** The database, or the transaction that the service joins. */
  db: Database;
  /** Source of all stored timestamps. */
  clock: Clock;
  /** Address of the site; links of saved texts to it become relative. */
  siteUrl?: string;
}

/** The person who changes something. */
export interface Actor {
  id: number;
  name: string;
}

/** The parameter of services that change content, settings, messages or administrators. */
export interface ActingContext extends Context {
  /** The signed-in administrator; null if a visitor or the product itself changes something. */
  actor: Actor | null;
  /** Set while several settings are saved one after the other in one transaction: their revisions belong together. */
  saveKey?: string;
}

/** The context of a route together with the administrator who called it. */
export const actingAs = <C extends Context>(context: C, { id, name }: Actor): C & ActingContext => ({ ...context, actor: { id, name } });
