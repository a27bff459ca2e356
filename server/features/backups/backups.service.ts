// Backups as administrators see them. They are made by scheduled jobs (server/jobs/backup-jobs.ts).
import { basename } from 'node:path';
import type { BackupRecord, createBackup, createBackupLink, listBackups as listContract } from '#contract/backups.ts';
import type { AnswerOf } from '#contract/route.ts';
import { hasFile } from '#contract/rules/backups.ts';
import type { ActingContext } from '#server/database/context.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { recordAction } from '#server/features/audit/record-actions.ts';
import { AppError, notFound } from '#server/http/errors.ts';
import { isOutOfSpace } from '#server/platform/disk-errors.ts';
import { createRecent } from '#server/platform/recent.ts';
import { findArchive, folderProblem, listBackups, writeRecord } from './backup-folder.ts';
import { newBackup } from './backup-runner.ts';
import type { BackupsContext } from './backups-context.ts';
import { isOverdue } from './daily.ts';
import { listAllBackups, readDailyState } from './daily-backups.ts';
import { createLink, useLink } from './download-links.ts';

export type { BackupsContext };

export const getBackups = async (context: BackupsContext): Promise<AnswerOf<typeof listContract>> => {
  const { backup, isAvailable } = context;
  const backups = isAvailable ? await listAllBackups(context) : [];
  const isDaily = isAvailable && backup.hour !== null;
  return {
    is_available: isAvailable,
    daily_hour: isAvailable ? backup.hour : null,
    kept: backup.keep,
    is_overdue: isDaily && isOverdue(await readDailyState(context, backups)),
    folder_problem: isAvailable ? await folderProblem(backup.dir) : null,
    last_proven: backups.find(({ state }) => state === 'proven') ?? null,
    backups,
  };
};

/** @returns the number of files that the newest backup lacks; null without a backup */
export const countMissingFiles = (backups: readonly BackupRecord[]): number | null => backups.find(hasFile)?.missing_files ?? null;

const warnedForMs = 30_000;

/** @returns a function that returns soon what is wrong with the backups, for readiness checks */
export const createBackupWarnings = (context: BackupsContext): (() => Promise<string[]>) => {
  const read = async () => {
    const { is_available, daily_hour, folder_problem, backups } = await getBackups(context);
    if (!is_available) return [];
    const isIncomplete = (countMissingFiles(backups) ?? 0) > 0;
    return [isIncomplete ? 'backup incomplete' : '', daily_hour !== null && folder_problem !== null ? 'backups cannot be stored' : ''];
  };
  return createRecent({ read: () => read().catch(() => []), initial: [], forMs: warnedForMs });
};

/** Adds an entry to the audit log. */
const record = (context: BackupsContext & ActingContext, action: 'create' | 'export', name: string): Promise<void> =>
  inTransaction(context.db, (db) => recordAction({ db, clock: context.clock, actor: context.actor }, { action, kind: 'backup', name }));

/** Asks for a backup, which begins within seconds. @throws AppError 'conflict' if one waits or is being made, or for a database in memory */
export const requestBackup = async (context: BackupsContext & ActingContext): Promise<AnswerOf<typeof createBackup>> => {
  const { backup, clock, isAvailable } = context;
  if (!isAvailable) throw new AppError('conflict', { message: 'A database in memory cannot be backed up.' });
  const isBusy = (await listBackups(backup.dir)).some(({ state }) => state === 'waiting' || state === 'running');
  if (isBusy) throw new AppError('conflict', { message: 'A backup is already being made.' });
  const created = newBackup(clock, 'manual');
  await writeRecord(backup.dir, created).catch((error: NodeJS.ErrnoException) => {
    if (isOutOfSpace(error)) throw error;
    throw new AppError('conflict', { message: `The server cannot write to the folder of the backups (${error.code}).`, cause: error });
  });
  await record(context, 'create', created.id);
  return { message: 'The backup is being made', backup: { ...created, instance: null } };
};

/** @throws AppError 'not-found' unless the backup has a file */
export const requestLink = async (context: BackupsContext & ActingContext, id: string): Promise<AnswerOf<typeof createBackupLink>> => {
  const { backup, clock } = context;
  const found = (await listBackups(backup.dir)).find((one) => one.id === id);
  if (!found || !hasFile(found)) throw notFound();
  const { token, expiresAt } = await createLink(backup.dir, id, clock);
  await record(context, 'export', id);
  return { path: `/api/admin/backups/download/${token}`, expires_at: expiresAt };
};

export interface Download {
  path: string;
  name: string;
  size: number;
}

/** Ends the link. @throws AppError 'not-found' if it is unknown, used or expired */
export const openDownload = async ({ backup, clock }: BackupsContext, token: string): Promise<Download> => {
  const id = await useLink(backup.dir, token, clock);
  if (id === null) throw notFound();
  const found = await findArchive(backup.dir, id);
  if (!found) throw notFound();
  return { ...found, name: basename(found.path) };
};
