// Copies all rows to another database of the same or the other kind, and compares them table by table.
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Connection, connect } from '#server/database/connect.ts';
import { isKnownMigration, latestMigration, migrate } from '#server/database/migrate.ts';
import type { Database } from '#server/database/schema.ts';
import { BackupError } from '../backup-error.ts';
import { liftTimeouts } from '../postgres-database.repository.ts';
import { movedTables } from './moved-tables.ts';
import { type Described, describeRows, postgresSource, type RowSource, sqliteSource, withRowSource } from './row-source.repository.ts';
import { clearTable, clearTables, continueIds, hasContent, insertRows } from './row-target.repository.ts';

/** Number and digest of the copied rows by table. */
export type MovedRows = ReadonlyMap<string, Described>;

export interface Move {
  /** `file:<path>` or `postgres://…` */
  from: string;
  to: string;
  /** Whether the content of `to` may be replaced. */
  replaces: boolean;
}

const fill = async (db: Database, kind: Connection['kind'], source: RowSource): Promise<MovedRows> => {
  const moved = new Map<string, Described>();
  await clearTables(db, kind);
  for (const table of movedTables) {
    const columns = await source.columnsOf(table);
    await clearTable(db, table);
    moved.set(table, await describeRows(source, table, columns, (rows) => insertRows(db, table, columns, rows)));
  }
  await continueIds(db, kind, await source.lastIds());
  return moved;
};

const compare = async (target: RowSource, moved: MovedRows): Promise<void> => {
  for (const [table, expected] of moved) {
    const found = await describeRows(target, table, await target.columnsOf(table));
    if (found.rows !== expected.rows || found.digest !== expected.digest)
      throw new BackupError(`The rows of ${table} differ after copying (${expected.rows} and ${found.rows}). The target is unchanged.`);
  }
};

const notEmpty = (name: string) => new BackupError(`${name} has content. Use --replace to replace it.`);

const moveToSqlite = async (source: RowSource, path: string, { replaces }: Move): Promise<MovedRows> => {
  if (!replaces && (await stat(path).catch(() => null))) throw notEmpty(path);
  const staged = `${path}.move`;
  const clean = async (name: string) => {
    for (const end of ['', '-wal', '-shm', '-journal']) await rm(`${name}${end}`, { force: true });
  };
  await mkdir(dirname(path), { recursive: true });
  await clean(staged);
  try {
    const connection = await connect(`file:${staged}`);
    let moved: MovedRows;
    try {
      await migrate(connection);
      moved = await connection.db.transaction().execute((transaction) => fill(transaction, 'sqlite', source));
    } finally {
      await connection.close();
    }
    const database = new DatabaseSync(staged, { readOnly: true });
    try {
      await compare(sqliteSource(database, source.schema), moved);
    } finally {
      database.close();
    }
    await clean(path);
    await rename(staged, path);
    return moved;
  } finally {
    await clean(staged);
  }
};

const moveToPostgres = async (source: RowSource, { to, replaces }: Move): Promise<MovedRows> => {
  const connection = await connect(to);
  try {
    return await connection.prepare(async (prepared) => {
      if (!replaces && (await hasContent(prepared.db))) throw notEmpty('The PostgreSQL database');
      await migrate(prepared);
      return prepared.db.transaction().execute(async (transaction) => {
        await liftTimeouts(transaction);
        const moved = await fill(transaction, 'postgres', source);
        await compare(postgresSource(transaction, source.schema), moved);
        return moved;
      });
    });
  } finally {
    await connection.close();
  }
};

/**
 * Copies a snapshot of the rows without changing `from`. The caller has locked an embedded target.
 * @throws BackupError if `from` has another version, `to` has content, or the rows differ after copying; `to` then remains as before
 */
export const moveDatabase = (move: Move): Promise<MovedRows> =>
  withRowSource(move.from, async (source) => {
    if (!isKnownMigration(source.schema))
      throw new BackupError('The database was migrated by a newer version: use that version to move it.');
    if (source.schema !== latestMigration()) throw new BackupError('The database was migrated by an older version: start the server once.');
    return move.to.startsWith('file:') ? moveToSqlite(source, move.to.slice('file:'.length), move) : moveToPostgres(source, move);
  });
