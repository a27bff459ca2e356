// When the daily backup is due.
import type { Backup } from '#contract/backups.ts';

const dayMs = 24 * 60 * 60 * 1000;
const minuteMs = 60 * 1000;
/** After one, two and more failures, for example without space, the next attempt follows after this time. */
const retryMs = [5 * minuteMs, 15 * minuteMs, 60 * minuteMs] as const;
const crashPauseMs = 60 * minuteMs;
/** Reasons of backups whose server ended. */
export const interruption = {
  killed: 'The server stopped before the backup was finished.',
  ended: 'The server was stopped before the backup was finished.',
} as const;
/** Administrators are told when the last proven backup is older. */
const overdueMs = 2 * dayMs;

interface Schedule {
  hour: number;
  timeZone: string;
}

/** @returns the day whose backup covers this moment: before the hour, that of the day before */
const slotOf = (at: Date, { hour, timeZone }: Schedule): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date(at.getTime() - hour * 60 * 60 * 1000));

interface State {
  now: Date;
  backups: readonly Backup[];
  /** When the database was filled first: a new site needs no backup at once. */
  siteSince: string;
}

/** Another server begins at once when the one that made the backup ends, unless it crashes again: the backup may be the cause. */
const mustWait = (attempts: readonly Backup[], now: Date): boolean => {
  const failures = attempts
    .filter(({ state }) => state === 'failed')
    .map(({ finished_at, reason }) => ({ reason, agoMs: now.getTime() - Date.parse(finished_at ?? '') }));
  const crashes = failures.filter(({ reason, agoMs }) => reason === interruption.killed && agoMs < crashPauseMs);
  if (crashes.length > 1) return true;
  const errors = failures.filter(({ reason }) => reason !== interruption.killed && reason !== interruption.ended);
  const pauseMs = retryMs[Math.min(errors.length, retryMs.length) - 1] ?? 0;
  return errors.some(({ agoMs }) => agoMs < pauseMs);
};

export const isDailyDue = ({ now, backups, siteSince }: State, schedule: Schedule): boolean => {
  const daily = backups.filter(({ kind }) => kind === 'daily');
  // the newest are first
  const lastProven = daily.findIndex(({ state }) => state === 'proven');
  const proven = daily[lastProven];
  return (
    !mustWait(lastProven < 0 ? daily : daily.slice(0, lastProven), now) &&
    slotOf(new Date(proven?.started_at ?? siteSince), schedule) < slotOf(now, schedule)
  );
};

export const isOverdue = ({ now, backups, siteSince }: State): boolean => {
  const last = backups.find(({ state }) => state === 'proven');
  return now.getTime() - Date.parse(last?.started_at ?? siteSince) > overdueMs;
};
