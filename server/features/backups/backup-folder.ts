// The folder of the backups: each one is a file, with a record beside it that also exists while it is made and after it has failed. So
// the list survives a restart, needs no database, and is the same for all processes.
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BackupKind, type BackupRecord, backupRecord } from '#contract/backups.ts';
import { fileNameOf, idOfFile, isBackupId, kindOf, timeOf } from './backup-names.ts';
import { interruption } from './daily.ts';
import { workFolderOf } from './make-backup.ts';

/** Failed attempts that stay listed. */
const keptFailures = 10;

export const archivePathOf = (dir: string, id: string): string => join(dir, fileNameOf(id));
const recordPathOf = (dir: string, id: string): string => join(dir, `backup-${id}.json`);
const recordName = /^backup-(.*)\.json$/;

/** Replaces the record atomically. */
export const writeRecord = async (dir: string, record: BackupRecord): Promise<void> => {
  const path = recordPathOf(dir, record.id);
  await mkdir(dir, { recursive: true, mode: 0o700 });
  await writeFile(`${path}.part`, JSON.stringify(record), { mode: 0o600 });
  await rename(`${path}.part`, path);
};

const readRecord = async (dir: string, id: string): Promise<BackupRecord | null> => {
  const text = await readFile(recordPathOf(dir, id), 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    return backupRecord.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
};

/** A backup has its name only after it was proven, so a file is enough, for example one of the command. */
const ofFile = (id: string, size: number): BackupRecord => ({
  id,
  kind: kindOf(id),
  state: 'proven',
  started_at: timeOf(id),
  finished_at: null,
  size,
  missing_files: 0,
  reason: null,
});

const readBackup = async (dir: string, id: string): Promise<BackupRecord | null> => {
  const record = await readRecord(dir, id);
  const size = (await stat(archivePathOf(dir, id)).catch(() => null))?.size;
  if (size !== undefined) return { ...(record ?? ofFile(id, size)), state: 'proven', size, reason: null };
  // somebody has removed the file of a proven backup
  return record?.state === 'proven' ? null : record;
};

/** @returns the backups of the folder, newest first; none without a folder */
export const listBackups = async (dir: string): Promise<BackupRecord[]> => {
  const names = await readdir(dir).catch(() => []);
  const ids = names.map((name) => idOfFile(name) ?? recordName.exec(name)?.[1] ?? '').filter(isBackupId);
  const found = await Promise.all(
    [...new Set(ids)]
      .toSorted()
      .reverse()
      .map((id) => readBackup(dir, id)),
  );
  return found.filter((one) => one !== null);
};

const remove = async (dir: string, id: string): Promise<void> => {
  await rm(archivePathOf(dir, id), { force: true });
  await rm(recordPathOf(dir, id), { force: true });
};

/** @param backups newest first @returns the ids of old ones: the newest `keep` of each kind, the last failures and unfinished ones stay */
export const oldBackups = (backups: readonly BackupRecord[], keep: number): string[] => {
  const proven = (kind: BackupKind) => backups.filter((one) => one.state === 'proven' && one.kind === kind).slice(keep);
  const failed = backups.filter(({ state }) => state === 'failed').slice(keptFailures);
  return [...proven('daily'), ...proven('manual'), ...failed].map(({ id }) => id);
};

/** Call it only after a newer one was proven. */
export const removeOldBackups = async (dir: string, keep: number): Promise<void> => {
  for (const id of oldBackups(await listBackups(dir), keep)) await remove(dir, id);
};

/** Ends what a killed process left: unfinished files are removed, and its backups have failed. Call it with the lock of the folder. */
export const endInterrupted = async (dir: string, at: string): Promise<void> => {
  for (const one of await listBackups(dir)) {
    if (one.state !== 'running') continue;
    await rm(workFolderOf(archivePathOf(dir, one.id)), { recursive: true, force: true });
    await writeRecord(dir, { ...one, state: 'failed', finished_at: at, reason: interruption.killed });
  }
};
