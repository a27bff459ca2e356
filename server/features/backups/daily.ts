// When the daily backup is due.
import type { Backup } from '#contract/backups.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** After a failure, for example without space, the next attempt follows after this time. */
const retryMs = 60 * 60 * 1000;
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
const mustWait = (daily: readonly Backup[], now: Date): boolean => {
  const recent = daily.filter(
    ({ state, finished_at }) => state === 'failed' && finished_at !== null && now.getTime() - Date.parse(finished_at) < retryMs,
  );
  const crashes = recent.filter(({ reason }) => reason === interruption.killed).length;
  const ended = recent.filter(({ reason }) => reason === interruption.ended).length;
  return crashes > 1 || recent.length > crashes + ended;
};

export const isDailyDue = ({ now, backups, siteSince }: State, schedule: Schedule): boolean => {
  const daily = backups.filter(({ kind }) => kind === 'daily');
  const proven = daily.find(({ state }) => state === 'proven');
  return !mustWait(daily, now) && slotOf(new Date(proven?.started_at ?? siteSince), schedule) < slotOf(now, schedule);
};

export const isOverdue = ({ now, backups, siteSince }: State): boolean => {
  const last = backups.find(({ state }) => state === 'proven');
  return now.getTime() - Date.parse(last?.started_at ?? siteSince) > overdueMs;
};
