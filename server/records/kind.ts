// What a kind adds to the life of its records.
import type { RecordChanges, RecordDefinition, RecordValues } from '#contract/records/kind.ts';
import type { Preview } from '#contract/rendering.ts';
import type { Context } from '#server/database/context.ts';
import type { Database } from '#server/database/schema.ts';
import type { SavingContext } from '#server/features/uploads/uploads.service.ts';

/** A record as administrators get it. */
export type Stored<D extends RecordDefinition> = RecordValues<D> & { id: number; version: number; slug: string };

export interface Kind<D extends RecordDefinition, R extends Stored<D>> {
  definition: D;
  /** Visible or not. */
  find: (db: Database, id: number) => Promise<R | null>;
  /** As `find`, for many, in any order. */
  list: (db: Database, ids: readonly number[]) => Promise<R[]>;
  /** The ids of those that match the filters of the list, at most this number. */
  listIds?: (db: Database, filter: never, limit: number) => Promise<number[]>;
  /** The page that shows the record, with a draft applied, in place of the stored one. */
  preview: (context: Context, record: R) => Promise<Preview>;
  /** Columns that are generated from the values. */
  searchColumns?: (values: RecordValues<D>) => object;
  /** Completes what a save changes. @param before the stored values, or the defaults of a new record @throws AppError 'invalid' */
  beforeSave?: (context: Context, changes: RecordChanges<D>, before: RecordValues<D>) => Promise<RecordChanges<D>>;
  afterSave?: (db: Database, after: R) => Promise<void>;
  /** Slugs of the addresses that show it; without this, its own slug. */
  slugsOf?: (record: R) => string[];
  /** Call it inside the transaction, with the row locked. @throws AppError 'conflict' */
  refuseRemoval?: (db: Database, id: number) => Promise<void>;
  afterRemoval?: (context: SavingContext, id: number) => Promise<void>;
}
