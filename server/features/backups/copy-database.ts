// Adds a consistent copy of the database to an archive.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { connect } from '#server/database/connect.ts';
import { isKnownMigration, latestMigration, migrate } from '#server/database/migrate.ts';
import type { Database } from '#server/database/schema.ts';
import { listFilesToBackUp, listNamedFiles } from '#server/features/uploads/uploads.service.ts';
import type { ArchiveWriter } from './archive/archive-writer.ts';
import { type Manifest, type PostgresTable, sqliteEntry, tableEntryOf } from './archive/manifest.ts';
import { createRowDigest } from './archive/row-digest.ts';
import { compress } from './archive/zstd.ts';
import { BackupError } from './backup-error.ts';
import type { BackupDatabase } from './backup-source.ts';
import { lastMigration, liftTimeouts } from './postgres-database.repository.ts';
import { listTables, readRows, readSequences } from './postgres-rows.repository.ts';
import { copySqlite, describeSqlite } from './sqlite-copy.ts';

const chunkBytes = 256 * 1024;

interface Copied extends Pick<Manifest, 'rows' | 'schema' | 'database'> {
  /** Stored files that records and unsaved changes of the copy reference. */
  named: Set<string>;
}

/** First migrates the copy to the schema of this version, on which the queries depend. @param path of a copy that nobody else uses */
export const namedFilesOf = async (path: string, list = listNamedFiles): Promise<Set<string>> => {
  const connection = await connect(`file:${path}`);
  try {
    await migrate(connection);
    return await list(connection.db);
  } finally {
    await connection.close();
  }
};

const newerDatabase = (schema: string) =>
  new BackupError(`The database was migrated by a newer version of this program (it has ${schema}). Use that version to back it up.`);

const addSqlite = async (archive: ArchiveWriter, from: string, work: string): Promise<Copied> => {
  const copy = join(work, 'copy.sqlite');
  await copySqlite(from, copy);
  const described = describeSqlite(copy);
  if (!isKnownMigration(described.schema)) throw newerDatabase(described.schema);
  const hash = createHash('sha256');
  let size = 0;
  const read = async function* () {
    for await (const chunk of createReadStream(copy, { highWaterMark: chunkBytes })) {
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  };
  await archive.addUnsized(sqliteEntry, compress(read()));
  const named = await namedFilesOf(copy, listFilesToBackUp);
  await rm(copy);
  return { ...described, named, database: { kind: 'sqlite', size, sha256: hash.digest('hex') } };
};

const addPostgres = async (archive: ArchiveWriter, db: Database): Promise<Copied> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      await liftTimeouts(transaction);
      const schema = (await listTables(transaction)).length > 0 ? await lastMigration(transaction) : null;
      if (schema === null) throw new BackupError('The database is empty: start the server once.');
      if (!isKnownMigration(schema)) throw newerDatabase(schema);
      if (schema !== latestMigration())
        throw new BackupError(`The database is of an earlier version of this program (it has ${schema}). Use that version to back it up.`);
      const tables: PostgresTable[] = [];
      const rows: Record<string, number> = {};
      for (const table of await listTables(transaction)) {
        const digest = createRowDigest();
        await archive.addUnsized(tableEntryOf(table.name), compress(readRows(transaction, table, digest)));
        tables.push({ ...table, digest: digest.digest() });
        rows[table.name] = digest.rows();
      }
      const sequences = await readSequences(transaction, tables);
      return { schema, rows, named: await listFilesToBackUp(transaction), database: { kind: 'postgres', tables, sequences } };
    });

/** @param work folder for temporary files @throws BackupError if there is no database of the product */
export const addDatabase = (archive: ArchiveWriter, database: BackupDatabase, work: string): Promise<Copied> =>
  database.kind === 'sqlite' ? addSqlite(archive, database.path, work) : addPostgres(archive, database.db);
