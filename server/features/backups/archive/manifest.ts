// The manifest of a backup, which is the second to last entry of its archive (docs/decisions/0031-backups.md).
import { z } from 'zod';
import { isStoredPath } from '#server/platform/files.ts';

export const formatVersion = 1;
export const manifestName = 'manifest.json';
/** The last entry, which contains the SHA-256 of the manifest. */
export const manifestHashName = 'manifest.json.sha256';
export const sqliteEntry = 'database.sqlite.zst';
const tableEntry = /^tables\/[a-z_]{1,60}\.jsonl\.zst$/;

export const tableEntryOf = (table: string) => `tables/${table}.jsonl.zst`;

/** @returns whether a backup can have an entry of this name, which excludes paths outside the folder */
export const isEntryName = (name: string): boolean =>
  [manifestName, manifestHashName, sqliteEntry].includes(name) || tableEntry.test(name) || isStoredPath(name);

const count = z.number().int().nonnegative();
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const entry = z.object({ name: z.string().refine(isEntryName), size: count, sha256 });
export type Entry = z.output<typeof entry>;

const postgresTable = z.object({
  name: z.string(),
  columns: z.array(z.string()).min(1),
  /** Independent of the order of the rows (row-digest.ts). */
  digest: z.string(),
});
export type PostgresTable = z.output<typeof postgresTable>;

const sequence = z.object({ table: z.string(), column: z.string(), value: z.number().int(), isCalled: z.boolean() });
export type Sequence = z.output<typeof sequence>;

export const manifest = z.object({
  format: z.literal(formatVersion),
  product: z.string(),
  /** Name of the last migration. */
  schema: z.string(),
  /** When the database was copied; everything stored before is part of the backup. */
  createdAt: z.iso.datetime(),
  rows: z.record(z.string(), count),
  database: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('sqlite'), size: count, sha256 }),
    z.object({ kind: z.literal('postgres'), tables: z.array(postgresTable), sequences: z.array(sequence) }),
  ]),
  /** Files that records reference but that were missing on the server. */
  missingFiles: z.array(z.string()),
  entries: z.array(entry),
});
export type Manifest = z.output<typeof manifest>;

export const formatOf = z.object({ format: z.number().int() });

export const rowsIn = ({ rows }: Pick<Manifest, 'rows'>): number => Object.values(rows).reduce((sum, rowCount) => sum + rowCount, 0);
