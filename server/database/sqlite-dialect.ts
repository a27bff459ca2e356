// SQLite as Kysely's dialects describe it, over the driver of this folder.
import type { DatabaseSync } from 'node:sqlite';
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { createSqliteDriver } from './sqlite-driver.ts';

class Adapter extends SqliteAdapter {
  // the driver has writers wait for each other; readers need not
  override get supportsMultipleConnections() {
    return true;
  }

  // a migration that is interrupted leaves nothing behind
  override get supportsTransactionalDdl() {
    return true;
  }
}

/** @param reader a second connection to the same database; absent for a database in memory */
export const nodeSqliteDialect = (writer: DatabaseSync, reader?: DatabaseSync): Dialect => ({
  createDriver: () => createSqliteDriver(writer, reader),
  createAdapter: () => new Adapter(),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createIntrospector: (db) => new SqliteIntrospector(db),
});
