// SQLite as Kysely's dialects describe it, over the driver of this folder.
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { createSqliteDriver, type SqlitePair } from './sqlite-driver.ts';

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

export const nodeSqliteDialect = (open: () => SqlitePair): Dialect => ({
  createDriver: () => createSqliteDriver(open),
  createAdapter: () => new Adapter(),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createIntrospector: (db) => new SqliteIntrospector(db),
});
