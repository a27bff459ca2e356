// Restores a backup into an empty place. Everything is extracted and checked beside the final places; the last step is one rename, or
// one commit with PostgreSQL. The folder DATA_DIR/.restore exists from the first step to the last, and the server does not start with it.
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { connect } from '#server/database/connect.ts';
import { migrateTo } from '#server/database/migrate.ts';
import type { Database } from '#server/database/schema.ts';
import { isStoredPath, listStoredFiles } from '#server/platform/files.ts';
import type { ArchiveReader } from './archive/archive-reader.ts';
import type { Manifest } from './archive/manifest.ts';
import { BackupError } from './backup-error.ts';
import { type Place, sqlitePathOf } from './backup-source.ts';
import { isEmptySchema, liftTimeouts } from './postgres-database.repository.ts';
import { loadPostgres } from './postgres-load.repository.ts';
import { extractSqlite, isPostgres, isSqlite, openChecked, rowsOf } from './prove-backup.ts';
import { stagingFolderOf } from './staging-folder.ts';

const stagedUploads = (place: Pick<Place, 'dataDir'>) => join(stagingFolderOf(place), 'uploads');

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
};

/** Extracts the uploads into the staging folder. */
const extractUploads = async (archive: ArchiveReader, place: Place): Promise<void> => {
  await mkdir(stagedUploads(place), { recursive: true });
  for (const { name } of archive.manifest.entries) {
    // the reader refuses other names; `isStoredPath` accepts no `..`
    if (!isStoredPath(name)) continue;
    const path = join(stagingFolderOf(place), name);
    await mkdir(dirname(path), { recursive: true });
    await pipeline(archive.read(name), createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
  }
};

const moveUploads = async (place: Place): Promise<void> => {
  const uploads = join(place.dataDir, 'uploads');
  // without stored files (`requireEmpty`); there may be empty folders
  await rm(uploads, { recursive: true, force: true });
  await rename(stagedUploads(place), uploads);
  await syncFolder(place.dataDir);
};

/** What differs between the databases. */
interface Target {
  isEmpty: () => Promise<boolean>;
  /** Removes what an interrupted restore left. */
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
      if (!isSqlite(manifest)) throw new BackupError('The backup is of PostgreSQL. Set DATABASE_URL to an empty PostgreSQL database.');
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
      await beforeEnd();
    });
  },
});

/** @throws BackupError unless there is neither a database nor an upload */
const requireEmpty = async (target: Target, place: Place): Promise<void> => {
  const isInterrupted = await exists(stagingFolderOf(place));
  const isEmpty = await target.isEmpty();
  if (isInterrupted && isEmpty) {
    // everything below uploads comes from that restore: it had begun without any
    await rm(join(place.dataDir, 'uploads'), { recursive: true, force: true });
    await rm(stagingFolderOf(place), { recursive: true });
    await target.clean();
  }
  const remedy = 'A backup is restored only into an empty place.';
  if (!isEmpty) throw new BackupError(`${target.name} has content. ${remedy}`);
  if ((await listStoredFiles(place.dataDir)).length > 0) throw new BackupError(`${join(place.dataDir, 'uploads')} has content. ${remedy}`);
};

/** @returns whether only the last step of a restore is missing: to remove the staging folder */
const finishInterrupted = async (target: Target, place: Place): Promise<boolean> => {
  const isComplete = (await exists(stagingFolderOf(place))) && !(await exists(stagedUploads(place))) && !(await target.isEmpty());
  if (isComplete) await rm(stagingFolderOf(place), { recursive: true });
  return isComplete;
};

const restoreInto = async (target: Target, path: string, place: Place): Promise<Manifest> => {
  const archive = await openChecked(path);
  try {
    if (await finishInterrupted(target, place)) return archive.manifest;
    await requireEmpty(target, place);
    await mkdir(stagingFolderOf(place), { recursive: true });
    let isMoved = false;
    try {
      await target.restore(archive, async () => {
        await extractUploads(archive, place);
        await moveUploads(place);
        isMoved = true;
      });
    } catch (error) {
      if (isMoved) await rm(join(place.dataDir, 'uploads'), { recursive: true, force: true });
      await target.clean();
      await rm(stagingFolderOf(place), { recursive: true, force: true });
      throw error;
    }
    await rm(stagingFolderOf(place), { recursive: true });
    return archive.manifest;
  } finally {
    await archive.close();
  }
};

/**
 * Restores a backup. The caller has locked the data folder (`takeDataFolder`).
 * @throws BackupError if the backup is damaged, was made by a newer version, or the place is not empty; nothing is left then
 */
export const restoreBackup = async (path: string, place: Place): Promise<Manifest> => {
  const databasePath = sqlitePathOf(place);
  if (databasePath !== null) return restoreInto(sqliteTarget(databasePath), path, place);
  const connection = await connect(place.databaseUrl);
  try {
    // waits for an instance that is starting
    return await connection.prepare(({ db }) => restoreInto(postgresTarget(db), path, place));
  } finally {
    await connection.close();
  }
};
