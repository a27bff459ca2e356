// Decides when the daily backup is due.
import type { BackupRecord } from '#contract/backups.ts';
import { hasFile } from '#contract/rules/backups.ts';
import { offsetAt } from '#contract/rules/clock.ts';

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** Delay after a first failure, for example a database outage; it doubles with each consecutive failure. */
const firstRetryMs = 3 * minuteMs;
const longestRetryMs = hourMs;
/** Failure reasons of backups whose server ended. */
export const interruption = {
  killed: 'The server stopped before the backup was finished.',
  ended: 'The server was stopped before the backup was finished.',
} as const;
/** Administrators are warned when the last proven backup is older. */
const overdueMs = 2 * dayMs;

interface Schedule {
  hour: number;
  timeZone: string;
}

/** @returns the number of the day whose backup covers this moment; before the hour in site time, this is the previous day */
const slotOf = (at: Date, { hour, timeZone }: Schedule): number => {
  const wall = at.getTime() + offsetAt(at.getTime(), timeZone);
  return Math.floor((wall - hour * hourMs) / dayMs);
};

export interface DailyState {
  now: Date;
  /** Newest first. */
  backups: readonly BackupRecord[];
  /** When the database was first filled: a new site does not need a backup immediately. */
  siteSince: string;
}

/** @returns whether at least this number of failures ended within the given time before now */
const hasFailed = (failures: readonly BackupRecord[], withinMs: number, now: Date, count = 1): boolean =>
  failures.filter(({ finished_at }) => finished_at !== null && now.getTime() - Date.parse(finished_at) < withinMs).length >= count;

/** Another server takes over immediately when the one making the backup ends, unless it crashes again: the backup may be the cause. */
const mustWait = (daily: readonly BackupRecord[], now: Date): boolean => {
  const lastMade = daily.findIndex(hasFile);
  const failures = (lastMade < 0 ? daily : daily.slice(0, lastMade)).filter(({ state }) => state === 'failed');
  const crashes = failures.filter(({ reason }) => reason === interruption.killed);
  const others = failures.filter(({ reason }) => reason !== interruption.killed && reason !== interruption.ended);
  const retryMs = Math.min(longestRetryMs, firstRetryMs * 2 ** (others.length - 1));
  return hasFailed(crashes, hourMs, now, 2) || hasFailed(others, retryMs, now);
};

export const isDailyDue = ({ now, backups, siteSince }: DailyState, schedule: Schedule): boolean => {
  const daily = backups.filter(({ kind }) => kind === 'daily');
  // an incomplete backup is repeated only the next day, because missing files do not reappear
  const made = daily.find(hasFile);
  return !mustWait(daily, now) && slotOf(new Date(made?.started_at ?? siteSince), schedule) < slotOf(now, schedule);
};

export const isOverdue = ({ now, backups, siteSince }: DailyState): boolean => {
  const last = backups.find(({ state }) => state === 'proven');
  return now.getTime() - Date.parse(last?.started_at ?? siteSince) > overdueMs;
};
