// Verifies that every byte of a backup is unchanged and that the database can be restored from it with all rows.
import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { changeTables, isKnownMigration } from '#server/database/migrate.ts';
import type { Database } from '#server/database/schema.ts';
import { listNamedFiles } from '#server/features/uploads/uploads.service.ts';
import { type ArchiveReader, openArchive } from './archive/archive-reader.ts';
import { type Manifest, type PostgresTable, sqliteEntry, tableEntryOf } from './archive/manifest.ts';
import { createRowDigest } from './archive/row-digest.ts';
import { decompress } from './archive/zstd.ts';
import { BackupError } from './backup-error.ts';
import type { BackupDatabase } from './backup-source.ts';
import { namedFilesOf } from './copy-database.ts';
import { createSchema, inDiscardedTransaction, liftTimeouts } from './postgres-database.repository.ts';
import { linesOf, loadPostgres } from './postgres-load.repository.ts';
import { checkSqlite, describeSqlite } from './sqlite-copy.ts';

export type SqliteManifest = Manifest & { database: { kind: 'sqlite' } };
export type PostgresManifest = Manifest & { database: { kind: 'postgres' } };

export const isSqlite = (described: Manifest): described is SqliteManifest => described.database.kind === 'sqlite';
export const isPostgres = (described: Manifest): described is PostgresManifest => described.database.kind === 'postgres';

/** @returns a backup whose every byte was verified @throws BackupError if it is damaged or was made by a newer version or by 0.1.0 */
export const openChecked = async (path: string, key: string | null = null): Promise<ArchiveReader> => {
  const archive = await openArchive(path, key);
  try {
    const { schema, product } = archive.manifest;
    if (product.startsWith('0.'))
      throw new BackupError(`The backup was made by version ${product}, which was never released. Start with an empty database instead.`);
    if (!isKnownMigration(schema)) {
      throw new BackupError(`The backup was made by a newer version of this program (${product}, it has ${schema}). Use that version.`);
    }
    return archive;
  } catch (error) {
    await archive.close();
    throw error;
  }
};

export const rowsOf =
  ({ read }: ArchiveReader) =>
  ({ name }: PostgresTable) =>
    decompress(read(tableEntryOf(name)));

/** @returns files that records reference but that were missing on the server @throws BackupError if any other file is not in the backup */
export const compareFiles = ({ entries, missingFiles }: Manifest, named: ReadonlySet<string>): string[] => {
  const known = new Set([...entries.map(({ name }) => name), ...missingFiles]);
  const lost = [...named].find((path) => !known.has(path));
  if (lost !== undefined) throw new BackupError(`The backup is not complete: ${lost} is not in it.`);
  return missingFiles.filter((path) => named.has(path));
};

/**
 * Extracts the database file, verifies it and migrates it to the schema of this version. @returns like `compareFiles` @throws BackupError
 */
export const extractSqlite = async (archive: ArchiveReader, described: SqliteManifest, to: string): Promise<string[]> => {
  const hash = createHash('sha256');
  const hashed = async function* () {
    for await (const chunk of decompress(archive.read(sqliteEntry))) {
      hash.update(chunk);
      yield chunk;
    }
  };
  await pipeline(hashed(), createWriteStream(to, { flags: 'wx', mode: 0o600, flush: true }));
  if (hash.digest('hex') !== described.database.sha256) throw new BackupError(`The backup is damaged: ${sqliteEntry}.`);
  checkSqlite(to);
  const found = describeSqlite(to);
  for (const [table, count] of Object.entries(described.rows)) {
    if (found.rows[table] !== count)
      throw new BackupError(`The backup is not complete: ${table} has ${found.rows[table]} of ${count} rows.`);
  }
  if (found.schema !== described.schema)
    throw new BackupError(`The backup is damaged: its schema is ${found.schema}, not ${described.schema}.`);
  return compareFiles(described, await namedFilesOf(to));
};

/** Loads the tables into a separate schema, which is discarded. */
const verifyPostgres = (archive: ArchiveReader, described: PostgresManifest, db: Database): Promise<string[]> =>
  inDiscardedTransaction(db, async (transaction) => {
    const schema = `backup_proof_${randomBytes(6).toString('hex')}`;
    await liftTimeouts(transaction);
    await createSchema(transaction, schema);
    await changeTables(transaction, 'postgres', { last: described.schema });
    await loadPostgres(transaction, described, rowsOf(archive));
    await changeTables(transaction, 'postgres', { after: described.schema });
    return compareFiles(described, await listNamedFiles(transaction));
  });

/** Without a PostgreSQL server, only compares the rows with the manifest. */
const compareLines = async (archive: ArchiveReader, described: PostgresManifest): Promise<void> => {
  for (const table of described.database.tables) {
    const digest = createRowDigest();
    for await (const line of linesOf(rowsOf(archive)(table))) digest.add(line);
    if (digest.rows() !== described.rows[table.name] || digest.digest() !== table.digest) {
      throw new BackupError(`The backup is damaged: the rows of ${table.name}.`);
    }
  }
};

interface VerifyOptions {
  /** Folder for temporary files, on a disk with space for the database. */
  scratch: string;
  /** Where to load the rows of a PostgreSQL backup; without a PostgreSQL server they are not loaded. */
  database: BackupDatabase;
  /** Key of encrypted backups. */
  key?: string | null;
}

export interface VerifiedBackup {
  manifest: Manifest;
  size: number;
  /** Files that records reference but that were missing on the server, which makes the backup incomplete. */
  missing: string[];
  /** False for a PostgreSQL backup that was verified without a PostgreSQL server. */
  isLoaded: boolean;
}

/** @throws BackupError that describes the damage */
export const verifyBackup = async (path: string, { scratch, database, key }: VerifyOptions): Promise<VerifiedBackup> => {
  const archive = await openChecked(path, key);
  const { manifest, size } = archive;
  const copy = join(scratch, 'verification.sqlite');
  try {
    const proven = (missing: string[], isLoaded = true) => ({ manifest, size, missing, isLoaded });
    if (isSqlite(manifest)) return proven(await extractSqlite(archive, manifest, copy));
    if (database.kind === 'postgres' && isPostgres(manifest)) return proven(await verifyPostgres(archive, manifest, database.db));
    if (isPostgres(manifest)) await compareLines(archive, manifest);
    return proven(manifest.missingFiles, false);
  } finally {
    await archive.close();
    await rm(copy, { force: true });
  }
};
