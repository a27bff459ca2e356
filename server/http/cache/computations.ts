// Decides which request computes a response, and which requests wait for it. The number of concurrent computations is limited; requests for
// one address share a computation (docs/decisions/0032-overload.md).
import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { BusyError } from '#server/platform/slots.ts';
import type { StoredResponse } from './stored-response.ts';

/** Maximum duration of a computation, and of waiting for one. */
export const limitMs = 10_000;

export interface Computation {
  /** Frees the slot and answers the waiting requests. @param stored null if the response is not cached */
  end: (stored: StoredResponse | null) => void;
  /** To be called when the work has ended, even after the limit. */
  endWork: () => void;
}

/** What a request does: send the response of another request, or compute one. */
export type Turn = { stored: StoredResponse } | { computation: Computation };

interface Waiter {
  resolve: (turn: Turn) => void;
  /** Called if the computation of this request exceeds the limit. */
  giveUp: () => void;
}

/** An address that is being computed or waits for a slot. */
interface Entry {
  waiting: Set<Waiter>;
  /** Set while the response is computed; resolves to null if it is not cached. */
  result: Promise<StoredResponse | null> | null;
  /** Removes the entry, so that the next request for the address starts a new computation. */
  forget: () => void;
}

/** The addresses that are being computed or wait for a slot, by key. */
export type Entries = Map<string, Entry>;

/** Where a response will be cached. */
interface Target {
  key: string;
  entries: Entries;
}

interface Client {
  response: ServerResponse;
  giveUp: () => void;
}

export interface Computations {
  /**
   * Waits until the request can be answered. Never resolves if the client leaves.
   * @param target null if the response is not cached
   * @throws BusyError if too many requests wait, or after the limit
   */
  enter: (target: Target | null, client: Client) => Promise<Turn>;
  /** For an API call of a page that has a slot: waits for a computation in progress, but never for a slot. */
  share: (target: Target) => Promise<Turn>;
  /** Whether another address would be refused. */
  isFull: () => boolean;
  /** Whether as many computations as there are slots have exceeded the limit since one last ended. */
  isStuck: () => boolean;
}

const createEntry = (target: Target | null): Entry => {
  const entry: Entry = {
    waiting: new Set(),
    result: null,
    forget: () => {
      if (target?.entries.get(target.key) === entry) target.entries.delete(target.key);
    },
  };
  target?.entries.set(target.key, entry);
  return entry;
};

interface Queue {
  add: (entry: Entry) => void;
  remove: (entry: Entry) => void;
  freeSlot: () => void;
  isFull: () => boolean;
}

/** @param start computes an entry, which occupies a slot until `freeSlot` is called */
const createQueue = (count: number, maxWaiting: number, start: (entry: Entry) => void): Queue => {
  const waiting = new Set<Entry>();
  let running = 0;
  const startNext = () => {
    for (const entry of waiting) {
      if (running >= count) return;
      waiting.delete(entry);
      running += 1;
      start(entry);
    }
  };
  return {
    add: (entry) => {
      waiting.add(entry);
      startNext();
    },
    remove: (entry) => void waiting.delete(entry),
    freeSlot: () => {
      running -= 1;
      startNext();
    },
    isFull: () => running >= count && waiting.size >= maxWaiting,
  };
};

const removeUnused = (queue: Queue, entry: Entry): void => {
  if (entry.waiting.size > 0 || entry.result) return;
  queue.remove(entry);
  entry.forget();
};

interface Progress {
  /** Number of computations that have exceeded the limit since one last ended. */
  overdue: number;
}

/** @param runner the request that computes and has a slot; null for an API call of a page */
const begin = (queue: Queue, progress: Progress, entry: Entry, runner: Waiter | null): Computation => {
  const { promise, resolve } = Promise.withResolvers<StoredResponse | null>();
  entry.result = promise;
  let state: 'running' | 'overdue' | 'ended' = 'running';
  const settle = (stored: StoredResponse | null) => {
    clearTimeout(timer);
    entry.result = null;
    resolve(stored);
    if (stored) for (const waiter of [...entry.waiting]) waiter.resolve({ stored });
    else if (entry.waiting.size > 0) queue.add(entry);
    removeUnused(queue, entry);
    if (runner) queue.freeSlot();
  };
  const timer = setTimeout(() => {
    state = 'overdue';
    if (runner) progress.overdue += 1;
    runner?.giveUp();
    settle(null);
  }, limitMs);
  return {
    end: (stored) => {
      if (state !== 'running') return;
      state = 'ended';
      if (runner) progress.overdue = 0;
      settle(stored);
    },
    endWork: () => {
      if (state === 'overdue') progress.overdue = 0;
    },
  };
};

/** Resolves when the request can be answered. */
const waitIn = (queue: Queue, entry: Entry, { response, giveUp }: Client): Promise<Turn> =>
  new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer);
      response.off('close', leave);
      entry.waiting.delete(waiter);
      removeUnused(queue, entry);
    };
    const waiter: Waiter = {
      giveUp,
      resolve: (turn) => {
        leave();
        resolve(turn);
      },
    };
    const timer = setTimeout(() => {
      leave();
      reject(new BusyError('Waited too long for a slot.'));
    }, limitMs);
    response.once('close', leave);
    entry.waiting.add(waiter);
  });

/** @param count number of slots @param maxWaiting addresses that may wait for one */
export const createComputations = (count: number, maxWaiting = 100): Computations => {
  const progress: Progress = { overdue: 0 };

  const start = async (entry: Entry) => {
    // lets other requests be read before the next computation begins
    await nextTurn();
    const [waiter] = entry.waiting;
    if (waiter && !entry.result) waiter.resolve({ computation: begin(queue, progress, entry, waiter) });
    // all clients have left, or an API call of a page is computing it
    else queue.freeSlot();
  };
  const queue = createQueue(count, maxWaiting, start);

  const enter: Computations['enter'] = async (target, client) => {
    // the client left while the content version was read, so `close` will not be emitted again
    if (client.response.destroyed) return new Promise(() => {});
    let entry = target?.entries.get(target.key);
    if (!entry) {
      if (queue.isFull()) throw new BusyError('Too many addresses wait for a slot.');
      entry = createEntry(target);
      queue.add(entry);
    }
    return waitIn(queue, entry, client);
  };

  const share: Computations['share'] = async (target) => {
    const entry = target.entries.get(target.key) ?? createEntry(target);
    if (!entry.result) {
      queue.remove(entry);
      return { computation: begin(queue, progress, entry, null) };
    }
    const stored = await entry.result;
    // a response that is not cached is computed for each call
    return stored ? { stored } : { computation: begin(queue, progress, createEntry(null), null) };
  };

  return { enter, share, isFull: queue.isFull, isStuck: () => progress.overdue >= count };
};
