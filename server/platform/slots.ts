// Bounds work that needs a lot of processor time or memory: so many at a time, and so many waiting.

/** Thrown if too much work waits already; answered with 503. */
export class BusyError extends Error {
  override name = 'BusyError';
}

interface Options {
  /** How many run at a time. */
  count: number;
  /** How many may wait; default: any number. */
  maxWaiting?: number;
}

export interface RunOptions {
  /** Starts before the work that waits already. Default: false. */
  isUrgent?: boolean;
  /** How many may wait already; default: that of the slots. */
  maxWaiting?: number;
  /** Work that still waits when it is aborted is not done: the promise is rejected with the reason. */
  signal?: AbortSignal;
}

/** @returns a function that runs the given work as soon as a slot is free @throws BusyError if too much waits already */
export const createSlots = ({ count, maxWaiting: mostWaiting = Number.POSITIVE_INFINITY }: Options) => {
  let running = 0;
  const waiting: (() => void)[] = [];
  const takeSlot = ({ isUrgent = false, maxWaiting = mostWaiting, signal }: RunOptions): Promise<void> | undefined => {
    signal?.throwIfAborted();
    if (running < count) {
      running++;
      return;
    }
    if (waiting.length >= maxWaiting) throw new BusyError('Too much work of this kind is waiting.');
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting.splice(waiting.indexOf(start), 1);
        reject(signal?.reason);
      };
      const start = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      signal?.addEventListener('abort', leave, { once: true });
      if (isUrgent) waiting.unshift(start);
      else waiting.push(start);
    });
  };
  return async <T>(work: () => Promise<T>, options: RunOptions = {}): Promise<T> => {
    await takeSlot(options);
    try {
      return await work();
    } finally {
      // the slot passes directly to the next one
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
};
