// Defines what a kind adds to the common handling of records.
import type { RecordChanges, RecordDefinition, RecordValues } from '#contract/records/kind.ts';
import type { Preview } from '#contract/rendering.ts';
import type { TranslationUnit } from '#contract/rules/translations.ts';
import type { Context } from '#server/database/context.ts';
import type { Database } from '#server/database/schema.ts';
import type { SavingContext } from '#server/features/uploads/uploads.service.ts';
import type { LanguageRules } from '#server/platform/search/language-rules.ts';
import type { ChangedText } from './translations/changed-entries.ts';

/** A record as returned to administrators. */
export type Stored<D extends RecordDefinition> = RecordValues<D> & { id: number; version: number; slug: string };

/** The changes of one of several saves. */
export interface Save<D extends RecordDefinition> {
  changes: RecordChanges<D>;
  /** The stored values, or the defaults of a new record. */
  before: RecordValues<D>;
}

export interface Kind<D extends RecordDefinition, R extends Stored<D>> {
  definition: D;
  /** Finds a record, visible or not. */
  find: (db: Database, id: number) => Promise<R | null>;
  /** Like `find` for several records, in any order. */
  list: (db: Database, ids: readonly number[]) => Promise<R[]>;
  /** The ids of records that match the filters of the list at the time `at`, in its order, up to the limit. */
  listIds?: (db: Database, filter: never, limit: number) => Promise<number[]>;
  /** The page that shows the record with its draft applied, instead of the stored record. */
  preview: (context: Context, record: R) => Promise<Preview>;
  /** Columns that are generated from the values. @param rules of the main language */
  searchColumns?: (values: RecordValues<D>, rules: LanguageRules) => object;
  /** Completes the changes of a save. @param before the stored values, or the defaults of a new record @throws AppError 'invalid' */
  beforeSave?: (context: Context, changes: RecordChanges<D>, before: RecordValues<D>) => Promise<RecordChanges<D>>;
  /** Like `beforeSave`, for several records of one transaction. Default: `beforeSave` for each. */
  beforeSaves?: (context: Context, saves: readonly Save<D>[]) => Promise<RecordChanges<D>[]>;
  /** Fields of a copy that differ from those of every copy. */
  copied?: (record: R) => RecordChanges<D>;
  afterSave?: (db: Database, after: R) => Promise<void>;
  /** Like `afterSave`, for several records. Default: `afterSave` for each. */
  afterSaves?: (db: Database, after: readonly R[]) => Promise<void>;
  /** The texts of records that are translated, in their order. Default: those of their fields. */
  unitsOf?: (db: Database, records: readonly R[]) => Promise<TranslationUnit[][]>;
  /** The texts inside fields, such as values of specifications, that a save has changed. */
  changedTexts?: (before: R, after: R) => ChangedText[];
  /** Slugs of all addresses that show the record. Default: its own slug. */
  slugsOf?: (record: R) => string[];
  /** Call it inside the transaction, with the row locked. @throws AppError 'conflict' */
  refuseRemoval?: (db: Database, id: number) => Promise<void>;
  afterRemoval?: (context: SavingContext, id: number) => Promise<void>;
}
