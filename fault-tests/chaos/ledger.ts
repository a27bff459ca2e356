// Records which writes the server has confirmed. A write without a response, because the process was killed, may or may not be stored.

export const kinds = ['message', 'quote request', 'product', 'article', 'settings', 'upload', 'sign-in', 'sign-out', 'deletion'] as const;
export type Kind = (typeof kinds)[number];

/** JSON text of a stored record; null if it does not exist. */
export type State = string | null;

/** Addresses a stored record. */
export interface Handle {
  id: number;
  slug: string | null;
}

export interface Observed {
  state: string;
  handle: Handle | null;
}

interface Write {
  kind: Kind;
  /** Names the record, e.g. `product 3-17`. */
  key: string;
  /** The record after the write. */
  state: State;
  /** Sends the write. @returns the handle of a new record, if the response names it */
  send: () => Promise<Handle | null>;
}

export interface Ledger {
  /** Sends a write. It is confirmed unless `send` throws. */
  write: (write: Write) => Promise<void>;
  /** Adds a confirmed record whose key was unknown before the response. */
  add: (kind: Kind, key: string, state: string) => void;
  /** Stops tracking a record. */
  forget: (key: string) => void;
  /** The keys of records that can be changed, in creation order. */
  known: (prefix: string) => { key: string; state: string; handle: Handle }[];
  /** The allowed states of each record. */
  expected: () => ReadonlyMap<string, readonly State[]>;
  /** Adopts the observed state as the only allowed one. */
  settle: (observed: ReadonlyMap<string, Observed>) => void;
  /** Confirmed writes by kind. */
  counts: () => Readonly<Record<Kind, number>>;
  total: () => number;
}

export const createLedger = (): Ledger => {
  const states = new Map<string, State[]>();
  const handles = new Map<string, Handle>();
  const counts = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
  const forget = (key: string) => {
    states.delete(key);
    handles.delete(key);
  };
  return {
    write: async ({ kind, key, state, send }) => {
      states.set(key, [...(states.get(key) ?? [null]), state]);
      const handle = await send();
      states.set(key, [state]);
      if (handle) handles.set(key, handle);
      if (state === null) handles.delete(key);
      counts[kind] += 1;
    },
    add: (kind, key, state) => {
      states.set(key, [state]);
      counts[kind] += 1;
    },
    forget,
    known: (prefix) =>
      [...handles].flatMap(([key, handle]) => {
        const [state, ...others] = states.get(key) ?? [];
        return key.startsWith(prefix) && typeof state === 'string' && others.length === 0 ? [{ key, state, handle }] : [];
      }),
    expected: () => states,
    settle: (observed) => {
      for (const key of [...states.keys()]) {
        const found = observed.get(key);
        if (!found) forget(key);
        else {
          states.set(key, [found.state]);
          if (found.handle) handles.set(key, found.handle);
        }
      }
    },
    counts: () => counts,
    total: () => Object.values(counts).reduce((sum, count) => sum + count, 0),
  };
};
