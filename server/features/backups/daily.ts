// When the daily backup is due.
import type { Backup } from '#contract/backups.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** After a failure, for example without space, the next attempt follows after this time. */
const retryMs = 60 * 60 * 1000;
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

export const isDailyDue = ({ now, backups, siteSince }: State, schedule: Schedule): boolean => {
  const daily = backups.filter(({ kind }) => kind === 'daily');
  const proven = daily.find(({ state }) => state === 'proven');
  const failed = daily.find(({ state }) => state === 'failed');
  if (failed?.finished_at && now.getTime() - Date.parse(failed.finished_at) < retryMs) return false;
  return slotOf(new Date(proven?.started_at ?? siteSince), schedule) < slotOf(now, schedule);
};

export const isOverdue = ({ now, backups, siteSince }: State): boolean => {
  const last = backups.find(({ state }) => state === 'proven');
  return now.getTime() - Date.parse(last?.started_at ?? siteSince) > overdueMs;
};
