// Restores rows that were stored as JSON to their table, which may have lost columns since.
import { sql } from 'kysely';
import { isPostgres } from './full-text.ts';
import type { Database } from './schema.ts';

const listColumns = async (db: Database, table: string): Promise<Set<string>> => {
  const columns = isPostgres(db)
    ? sql<{
        name: string;
      }>`select attname as name from pg_attribute where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`
    : sql<{ name: string }>`select name from pragma_table_info(${table})`;
  return new Set((await columns.execute(db)).rows.map(({ name }) => name));
};

/** @returns the rows with only the columns that the table has */
export const withoutDroppedColumns = async <T extends object>(db: Database, table: string, rows: readonly T[]): Promise<T[]> => {
  const columns = await listColumns(db, table);
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => columns.has(name))) as T);
};
