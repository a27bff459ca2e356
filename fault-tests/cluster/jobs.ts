// Work that must be done once by all instances together: the demonstration content, views, backups.
import { setTimeout as pause } from 'node:timers/promises';
import type { BackupRecord } from '#contract/backups.ts';
import type { Connection } from '#server/database/connect.ts';
import { listFolder } from '#server/features/backups/backup-folder.ts';
import { interruption } from '#server/features/backups/daily.ts';

type Db = Connection['db'];

const dayMs = 24 * 60 * 60 * 1000;
const pollMs = 200;
/** Time limit for storing views, which are buffered in memory for half a second, or until the database responds again. */
const viewsLimitMs = 15_000;
const backupLimitMs = 180_000;

const isProvenDaily = ({ kind, state }: BackupRecord) => kind === 'daily' && state === 'proven';

/** Makes the daily backup due: the site has existed for three days and has none. */
export const makeDailyBackupDue = async (db: Db): Promise<void> => {
  await db
    .updateTable('milestones')
    .set({ reached_at: new Date(Date.now() - 3 * dayMs).toISOString() })
    .execute();
};

/** @returns the rows that simultaneous first starts have created more than once */
export const checkFirstStart = async (db: Db): Promise<string[]> => {
  const names = [
    ...(await db.selectFrom('products').select('name').execute()).map(({ name }) => `product ${name}`),
    ...(await db.selectFrom('categories').select('name').execute()).map(({ name }) => `category ${name}`),
    ...(await db.selectFrom('pages').select('title').execute()).map(({ title }) => `page ${title}`),
    ...(await db.selectFrom('administrators').select('email').execute()).map(() => 'administrator'),
  ];
  const doubled = names.filter((name, index) => names.indexOf(name) !== index).map((name) => `${name} was created twice`);
  return names.includes('administrator') && names.length > 1 ? doubled : ['the first start has created nothing'];
};

export interface Views {
  counted: number;
  /** Number of rows of single views, which must equal `counted`. */
  stored: number;
  dropped: number;
}

export const countViews = async (db: Db): Promise<Views> => {
  const { counted } = await db
    .selectFrom('analytics_day_sums')
    .select(({ fn }) => fn.sum('views').as('counted'))
    .executeTakeFirstOrThrow();
  const { stored } = await db
    .selectFrom('analytics_views')
    .select(({ fn }) => fn.countAll().as('stored'))
    .executeTakeFirstOrThrow();
  const { dropped } = await db
    .selectFrom('analytics_dropped_sums')
    .select(({ fn }) => fn.sum('views').as('dropped'))
    .executeTakeFirstOrThrow();
  return { counted: Number(counted), stored: Number(stored), dropped: Number(dropped) };
};

/**
 * @param confirmed number of views to wait for, for a few seconds at most: a kill loses buffered views
 * @returns the number of views since `before`
 */
export const awaitViews = async (db: Db, before: Views, confirmed: number): Promise<Views> => {
  const start = performance.now();
  for (;;) {
    const now = await countViews(db);
    const views = {
      counted: now.counted - before.counted,
      stored: now.stored - before.stored,
      dropped: now.dropped - before.dropped,
    };
    if (views.counted + views.dropped >= confirmed || performance.now() - start > viewsLimitMs) return views;
    await pause(pollMs);
  }
};

/** @param sent reported views, including those without a response */
export const checkViews = ({ counted, stored, dropped }: Views, sent: number): string[] => [
  ...(counted + dropped > sent ? [`${counted + dropped} views were counted, but only ${sent} reported`] : []),
  ...(counted === stored ? [] : [`the sums have ${counted} views, but ${stored} are stored`]),
];

/** Waits until no backup is queued or being made. @param isDailyDue whether to wait for the daily one as well */
export const awaitBackups = async (dir: string, isDailyDue: boolean): Promise<BackupRecord[]> => {
  const start = performance.now();
  for (;;) {
    const backups = await listFolder(dir);
    const isMissing = isDailyDue && !backups.some(isProvenDaily);
    const isBusy = isMissing || backups.some(({ state }) => state === 'waiting' || state === 'running');
    if (!isBusy || performance.now() - start > backupLimitMs) return backups;
    await pause(pollMs);
  }
};

/** @returns the longest time from the end of an interrupted daily backup to the next one; null if none was interrupted */
export const backupTakeoverMs = (backups: readonly BackupRecord[]): number | null => {
  const daily = backups.filter(({ kind }) => kind === 'daily').toSorted((a, b) => a.id.localeCompare(b.id));
  const gaps = daily.flatMap(({ state, finished_at }, index) => {
    const next = daily[index + 1];
    return state === 'failed' && finished_at !== null && next ? [Date.parse(next.started_at) - Date.parse(finished_at)] : [];
  });
  return gaps.length > 0 ? Math.max(...gaps) : null;
};

/** @param requested number of backups that an administrator has requested */
export const checkBackups = (backups: readonly BackupRecord[], requested: number, isDailyDue: boolean): string[] => {
  const daily = backups.filter(isProvenDaily).length;
  const crashes = backups.filter(({ kind, reason }) => kind === 'daily' && reason === interruption.killed).length;
  const manual = backups.filter(({ kind }) => kind === 'manual').length;
  const unfinished = backups.filter(({ state }) => state === 'waiting' || state === 'running').length;
  return [
    ...(daily > 1 ? [`${daily} daily backups were made on one day`] : []),
    // after two crashes it is retried an hour later
    ...(isDailyDue && daily === 0 && crashes < 2 ? ['the daily backup was not made'] : []),
    ...(manual === requested ? [] : [`${manual} backups were made for ${requested} requests`]),
    ...(unfinished === 0 ? [] : [`${unfinished} backups were not finished`]),
  ];
};
