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

/** The administrator who makes a change, or for whom a program makes it. */
export interface Actor {
  id: number;
  /** For a program, that of its API token. */
  name: string;
  apiTokenId?: number;
}

/** The parameter of services that change content, settings, messages or administrators. */
export interface ActingContext extends Context {
  /** The signed-in administrator; null if a visitor or the product itself makes the change. */
  actor: Actor | null;
  /** Set while several settings are saved in one transaction, to group their revisions. */
  saveKey?: string;
}

interface Caller extends Pick<Actor, 'id' | 'name'> {
  apiToken?: { id: number; name: string } | null;
}

/** Adds the calling administrator, or the API token of a program, to the context of a route. */
export const actingAs = <C extends Context>(context: C, { id, name, apiToken }: Caller): C & { actor: Actor } => ({
  ...context,
  actor: apiToken ? { id, name: `API token “${apiToken.name}”`, apiTokenId: apiToken.id } : { id, name },
});
