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

/** Pages contain the year of the site's time zone. Every time zone begins its years at a quarter of an hour. */
const quarterMs = 15 * 60_000;

const openEpoch = async ({ db }: Connection, version: number, now: number): Promise<Epoch> => {
  const publication = await findNextPublication(db, new Date(now).toISOString());
  const nextQuarter = (Math.floor(now / quarterMs) + 1) * quarterMs;
  const until = publication === null ? nextQuarter : Math.min(nextQuarter, Date.parse(publication));
  return { version, from: now, until, computing: new Map() };
};

const includes = ({ from, until }: Epoch, now: number): boolean => from <= now && now < until;

/** @returns a function that returns the current epoch; requests of one epoch get the same object */
export const createEpochs = (connection: Connection, clock: Clock): (() => Promise<Epoch>) => {
  let current: Epoch | null = null;
  let opening: { version: number; epoch: Promise<Epoch> } | null = null;
  const open = async (version: number, now: number): Promise<Epoch> => {
    if (opening?.version !== version) opening = { version, epoch: openEpoch(connection, version, now) };
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
