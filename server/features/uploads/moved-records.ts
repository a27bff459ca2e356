// Keeps the files of records that move to the trash, or from it.
import type { Context } from '#server/database/context.ts';
import type { Database } from '#server/database/schema.ts';
import { timestamp } from '#server/platform/clock.ts';
import { storedPathsIn } from '#server/platform/files.ts';
import * as media from './media.repository.ts';
import { referencesOf } from './references.ts';
import * as repository from './uploads.repository.ts';
import type { UsingRecord } from './uploads.service.ts';

/** Maximum number of rows of one statement. */
const keptAtOnce = 500;

/** A record that moves to another table. */
export interface MovedRecord {
  record: unknown;
  from: UsingRecord;
  to: UsingRecord;
}

const moveUses = async (db: Database, moved: readonly MovedRecord[]): Promise<void> => {
  for (const [table, records] of Map.groupBy(moved, ({ from }) => from.table)) {
    await media.removeUsesOf(
      db,
      table,
      records.map(({ from }) => from.id),
    );
  }
  const uses = moved.flatMap(({ record, to }) =>
    referencesOf(record).map(({ path, field }) => ({ path, field, kind: to.table, record_id: to.id })),
  );
  for (let start = 0; start < uses.length; start += keptAtOnce) await media.addUses(db, uses.slice(start, start + keptAtOnce));
};

/**
 * Keeps the files of records that move to or from another table: a concurrent removal waits, and finds the files in use
 * there. Call it inside the transaction that moves them.
 */
export const keepFiles = async ({ db, clock }: Context, moved: readonly MovedRecord[]): Promise<void> => {
  const at = timestamp(clock);
  // in one order, as everywhere
  const paths = storedPathsIn(moved.map(({ record }) => record)).toSorted();
  for (let start = 0; start < paths.length; start += keptAtOnce) {
    const some = paths.slice(start, start + keptAtOnce);
    await repository.touchOrphans(
      db,
      some.map((path) => ({ path, expiresAt: at })),
      at,
    );
    await repository.removeOrphans(db, some);
  }
  await moveUses(db, moved);
};
