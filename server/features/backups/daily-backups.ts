// The daily backup of an installation. With SQLite, the folder contains all of them. On PostgreSQL, a claim lets only one instance at a
// time make it, and a table lists those of all instances, whose folders may be separate.
import { setTimeout as pause } from 'node:timers/promises';
import type { Backup, BackupRecord } from '#contract/backups.ts';
import { hasFile } from '#contract/rules/backups.ts';
import type { Context } from '#server/database/context.ts';
import { isPostgres } from '#server/database/full-text.ts';
import { createJobClaims } from '#server/database/job-claims.ts';
import type { Database } from '#server/database/schema.ts';
import { isUnavailable } from '#server/database/unavailable.ts';
import { getTimeZone } from '#server/features/settings/settings.values.ts';
import { timestamp } from '#server/platform/clock.ts';
import { folderProblem, listFolder } from './backup-folder.ts';
import { type BackupList, listBackups, oldBackups } from './backup-list.ts';
import { getSiteStart } from './backups.repository.ts';
import type { BackupsContext } from './backups-context.ts';
import { type DailyState, interruption, isDailyDue } from './daily.ts';
import { listDailyBackups, removeDailyBackups, saveDailyBackup } from './daily-backups.repository.ts';

const saveAgainMs = 1000;

const withOthers = async (db: Database, own: readonly Backup[], instance: string): Promise<Backup[]> => {
  // the folder and the bucket take precedence
  const others = (await listDailyBackups(db)).filter(({ id }) => !own.some((one) => one.id === id));
  const listed = others.filter((one) => one.instance !== instance || !hasFile(one));
  return [...own, ...listed.map((one) => (one.instance === instance ? { ...one, instance: null } : one))].toSorted((a, b) =>
    b.id.localeCompare(a.id),
  );
};

/**
 * @returns backups of the folder and the bucket and daily backups of other instances, newest first; also why no backup can be stored now
 */
export const listAllBackups = async ({ db, backup, instance }: BackupsContext): Promise<{ backups: Backup[]; problem: string | null }> => {
  const ofFolder = await folderProblem(backup.dir);
  const listed = await listBackups(backup).catch((error: unknown): BackupList => {
    if (ofFolder === null) throw error;
    return { backups: [], problem: null };
  });
  const problem = ofFolder ?? listed.problem;
  const own = listed.backups.map((one): Backup => ({ ...one, instance: null }));
  return { backups: isPostgres(db) ? await withOthers(db, own, instance) : own, problem };
};

/** @returns the state that decides whether a backup is due or overdue */
export const readDailyState = async ({ db, clock }: Context, backups: readonly BackupRecord[]): Promise<DailyState> => ({
  now: clock(),
  backups,
  siteSince: (await getSiteStart(db)) ?? timestamp(clock),
});

export interface DailyBackups {
  isDue: () => Promise<boolean>;
  /** @returns a function to call when the backup was made or has failed; null if another instance makes it */
  claim: () => Promise<(() => Promise<void>) | null>;
  /** Reports a state to the other instances; retries during a database outage if the backup has ended, unless the server shuts down. */
  save: (record: BackupRecord, signal: AbortSignal) => Promise<void>;
}

const createSharedBackups = (context: BackupsContext): Pick<DailyBackups, 'claim' | 'save'> => {
  const { db, clock, backup, instance } = context;
  const claims = createJobClaims(db);

  /** Corrects the rows of instances that were killed and of backups removed from the folder. Requires the claim. */
  const tidy = async (): Promise<void> => {
    const { backups: own, problem } = await listBackups(backup);
    const stored = await listDailyBackups(db);
    for (const one of stored) {
      if (one.state !== 'running') continue;
      const ended = own.find(({ id, state }) => id === one.id && state !== 'running');
      const killed = { ...one, state: 'failed', finished_at: timestamp(clock), reason: interruption.killed } as const;
      await saveDailyBackup(db, { ...killed, ...ended, instance: one.instance });
    }
    // during an outage of the bucket, it is unknown which backups were removed
    if (problem !== null) return;
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
    const schedule = { hour: backup.hour, timeZone: await getTimeZone(db) };
    const isDueAfter = async (backups: BackupRecord[]) => isDailyDue(await readDailyState(context, backups), schedule);
    // reads the bucket only if the records in the folder are not conclusive
    if (backup.bucket && !(await isDueAfter(await listFolder(backup.dir, null)))) return false;
    return isDueAfter((await listAllBackups(context)).backups);
  };
  return { ...(isPostgres(db) ? createSharedBackups(context) : alone), isDue };
};
