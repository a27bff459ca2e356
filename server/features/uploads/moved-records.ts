// Retains the files of records that move to or from the trash.
import { batchesOf } from '#server/database/batches.ts';
import type { Context } from '#server/database/context.ts';
import type { Database } from '#server/database/schema.ts';
import { timestamp } from '#server/platform/clock.ts';
import { storedPathsIn } from '#server/platform/files.ts';
import { type UsingRecord, usesOf } from './file-fields.ts';
import * as uses from './file-uses.repository.ts';
import * as repository from './uploads.repository.ts';

/** Maximum number of rows per statement. */
const keptAtOnce = 500;

/** A record that moves to another table. A file of the media library uses itself only in the trash. */
export interface MovedRecord {
  record: unknown;
  from: UsingRecord | null;
  to: UsingRecord | null;
}

const moveUses = async (db: Database, moved: readonly MovedRecord[]): Promise<void> => {
  for (const [table, records] of Map.groupBy(
    moved.flatMap(({ from }) => from ?? []),
    (from) => from.table,
  ))
    await uses.removeUsesOf(
      db,
      table,
      records.map(({ id }) => id),
    );
  await uses.addUses(
    db,
    moved.flatMap(({ record, to }) =>
      to ? usesOf(to.table, record).map(({ path, field }) => ({ path, field, kind: to.table, record_id: to.id })) : [],
    ),
  );
};

/**
 * Retains the files of records that move to or from another table: a concurrent removal waits, and then finds the files in use. Must be
 * called inside the transaction that moves the records.
 */
export const keepFiles = async ({ db, clock }: Context, moved: readonly MovedRecord[]): Promise<void> => {
  const at = timestamp(clock);
  // always in the same order, to prevent deadlocks
  const paths = storedPathsIn(moved.map(({ record }) => record)).toSorted();
  for (const some of batchesOf(paths, keptAtOnce)) {
    await repository.touchUnclaimed(
      db,
      some.map((path) => ({ path, expiresAt: at })),
      at,
    );
    await repository.removeUnclaimed(db, some);
  }
  await moveUses(db, moved);
};
