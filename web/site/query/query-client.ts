// The data that the site has loaded: one request for each query at a time, kept while it is fresh or shown. Small, because every
// visitor loads it (docs/decisions/0041-site-router.md); the admin area uses TanStack Query, whose names it has.

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
  meta?: { failure?: string };
}

export interface ShownQuery<Data> extends Query<Data> {
  /** False: nothing is fetched. True: a query that has failed is fetched again. Default: fetched unless it has failed. */
  enabled?: boolean;
  /** @returns what is shown while the first data loads. @param before the data shown last, and the key of its query */
  placeholderData?: (before: Data | undefined, key: QueryKey | undefined) => Data | undefined;
}

/** Types the arguments of a query's functions. */
export const queryOptions = <Data>(query: ShownQuery<Data>): ShownQuery<Data> => query;

/** Replaced, never changed. */
export interface QueryState<Data = unknown> {
  /** Undefined until it has loaded once. */
  data: Data | undefined;
  /** Of the last attempt; null while the first data is being fetched again. */
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
/** How long data is kept that nothing shows. */
const keptMs = 5 * 60_000;

/** Of a query that was never set or fetched. */
export const unknownState: QueryState = { data: undefined, error: null, isFetching: false, updatedAt: 0 };

export const hashOf = (key: QueryKey): string => JSON.stringify(key);

export class QueryClient {
  #entries = new Map<string, Entry>();
  #listeners = new Set<() => void>();
  #failed: Failed;

  /** @param failed is told of each failure, except of aborted requests */
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

  /** Keeps the data of a query while something shows it. @returns a function that ends it */
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

  /** @returns whether a screen that shows the query must fetch it: a failure of the loader is shown, not fetched again */
  isWanted(query: Query<unknown>): boolean {
    const { data, error, updatedAt }: QueryState = this.getQueryState(query);
    return data === undefined ? error === null : Date.now() - updatedAt >= freshMs;
  }

  /** Fetches a query, or waits for the request that is running. @throws what the query throws */
  async fetchQuery<Data>(query: Query<Data>): Promise<Data> {
    const entry = this.#entry(query.queryKey);
    // a visitor who opens a screen is told of a failure of its prefetch
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
    // a new request does not wait for an aborted one
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
    // a client on the server ends with its page
    if (typeof window === 'undefined') return;
    clearTimeout(entry.expiry);
    entry.expiry = setTimeout(() => this.#entries.delete(hashOf(entry.queryKey)), keptMs);
  }
}
