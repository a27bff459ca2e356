// The folder of the backups. Each backup is a file with a record beside it, which exists from the start of the backup and remains after a
// failure. So the list survives a restart, needs no database, and is the same for all processes. With a bucket (backup-bucket.ts) the
// folder contains only the records.
import { access, constants, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type BackupRecord, backupRecord } from '#contract/backups.ts';
import { hasFile } from '#contract/rules/backups.ts';
import { type Clock, timestamp } from '#server/platform/clock.ts';
import { orIfMissing } from '#server/platform/missing-files.ts';
import { fileNameOf, idOfFile, isBackupId, kindOf, timeOf, workFoldersOf } from './backup-names.ts';
import { interruption } from './daily.ts';

/** Possible paths of a backup, encrypted and unencrypted. */
const archivePathsOf = (dir: string, id: string): string[] => [true, false].map((isEncrypted) => join(dir, fileNameOf(id, isEncrypted)));
const recordPathOf = (dir: string, id: string): string => join(dir, `backup-${id}.json`);
const recordName = /^backup-(.*)\.json$/;

/** Replaces the record atomically. */
export const writeRecord = async (dir: string, record: BackupRecord): Promise<void> => {
  const path = recordPathOf(dir, record.id);
  await mkdir(dir, { recursive: true, mode: 0o700 });
  await writeFile(`${path}.part`, JSON.stringify(record), { mode: 0o600 });
  await rename(`${path}.part`, path);
};

interface Made {
  size: number;
  missingFiles: number;
}

/** @returns the state of a backup with a file */
export const madeState = ({ size, missingFiles }: Made) =>
  ({ state: missingFiles > 0 ? 'incomplete' : 'proven', size, missing_files: missingFiles }) as const;

const readRecord = async (dir: string, id: string): Promise<BackupRecord | null> => {
  const text = await orIfMissing(readFile(recordPathOf(dir, id), 'utf8'), null);
  if (text === null) return null;
  try {
    return backupRecord.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
};

/** A backup gets its name only after verification, so the file alone is enough, for example one copied from another machine. */
export const ofFile = (id: string, size: number): BackupRecord => ({
  id,
  kind: kindOf(id),
  state: 'proven',
  started_at: timeOf(id),
  finished_at: null,
  size,
  missing_files: 0,
  reason: null,
});

/** @returns the file of a backup; null if it does not exist */
export const findArchive = async (dir: string, id: string): Promise<{ path: string; size: number } | null> => {
  for (const path of archivePathsOf(dir, id)) {
    const found = await orIfMissing(stat(path), null);
    if (found) return { path, size: found.size };
  }
  return null;
};

type Stored = ReadonlyMap<string, BackupRecord> | null;

const readBackup = async (dir: string, id: string, stored: Stored): Promise<BackupRecord | null> => {
  const inBucket = stored?.get(id);
  if (inBucket) return inBucket;
  const record = await readRecord(dir, id);
  const size = (await findArchive(dir, id))?.size;
  const state = record?.state === 'incomplete' ? 'incomplete' : 'proven';
  if (size !== undefined) return { ...(record ?? ofFile(id, size)), state, size, reason: null };
  // the file was removed manually
  return record && hasFile(record) && stored !== null ? null : record;
};

/**
 * @param stored backups whose file is elsewhere; null if that is unknown, which leaves the decision to the records
 * @returns the backups of the folder and the stored ones, newest first; empty without a folder
 * @throws a file system error if the folder cannot be read
 */
export const listFolder = async (dir: string, stored: Stored = new Map()): Promise<BackupRecord[]> => {
  const names = await orIfMissing(readdir(dir), []);
  const ids = names.map((name) => idOfFile(name) ?? recordName.exec(name)?.[1] ?? '').filter(isBackupId);
  const found = await Promise.all(
    [...new Set([...ids, ...(stored?.keys() ?? [])])]
      .toSorted()
      .reverse()
      .map((id) => readBackup(dir, id, stored)),
  );
  return found.filter((one) => one !== null);
};

export const removeFromFolder = async (dir: string, id: string): Promise<void> => {
  for (const path of [...archivePathsOf(dir, id), recordPathOf(dir, id)]) await rm(path, { force: true });
};

/** Cleans up after a killed process: removes unfinished files and marks its backups as failed. Requires the lock of the folder. */
export const endInterrupted = async (dir: string, dataDir: string, at: string): Promise<void> => {
  for (const one of await listFolder(dir)) {
    if (one.state !== 'running') continue;
    const folders = archivePathsOf(dir, one.id).flatMap((path) => workFoldersOf(path, dataDir));
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
    await writeRecord(dir, { ...one, state: 'failed', finished_at: at, reason: interruption.killed });
  }
};

/** @returns why backups cannot be stored in the folder, otherwise null. The first backup creates a missing folder */
export const folderProblem = async (dir: string, existing = dir): Promise<string | null> => {
  try {
    await readdir(existing);
    await access(existing, constants.W_OK | constants.X_OK);
    return null;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' && dirname(existing) !== existing) return folderProblem(dir, dirname(existing));
    return `The folder ${dir} cannot be read and written (${code}).`;
  }
};

/** Writes the record of a backup made by the command, if the file is in the folder. */
export const recordBackup = async (dir: string, target: string, made: Made, clock: Clock): Promise<void> => {
  const id = dirname(target) === dir ? idOfFile(basename(target)) : null;
  if (id === null) return;
  await writeRecord(dir, { ...ofFile(id, made.size), ...madeState(made), finished_at: timestamp(clock) });
};
