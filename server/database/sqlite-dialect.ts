// Kysely over Node's own SQLite: Kysely ships a dialect for the shape of better-sqlite3, which this gives it.
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { SqliteDialect, type SqliteStatement } from 'kysely';

/** Prepared statements kept; `where id in (…)` lists make many texts, so the map is bounded. */
const maxStatements = 500;

const bind = (value: unknown): SQLInputValue => {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint' || value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite cannot store a value of type ${typeof value}`);
};

const wrap = (statement: StatementSync): SqliteStatement => ({
  reader: statement.columns().length > 0,
  all: (parameters) => statement.all(...parameters.map(bind)),
  run: (parameters) => statement.run(...parameters.map(bind)),
  iterate: (parameters) => statement.iterate(...parameters.map(bind)),
});

export const nodeSqliteDialect = (database: DatabaseSync): SqliteDialect => {
  const statements = new Map<string, SqliteStatement>();
  const prepare = (text: string): SqliteStatement => {
    const known = statements.get(text);
    if (known) return known;
    const statement = wrap(database.prepare(text));
    const oldest = statements.keys().next().value;
    if (statements.size >= maxStatements && oldest !== undefined) statements.delete(oldest);
    statements.set(text, statement);
    return statement;
  };
  return new SqliteDialect({ database: { close: () => database.close(), prepare } });
};
