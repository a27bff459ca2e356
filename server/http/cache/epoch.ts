// A period in which no public response changes: the content version stays the same, and no scheduled change is due.
import type { Connection } from '#server/database/connect.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Entries } from './computations.ts';

export interface Epoch {
  version: number;
  /** Milliseconds; the end is not included. */
  from: number;
  until: number;
  /** Addresses that are being computed or wait for a slot. */
  entries: Entries;
}

/**
 * Applies the scheduled changes that are due, which changes the content version.
 * @param now milliseconds
 * @returns the time of the next scheduled change, in milliseconds; Infinity if there is none
 */
export type NextChangeOf = (now: number) => Promise<number>;

const includes = ({ from, until }: Epoch, now: number): boolean => from <= now && now < until;

/** @returns a function that returns the current period; requests of one period get the same object */
export const createEpochs = (
  connection: Pick<Connection, 'contentVersion'>,
  clock: Clock,
  nextChangeOf: NextChangeOf,
): (() => Promise<Epoch>) => {
  let current: Epoch | null = null;
  let opening: { version: number; epoch: Promise<Epoch> } | null = null;
  const open = async (version: number, now: number): Promise<Epoch> => {
    if (opening?.version !== version) {
      const epoch = nextChangeOf(now).then((until) => ({ version, from: now, until, entries: new Map() }));
      opening = { version, epoch };
    }
    const mine = opening;
    try {
      current = await mine.epoch;
      return current;
    } finally {
      if (opening === mine) opening = null;
    }
  };
  return async () => {
    // read for each request, so that a change by any program is visible to the next request
    const version = await connection.contentVersion();
    const now = clock().getTime();
    if (current?.version === version && includes(current, now)) return current;
    const opened = await open(version, now);
    // another request may have started to open it earlier, so it may already be over
    return includes(opened, now) ? opened : open(version, now);
  };
};
