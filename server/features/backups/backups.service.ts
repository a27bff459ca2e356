// Backups for administrators. Scheduled jobs make them (server/jobs/backup-jobs.ts).
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import type { BackupRecord, createBackup, createBackupLink, listBackups as listContract } from '#contract/backups.ts';
import type { AnswerOf } from '#contract/route.ts';
import { hasFile } from '#contract/rules/backups.ts';
import type { ActingContext } from '#server/database/context.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { recordAction } from '#server/features/audit/record-actions.ts';
import { AppError, notFound } from '#server/http/errors.ts';
import { timestamp } from '#server/platform/clock.ts';
import { isOutOfSpace } from '#server/platform/disk-errors.ts';
import { createRecent } from '#server/platform/recent.ts';
import { hashToken, newToken } from '#server/platform/tokens.ts';
import { openInBucket } from './backup-bucket.ts';
import { findArchive, listFolder, writeRecord } from './backup-folder.ts';
import { listBackups } from './backup-list.ts';
import { newBackup } from './backup-runner.ts';
import { insertLink, takeLink } from './backups.repository.ts';
import type { BackupsContext } from './backups-context.ts';
import { isOverdue } from './daily.ts';
import { listAllBackups, readDailyState } from './daily-backups.ts';

export type { BackupsContext };

export const getBackups = async (context: BackupsContext): Promise<AnswerOf<typeof listContract>> => {
  const { backup, isAvailable } = context;
  const { backups, problem } = isAvailable ? await listAllBackups(context) : { backups: [], problem: null };
  const isDaily = isAvailable && backup.hour !== null;
  return {
    is_available: isAvailable,
    daily_hour: isAvailable ? backup.hour : null,
    kept: backup.keep,
    is_overdue: isDaily && isOverdue(await readDailyState(context, backups)),
    folder_problem: problem,
    last_proven: backups.find(({ state }) => state === 'proven') ?? null,
    backups,
  };
};

/** @returns the number of files missing in the newest backup; null without a backup */
export const countMissingFiles = (backups: readonly BackupRecord[]): number | null => backups.find(hasFile)?.missing_files ?? null;

const warnedForMs = 30_000;

/** @returns a fast function that returns the problems of the backups, for readiness checks */
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

/**
 * Requests a backup, which starts within seconds.
 * @throws AppError 'conflict' if one is already requested or running, or for an in-memory database
 */
export const requestBackup = async (context: BackupsContext & ActingContext): Promise<AnswerOf<typeof createBackup>> => {
  const { backup, clock, isAvailable } = context;
  if (!isAvailable) throw new AppError('conflict', { message: 'An in-memory database cannot be backed up.' });
  const isBusy = (await listFolder(backup.dir)).some(({ state }) => state === 'waiting' || state === 'running');
  if (isBusy) throw new AppError('conflict', { message: 'A backup is already being made.' });
  const created = newBackup(clock, 'manual');
  await writeRecord(backup.dir, created).catch((error: NodeJS.ErrnoException) => {
    if (isOutOfSpace(error)) throw error;
    throw new AppError('conflict', { message: `The server cannot write to the folder of the backups (${error.code}).`, cause: error });
  });
  await record(context, 'create', created.id);
  return { message: 'The backup is being made', backup: { ...created, instance: null } };
};

/** Browsers save a large file only from a URL, which must not contain the session token. */
const linkMs = 60_000;

/** @throws AppError 'not-found' unless the backup has a file */
export const requestLink = async (context: BackupsContext & ActingContext, id: string): Promise<AnswerOf<typeof createBackupLink>> => {
  const { db, clock, backup } = context;
  const found = (await listBackups(backup)).backups.find((one) => one.id === id);
  if (!found || !hasFile(found)) throw notFound();
  const token = newToken();
  const expires_at = new Date(clock().getTime() + linkMs).toISOString();
  await insertLink(db, { token_hash: hashToken(token), backup_id: id, expires_at }, timestamp(clock));
  await record(context, 'export', id);
  return { path: `/api/admin/backups/download/${token}`, expires_at };
};

export interface Download {
  name: string;
  size: number;
  /** Must be destroyed unless it is read to its end. */
  content: Readable;
}

/** @throws FileStoreError if object storage fails */
const openStored = async ({ backup }: BackupsContext, id: string): Promise<Download | null> => {
  const found = await findArchive(backup.dir, id);
  if (found) return { name: basename(found.path), size: found.size, content: createReadStream(found.path) };
  return backup.bucket && openInBucket(backup.bucket, id);
};

/** Uses up the link. @throws AppError 'not-found' if it is unknown, used or expired */
export const openDownload = async (context: BackupsContext, token: string): Promise<Download> => {
  const id = await takeLink(context.db, hashToken(token), timestamp(context.clock));
  if (id === null) throw notFound();
  const found = await openStored(context, id);
  if (!found) throw notFound();
  return found;
};
