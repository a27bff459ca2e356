// The database and the uploads to back up, or to restore to.

import { connect } from '#server/database/connect.ts';
import type { Database } from '#server/database/schema.ts';
import type { FileStore, FilesConfig, S3Config } from '#server/platform/file-store/file-store.ts';
import { openFileStore } from '#server/platform/file-store/open-file-store.ts';
import { BackupError } from './backup-error.ts';

export type BackupDatabase = { kind: 'sqlite'; path: string } | { kind: 'postgres'; db: Database };

/** Configured addresses and folder. */
export interface Location {
  databaseUrl: string;
  dataDir: string;
  /** Default: the folder `dataDir`. */
  files?: FilesConfig;
  /** Default: backups are neither encrypted nor stored in a bucket. */
  backup?: { key: string | null; bucket?: S3Config | null };
}

export const fileStoreOf = ({ dataDir, files = { kind: 'folder', dir: dataDir } }: Omit<Location, 'databaseUrl'>): Promise<FileStore> =>
  openFileStore(files);

/** @throws BackupError for an in-memory database */
export const sqlitePathOf = ({ databaseUrl }: Pick<Location, 'databaseUrl'>): string | null => {
  if (!databaseUrl.startsWith('file:')) return null;
  const path = databaseUrl.slice('file:'.length);
  if (path === ':memory:') throw new BackupError('An in-memory database cannot be backed up.');
  return path;
};

/** Opens PostgreSQL for the duration of the work; a SQLite database is opened by the steps that read it. */
export const withDatabase = async <T>(
  location: Pick<Location, 'databaseUrl'>,
  work: (database: BackupDatabase) => Promise<T>,
): Promise<T> => {
  const path = sqlitePathOf(location);
  if (path !== null) return work({ kind: 'sqlite', path });
  const connection = await connect(location.databaseUrl);
  try {
    return await work({ kind: 'postgres', db: connection.db });
  } finally {
    await connection.close();
  }
};
