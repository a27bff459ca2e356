// In-memory SQLite databases, copied from one that the migrations have created.
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { type Connection, connectSqlite } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { migratedConnections } from './migrated-connections.ts';

const open = (content: Uint8Array | null): DatabaseSync => {
  const database = new DatabaseSync(':memory:', { enableForeignKeyConstraints: true });
  if (content) database.deserialize(content);
  return database;
};

/** A database that can be replaced while it is in use. Has the methods that the driver calls. */
class ReplaceableDatabase implements Pick<DatabaseSync, 'prepare' | 'exec' | 'isTransaction' | 'close'> {
  #current: DatabaseSync;

  constructor(content: Uint8Array | null) {
    this.#current = open(content);
  }

  replace(content: Uint8Array): void {
    this.#current.close();
    this.#current = open(content);
  }

  /** @returns a statement that is prepared again after the database is replaced */
  prepare(text: string): StatementSync {
    let preparedIn = this.#current;
    let statement = preparedIn.prepare(text);
    const current = () => {
      if (preparedIn !== this.#current) statement = this.#current.prepare(text);
      preparedIn = this.#current;
      return statement;
    };
    const columns: StatementSync['columns'] = () => current().columns();
    const all = (...values: Parameters<StatementSync['all']>) => current().all(...values);
    const run = (...values: Parameters<StatementSync['run']>) => current().run(...values);
    return { columns, all, run } as StatementSync;
  }

  exec(text: string): void {
    this.#current.exec(text);
  }

  get isTransaction(): boolean {
    return this.#current.isTransaction;
  }

  serialize(): Uint8Array {
    return this.#current.serialize();
  }

  close(): void {
    this.#current.close();
  }
}

/** The content after the migrations, once they have run. */
let migrated: Uint8Array | null = null;

const databases = new WeakMap<Connection, ReplaceableDatabase>();

/** @returns a migrated database without content. Copying takes a fraction of the time of the migrations. */
export const createSqlite = async (): Promise<Connection> => {
  const database = new ReplaceableDatabase(migrated);
  const connection = connectSqlite(() => ({ writer: database as unknown as DatabaseSync }));
  if (!migrated) {
    await migrate(connection);
    migrated = database.serialize();
  }
  migratedConnections.add(connection);
  databases.set(connection, database);
  return connection;
};

/** @returns a function that restores the present content of the database */
export const rememberSqlite = (connection: Connection): (() => void) => {
  const database = databases.get(connection);
  if (!database) throw new TypeError('Not a database of createSqlite');
  const content = database.serialize();
  return () => database.replace(content);
};
