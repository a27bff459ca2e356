// Which request computes a response, and which ones wait for it. A bounded number is computed at a time; requests for one address
// share one computation (docs/decisions/0032-overload.md).
import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { BusyError } from '#server/platform/slots.ts';
import type { StoredResponse } from './stored-response.ts';

/** Longest duration of a computation, and of waiting for one. */
export const limitMs = 10_000;

export interface Computation {
  /** Frees the slot and answers the requests that wait. @param stored null if it is not stored */
  end: (stored: StoredResponse | null) => void;
  /** The work has ended, maybe after the limit. */
  endWork: () => void;
}

/** What a request does: it sends the response of another request, or it computes. */
export type Turn = { stored: StoredResponse } | { computation: Computation };

interface Waiter {
  resolve: (turn: Turn) => void;
  /** Called when the computation of this request exceeds the limit. */
  giveUp: () => void;
}

/** An address that is computed or waits for a slot. */
interface Entry {
  waiting: Set<Waiter>;
  /** Set while it is computed; null if the response is not stored. */
  result: Promise<StoredResponse | null> | null;
  /** Removes the entry, so that the next request for the address begins a new one. */
  forget: () => void;
}

/** The addresses that are computed or wait, by key. */
export type Entries = Map<string, Entry>;

/** Where a response will be stored. */
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
   * Waits for the turn of a request. Never resolves if the client leaves.
   * @param target null if the response is not stored @throws BusyError if too many wait, or after the limit
   */
  enter: (target: Target | null, client: Client) => Promise<Turn>;
  /** For an API call by a page that has a slot: waits for a computation in progress, but never for a slot. */
  share: (target: Target) => Promise<Turn>;
  /** Whether a further address would be refused. */
  isFull: () => boolean;
  /** Whether as many computations as there are slots have exceeded the limit, and none has ended since. */
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

/** @param start computes an entry, which has a slot until `freeSlot` is called */
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
  /** Computations that exceeded the limit since the last one that ended. */
  overdue: number;
}

/** @param runner the request that computes and has a slot; null for an API call by a page */
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

/** Resolves when the request has its turn. */
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
    // other requests are read before the next computation begins
    await nextTurn();
    const [waiter] = entry.waiting;
    if (waiter && !entry.result) waiter.resolve({ computation: begin(queue, progress, entry, waiter) });
    // all clients have left, or an API call by a page computes it
    else queue.freeSlot();
  };
  const queue = createQueue(count, maxWaiting, start);

  const enter: Computations['enter'] = async (target, client) => {
    // the client left while the content version was read: `close` will not be emitted again
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
    // a response that is not stored is computed for each call
    return stored ? { stored } : { computation: begin(queue, progress, createEntry(null), null) };
  };

  return { enter, share, isFull: queue.isFull, isStuck: () => progress.overdue >= count };
};
