// A span of time in which no public answer changes: one content version, and no moment at which the clock changes something.
import type { Connection } from '#server/database/connect.ts';
import { findNextPublication } from '#server/database/content-version.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Answer } from './answer.ts';

export interface Epoch {
  version: number;
  /** Milliseconds; the end is not part of the epoch. */
  from: number;
  until: number;
  /** Answers that are being computed, by key; null if the result is not stored. */
  computing: Map<string, Promise<Answer | null>>;
}

/** Pages contain the year, in the time zone of the site. @returns when its next day begins, in milliseconds */
export type NextDayOf = (now: number) => Promise<number>;

/**
 * Applies what is scheduled and due: the content version is another one then.
 * @param now milliseconds @returns when the next change is due, ISO 8601; null if none is scheduled
 */
export type ApplyDue = (now: number) => Promise<string | null>;

export interface ByTheClock {
  nextDayOf: NextDayOf;
  applyDue: ApplyDue;
}

const openEpoch = async ({ db }: Connection, { nextDayOf, applyDue }: ByTheClock, version: number, now: number): Promise<Epoch> => {
  const due = await applyDue(now);
  const [nextDay, publication] = await Promise.all([nextDayOf(now), findNextPublication(db, new Date(now).toISOString())]);
  const until = Math.min(nextDay, ...[due, publication].flatMap((at) => (at === null ? [] : Date.parse(at))));
  return { version, from: now, until, computing: new Map() };
};

const includes = ({ from, until }: Epoch, now: number): boolean => from <= now && now < until;

/** @returns a function that returns the current epoch; requests of one epoch get the same object */
export const createEpochs = (connection: Connection, clock: Clock, byTheClock: ByTheClock): (() => Promise<Epoch>) => {
  let current: Epoch | null = null;
  let opening: { version: number; epoch: Promise<Epoch> } | null = null;
  const open = async (version: number, now: number): Promise<Epoch> => {
    if (opening?.version !== version) opening = { version, epoch: openEpoch(connection, byTheClock, version, now) };
    const mine = opening;
    try {
      current = await mine.epoch;
      return current;
    } finally {
      if (opening === mine) opening = null;
    }
  };
  return async () => {
    // read for each request, so that a change by any program is seen by the next request
    const version = await connection.contentVersion();
    const now = clock().getTime();
    if (current?.version === version && includes(current, now)) return current;
    const opened = await open(version, now);
    // another request may have begun to open it before its end
    return includes(opened, now) ? opened : open(version, now);
  };
};
