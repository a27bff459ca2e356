// Kysely dialect for Node's built-in SQLite (sqlite-driver.ts).
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { createSqliteDriver } from './sqlite-driver.ts';

class Adapter extends SqliteAdapter {
  // the driver serialises writers, and readers do not wait
  override get supportsMultipleConnections() {
    return true;
  }

  // an interrupted migration is rolled back
  override get supportsTransactionalDdl() {
    return true;
  }
}

export const nodeSqliteDialect = (...parameters: Parameters<typeof createSqliteDriver>): Dialect => ({
  createDriver: () => createSqliteDriver(...parameters),
  createAdapter: () => new Adapter(),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createIntrospector: (db) => new SqliteIntrospector(db),
});
