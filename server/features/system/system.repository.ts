import { stat } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Database } from '#server/database/schema.ts';

export const postgresSize = async (db: Database): Promise<number | null> => {
  const { rows } = await sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`.execute(db);
  return rows[0] ? Number(rows[0].bytes) : null;
};

/** Size of a SQLite database including its write-ahead log. */
export const embeddedSize = async (path: string): Promise<number | null> => {
  const sizes = await Promise.all(
    ['', '-wal'].map((suffix) =>
      stat(path + suffix).then(
        ({ size }) => size,
        () => null,
      ),
    ),
  );
  const [file] = sizes;
  return file == null ? null : sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0);
};
