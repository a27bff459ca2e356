// Cache of the data that the site has loaded, with one request for each query at a time. Small, because every visitor loads it
// (docs/decisions/0041-site-router.md); its names are those of TanStack Query, which the admin area uses.

import type { TextsFor } from '#web/site/lib/language.ts';

/** JSON values. Queries with equal keys have the same data. */
export type QueryKey = readonly unknown[];

interface QueryContext {
  client: QueryClient;
  /** Aborted when nothing shows the query any more. */
  signal: AbortSignal;
}

export interface Query<Data> {
  queryKey: QueryKey;
  /** Null is data, undefined is not. */
  queryFn: (context: QueryContext) => Promise<Data>;
  /** `failure` is shown if the query fails; without it the failure is only logged. */
  meta?: { failure?: (texts: TextsFor) => string };
}

export interface ShownQuery<Data> extends Query<Data> {
  /** False fetches nothing, true also fetches a query that has failed. Default: fetched unless it has failed. */
  enabled?: boolean;
  /** @returns data shown while the first data loads @param before the data shown last @param key the key of its query */
  placeholderData?: (before: Data | undefined, key: QueryKey | undefined) => Data | undefined;
}

/** Types the arguments of a query's functions. */
export const queryOptions = <Data>(query: ShownQuery<Data>): ShownQuery<Data> => query;

/** Immutable: every change creates a new state. */
export interface QueryState<Data = unknown> {
  /** Undefined until it has loaded once. */
  data: Data | undefined;
  /** Failure of the last attempt; null while the first data is being fetched again. */
  error: Error | null;
  isFetching: boolean;
  /** When the data was loaded, in milliseconds since 1970. */
  updatedAt: number;
}

interface Entry {
  queryKey: QueryKey;
  state: QueryState;
  /** Called after each change of the state. */
  observers: Set<() => void>;
  running?: { controller: AbortController; result: Promise<unknown> };
  meta?: Query<unknown>['meta'];
  expiry?: ReturnType<typeof setTimeout>;
}

type Failed = (error: Error, query: Pick<Entry, 'queryKey' | 'meta'>) => void;

/** Data older than this is fetched again when it is shown the next time. */
const freshMs = 30_000;
/** How long data stays in the cache while nothing shows it. */
const keptMs = 5 * 60_000;

/** State of a query that was never set or fetched. */
export const unknownState: QueryState = { data: undefined, error: null, isFetching: false, updatedAt: 0 };

export const hashOf = (key: QueryKey): string => JSON.stringify(key);

export class QueryClient {
  #entries = new Map<string, Entry>();
  #listeners = new Set<() => void>();
  #failed: Failed;

  /** @param failed called after each failure except those of aborted requests */
  constructor(failed: Failed = () => undefined) {
    this.#failed = failed;
  }

  getQueryState<Data>({ queryKey }: Pick<Query<Data>, 'queryKey'>): QueryState<Data> {
    return (this.#entries.get(hashOf(queryKey))?.state ?? unknownState) as QueryState<Data>;
  }

  getQueryData<Data>(query: Query<Data>): Data | undefined {
    return this.getQueryState<Data>(query).data;
  }

  setQueryData<Data>({ queryKey }: Pick<Query<Data>, 'queryKey'>, data: Data): void {
    this.#change(this.#entry(queryKey), { data, error: null, updatedAt: Date.now() });
  }

  /** All queries that were set or fetched. */
  queries(): readonly Pick<Entry, 'queryKey' | 'state'>[] {
    return [...this.#entries.values()];
  }

  /** @param changed called after each change of any query @returns a function that ends it */
  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => void this.#listeners.delete(changed);
  }

  /** Observes a query and keeps its data in the cache. @returns a function that ends it */
  observe({ queryKey }: Pick<Query<unknown>, 'queryKey'>, changed: () => void): () => void {
    const entry = this.#entry(queryKey);
    entry.observers.add(changed);
    clearTimeout(entry.expiry);
    return () => {
      entry.observers.delete(changed);
      if (entry.observers.size > 0) return;
      entry.running?.controller.abort();
      this.#expireLater(entry);
    };
  }

  /** @returns whether a screen that shows the query must fetch it; false after a failure of the loader, which is shown instead */
  isWanted(query: Query<unknown>): boolean {
    const { data, error, updatedAt }: QueryState = this.getQueryState(query);
    return data === undefined ? error === null : Date.now() - updatedAt >= freshMs;
  }

  /** Fetches a query, or waits for the request that is running. @throws what the query throws */
  async fetchQuery<Data>(query: Query<Data>): Promise<Data> {
    const entry = this.#entry(query.queryKey);
    // a prefetch that the visitor has followed reports its failure
    if (!entry.running || query.meta?.failure) entry.meta = query.meta;
    entry.running ??= this.#run(entry, query);
    return entry.running.result as Promise<Data>;
  }

  /** @returns the data, fetched if there is none */
  async ensureQueryData<Data>(query: Query<Data>): Promise<Data> {
    const data = this.getQueryData(query);
    return data === undefined ? this.fetchQuery(query) : data;
  }

  /** Aborts all requests. */
  cancelQueries(): void {
    for (const { running } of this.#entries.values()) running?.controller.abort();
  }

  #run(entry: Entry, query: Query<unknown>): NonNullable<Entry['running']> {
    const controller = new AbortController();
    const { signal } = controller;
    this.#change(entry, { isFetching: true, ...(entry.state.data === undefined && { error: null }) });
    const end = (changes: Partial<QueryState>) => {
      if (entry.running?.controller === controller) delete entry.running;
      this.#change(entry, { ...changes, isFetching: entry.running !== undefined });
      if (entry.observers.size === 0) this.#expireLater(entry);
    };
    const load = async () => {
      try {
        const data = await query.queryFn({ client: this, signal });
        end({ data, error: null, updatedAt: Date.now() });
        return data;
      } catch (thrown) {
        const error = thrown instanceof Error ? thrown : new Error(String(thrown));
        end(signal.aborted ? {} : { error });
        if (!signal.aborted) this.#failed(error, entry);
        throw error;
      }
    };
    // so that a new request does not wait for the aborted one
    signal.addEventListener('abort', () => void (entry.running?.controller === controller && delete entry.running));
    return { controller, result: load() };
  }

  #entry(queryKey: QueryKey): Entry {
    const hash = hashOf(queryKey);
    const known = this.#entries.get(hash);
    if (known) return known;
    const entry: Entry = { queryKey, state: unknownState, observers: new Set() };
    this.#entries.set(hash, entry);
    return entry;
  }

  #change(entry: Entry, changes: Partial<QueryState>): void {
    entry.state = { ...entry.state, ...changes };
    for (const changed of [...entry.observers, ...this.#listeners]) changed();
  }

  #expireLater(entry: Entry): void {
    // on the server the client is discarded with its page
    if (typeof window === 'undefined') return;
    clearTimeout(entry.expiry);
    entry.expiry = setTimeout(() => this.#entries.delete(hashOf(entry.queryKey)), keptMs);
  }
}
