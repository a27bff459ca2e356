// Limits work that needs much CPU time or memory: how much runs at a time, and how much waits.

/** Thrown if too much work is already waiting; the response is 503. */
export class BusyError extends Error {
  override name = 'BusyError';
}

interface Options {
  /** Maximum number of running tasks. */
  count: number;
  /** Maximum number of waiting tasks; default: unlimited. */
  maxWaiting?: number;
}

export interface RunOptions {
  /** Work with a lower rank starts first. If too much is waiting, the work with the highest rank is refused. Default: 0. */
  rank?: number;
  /** Maximum number of waiting tasks, including this one; default: the limit of the slots. */
  maxWaiting?: number;
  /** Work that is aborted while it waits is not started: the promise is rejected with the reason. */
  signal?: AbortSignal;
}

interface Waiting {
  rank: number;
  start: () => void;
  refuse: (error: unknown) => void;
}

/** @returns a function that runs the given work as soon as a slot is free @throws BusyError if too much is already waiting */
export const createSlots = ({ count, maxWaiting: mostWaiting = Number.POSITIVE_INFINITY }: Options) => {
  let running = 0;
  /** Ordered by rank, then by time. */
  const waiting: Waiting[] = [];
  const takeSlot = ({ rank = 0, maxWaiting = mostWaiting, signal }: RunOptions): Promise<void> | undefined => {
    signal?.throwIfAborted();
    if (running < count) {
      running++;
      return;
    }
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting.splice(waiting.indexOf(entry), 1);
        reject(signal?.reason);
      };
      const stopListening = () => signal?.removeEventListener('abort', leave);
      const entry: Waiting = {
        rank,
        start: () => {
          stopListening();
          resolve();
        },
        refuse: (error) => {
          stopListening();
          reject(error);
        },
      };
      signal?.addEventListener('abort', leave, { once: true });
      const before = waiting.findIndex((other) => other.rank > rank);
      waiting.splice(before === -1 ? waiting.length : before, 0, entry);
      if (waiting.length > maxWaiting) waiting.pop()?.refuse(new BusyError('Too much work of this kind is waiting.'));
    });
  };
  return async <T>(work: () => Promise<T>, options: RunOptions = {}): Promise<T> => {
    await takeSlot(options);
    try {
      return await work();
    } finally {
      // the slot passes directly to the next one
      const next = waiting.shift();
      if (next) next.start();
      else running--;
    }
  };
};
