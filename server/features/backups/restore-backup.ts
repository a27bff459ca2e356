// Restores a backup to an empty location. Everything is extracted and verified beside the final locations; the last step is a single
// rename, or with PostgreSQL a single commit. DATA_DIR/.restore exists during the whole restore, and the server refuses to start while it
// exists. Uploads outside DATA_DIR are written to their final location earlier, because one rename cannot move all of them.
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { connect } from '#server/database/connect.ts';
import { migrateTo } from '#server/database/migrate.ts';
import type { Database } from '#server/database/schema.ts';
import { listNamedFiles } from '#server/features/uploads/uploads.service.ts';
import type { ArchiveReader } from './archive/archive-reader.ts';
import type { Manifest } from './archive/manifest.ts';
import { BackupError } from './backup-error.ts';
import { type Location, sqlitePathOf } from './backup-source.ts';
import { isEmptySchema, liftTimeouts } from './postgres-database.repository.ts';
import { loadPostgres } from './postgres-load.repository.ts';
import { openUploadsTarget, stagedUploads, syncFolder, type UploadsTarget } from './restore-uploads.ts';
import { stagingFolderOf } from './staging-folder.ts';
import { compareFiles, extractSqlite, isPostgres, isSqlite, openChecked, rowsOf } from './verify-backup.ts';

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Steps that differ between the databases. */
interface Target {
  isEmpty: () => Promise<boolean>;
  /** Removes the files of an interrupted restore. */
  clean: () => Promise<void>;
  /** Restores the database; calls `beforeEnd` before the step that completes it. */
  restore: (archive: ArchiveReader, beforeEnd: () => Promise<void>) => Promise<void>;
  name: string;
}

const sqliteTarget = (path: string): Target => {
  const staged = `${path}.restore`;
  const clean = async () => {
    for (const end of ['', '-wal', '-shm', '-journal']) await rm(`${staged}${end}`, { force: true });
  };
  return {
    name: path,
    isEmpty: async () => !(await exists(path)) && !(await exists(`${path}-wal`)),
    clean,
    restore: async (archive, beforeEnd) => {
      const { manifest } = archive;
      if (!isSqlite(manifest))
        throw new BackupError('The backup is of a PostgreSQL database. Set DATABASE_URL to an empty PostgreSQL database.');
      await mkdir(dirname(path), { recursive: true });
      await extractSqlite(archive, manifest, staged);
      await beforeEnd();
      await rename(staged, path);
      await clean();
      await syncFolder(dirname(path));
    },
  };
};

const postgresTarget = (db: Database): Target => ({
  name: 'the PostgreSQL database',
  isEmpty: () => isEmptySchema(db),
  clean: async () => {},
  restore: async (archive, beforeEnd) => {
    const { manifest } = archive;
    if (!isPostgres(manifest))
      throw new BackupError('The backup is of an embedded database. Remove DATABASE_URL, or set it to file:<path>.');
    await db.transaction().execute(async (transaction) => {
      await liftTimeouts(transaction);
      await migrateTo(transaction, 'postgres', manifest.schema);
      await loadPostgres(transaction, manifest, rowsOf(archive));
      await migrateTo(transaction, 'postgres');
      compareFiles(manifest, await listNamedFiles(transaction));
      await beforeEnd();
    });
  },
});

/** @throws BackupError if there is a database or an upload */
const requireEmpty = async (target: Target, uploads: UploadsTarget, location: Location): Promise<void> => {
  const isInterrupted = await exists(stagingFolderOf(location));
  const isEmpty = await target.isEmpty();
  if (isInterrupted && isEmpty) {
    await uploads.clean();
    await rm(stagingFolderOf(location), { recursive: true });
    await target.clean();
  }
  const remedy = 'A backup is restored only into an empty location.';
  if (!isEmpty) throw new BackupError(`${target.name} has content. ${remedy}`);
  if (!(await uploads.isEmpty())) throw new BackupError(`${uploads.name} has content. ${remedy}`);
};

/** @returns whether the restore was complete except for the removal of the staging folder */
const finishInterrupted = async (target: Target, location: Location): Promise<boolean> => {
  const isComplete = (await exists(stagingFolderOf(location))) && !(await exists(stagedUploads(location))) && !(await target.isEmpty());
  if (isComplete) await rm(stagingFolderOf(location), { recursive: true });
  return isComplete;
};

const restoreInto = async (target: Target, archive: ArchiveReader, location: Location): Promise<void> => {
  if (await finishInterrupted(target, location)) return;
  const uploads = await openUploadsTarget(location);
  await requireEmpty(target, uploads, location);
  await mkdir(stagingFolderOf(location), { recursive: true });
  await uploads.mark();
  let hasUploads = false;
  try {
    await target.restore(archive, async () => {
      await uploads.restore(archive);
      hasUploads = true;
    });
  } catch (error) {
    if (hasUploads) await uploads.remove();
    await target.clean();
    await rm(stagingFolderOf(location), { recursive: true, force: true });
    throw error;
  }
  await rm(stagingFolderOf(location), { recursive: true });
};

const restoreArchive = async (archive: ArchiveReader, location: Location): Promise<void> => {
  const databasePath = sqlitePathOf(location);
  if (databasePath !== null) return restoreInto(sqliteTarget(databasePath), archive, location);
  const connection = await connect(location.databaseUrl);
  try {
    // waits for an instance that is starting
    await connection.prepare(({ db }) => restoreInto(postgresTarget(db), archive, location));
  } finally {
    await connection.close();
  }
};

/**
 * Restores a backup.
 * @param lock creates and locks the data folder after the backup was verified; returns a function that releases it
 * @throws BackupError if the backup is damaged or was made by a newer version, or if the location is not empty; nothing is left behind
 */
export const restoreBackup = async (
  path: string,
  location: Location,
  lock: () => Promise<() => void> = async () => () => {},
): Promise<Manifest> => {
  const archive = await openChecked(path, location.backup?.key);
  try {
    const unlock = await lock();
    try {
      await restoreArchive(archive, location);
    } finally {
      unlock();
    }
    return archive.manifest;
  } finally {
    await archive.close();
  }
};
