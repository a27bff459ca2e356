// The daily backup of an installation. With the embedded database, the folder knows all of them. On PostgreSQL, a claim lets one instance
// at a time make it, and a table lists those of all instances, whose folders may be separate.
import { setTimeout as pause } from 'node:timers/promises';
import type { Backup, BackupRecord } from '#contract/backups.ts';
import { hasFile } from '#contract/rules/backups.ts';
import type { Context } from '#server/database/context.ts';
import { isPostgres } from '#server/database/full-text.ts';
import { createJobClaims } from '#server/database/job-claims.ts';
import { isUnavailable } from '#server/database/unavailable.ts';
import { getTimeZone } from '#server/features/settings/settings.values.ts';
import { timestamp } from '#server/platform/clock.ts';
import { folderProblem, listBackups, oldBackups } from './backup-folder.ts';
import { getSiteStart } from './backups.repository.ts';
import type { BackupsContext } from './backups-context.ts';
import { type DailyState, interruption, isDailyDue } from './daily.ts';
import { listDailyBackups, removeDailyBackups, saveDailyBackup } from './daily-backups.repository.ts';

const saveAgainMs = 1000;

/** @returns the backups of the folder, and the daily ones of other instances; newest first */
export const listAllBackups = async ({ db, backup, instance }: BackupsContext): Promise<Backup[]> => {
  const stored = await listBackups(backup.dir).catch(async (error: unknown) => {
    if ((await folderProblem(backup.dir)) === null) throw error;
    return [];
  });
  const own = stored.map((one): Backup => ({ ...one, instance: null }));
  if (!isPostgres(db)) return own;
  // the folder knows better
  const others = (await listDailyBackups(db)).filter(({ id }) => !own.some((one) => one.id === id));
  const listed = others.filter((one) => one.instance !== instance || !hasFile(one));
  return [...own, ...listed.map((one) => (one.instance === instance ? { ...one, instance: null } : one))].toSorted((a, b) =>
    b.id.localeCompare(a.id),
  );
};

/** @returns what decides whether a backup is due or overdue */
export const readDailyState = async ({ db, clock }: Context, backups: readonly BackupRecord[]): Promise<DailyState> => ({
  now: clock(),
  backups,
  siteSince: (await getSiteStart(db)) ?? timestamp(clock),
});

export interface DailyBackups {
  isDue: () => Promise<boolean>;
  /** @returns a function to call when the backup has been made or has failed; null if another instance makes it */
  claim: () => Promise<(() => Promise<void>) | null>;
  /** Tells the other instances. The end of a backup is told after an outage of the database, unless the server ends. */
  save: (record: BackupRecord, signal: AbortSignal) => Promise<void>;
}

const createSharedBackups = (context: BackupsContext): Pick<DailyBackups, 'claim' | 'save'> => {
  const { db, clock, backup, instance } = context;
  const claims = createJobClaims(db);

  /** Corrects what instances left that were killed, and what was removed from the folder. Call it with the claim. */
  const tidy = async (): Promise<void> => {
    const own = await listBackups(backup.dir);
    const stored = await listDailyBackups(db);
    for (const one of stored) {
      if (one.state !== 'running') continue;
      const ended = own.find(({ id, state }) => id === one.id && state !== 'running');
      const killed = { ...one, state: 'failed', finished_at: timestamp(clock), reason: interruption.killed } as const;
      await saveDailyBackup(db, { ...killed, ...ended, instance: one.instance });
    }
    const gone = stored.filter((one) => one.instance === instance && hasFile(one) && !own.some(({ id }) => id === one.id));
    await removeDailyBackups(db, [...oldBackups(stored, backup.keep), ...gone.map(({ id }) => id)]);
  };

  return {
    claim: async () => {
      const release = await claims.take({ name: 'daily-backup', everyMs: 0 });
      if (!release) return null;
      try {
        await tidy();
        return release;
      } catch (error) {
        await release();
        throw error;
      }
    },
    save: async (record, signal) => {
      const save = () => saveDailyBackup(db, { ...record, instance });
      if (record.state === 'running') return save();
      for (;;) {
        try {
          return await save();
        } catch (error) {
          if (!isUnavailable(error)) throw error;
          if (signal.aborted) return;
          await pause(saveAgainMs);
        }
      }
    },
  };
};

const alone: Pick<DailyBackups, 'claim' | 'save'> = { claim: async () => async () => {}, save: async () => {} };

export const openDailyBackups = (context: BackupsContext): DailyBackups => {
  const { db, backup } = context;
  const isDue = async () => {
    if (backup.hour === null) return false;
    return isDailyDue(await readDailyState(context, await listAllBackups(context)), { hour: backup.hour, timeZone: await getTimeZone(db) });
  };
  return { ...(isPostgres(db) ? createSharedBackups(context) : alone), isDue };
};
