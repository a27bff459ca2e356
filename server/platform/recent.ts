// Results for readiness checks, which must be answered even while a disk or a server does not respond.
import { setTimeout as pause } from 'node:timers/promises';

/** How long a caller waits for a new result. */
const graceMs = 500;

interface Options<T> {
  /** Must never fail. */
  read: () => Promise<T>;
  /** Returned until the first result arrives. */
  initial: T;
  /** Time for which a result is reused; 0 to read it each time. */
  forMs: number;
}

/** @returns a function that returns a new result, or the last one if that takes too long */
export const createRecent = <T>({ read, initial, forMs }: Options<T>): (() => Promise<T>) => {
  let last = initial;
  let validUntil = 0;
  let reading: Promise<T> | null = null;
  const readAgain = async () => {
    last = await read();
    validUntil = performance.now() + forMs;
    reading = null;
    return last;
  };
  return async () => {
    if (!reading && performance.now() < validUntil) return last;
    reading ??= readAgain();
    return Promise.race([reading, pause(graceMs, undefined, { ref: false }).then(() => last)]);
  };
};
