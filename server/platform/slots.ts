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

interface RunOptions {
  /** Starts before the work that waits already. Default: false. */
  isUrgent?: boolean;
}

/** @returns a function that runs the given work as soon as a slot is free @throws BusyError if too much waits already */
export const createSlots = ({ count, maxWaiting = Number.POSITIVE_INFINITY }: Options) => {
  let running = 0;
  const waiting: (() => void)[] = [];
  const takeSlot = (isUrgent: boolean): Promise<void> | undefined => {
    if (running < count) {
      running++;
      return;
    }
    if (waiting.length >= maxWaiting) throw new BusyError('Too much work of this kind is waiting.');
    return new Promise((start) => {
      if (isUrgent) waiting.unshift(start);
      else waiting.push(start);
    });
  };
  return async <T>(work: () => Promise<T>, { isUrgent = false }: RunOptions = {}): Promise<T> => {
    await takeSlot(isUrgent);
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
