// The interface through which the history restores fields of a revision.
import type { RevisionKind } from '#contract/rules/history.ts';
import type { Permission } from '#contract/rules/policy.ts';
import type { Database } from '#server/database/schema.ts';
import type { SavingContext } from '#server/features/uploads/uploads.service.ts';
import type { Snapshot } from './snapshots.ts';

/** What to restore. */
export interface Restoring {
  /** Fields of the revision to restore. */
  fields: Snapshot;
  /** Number of the revision; absent for ordinary changes such as publishing a draft. */
  restoredFrom?: number | undefined;
  /** The version on which the restoring is based. */
  version?: number | undefined;
}

/** Reads and saves a kind of record by the rules of its feature. */
export interface Restorer {
  /** The record as services return it; null if it was deleted. */
  find: (db: Database, id: number) => Promise<{ version: number } | null>;
  /** Finds several records, in any order, for changes of many records. */
  list?: (db: Database, ids: readonly number[]) => Promise<{ id: number }[]>;
  /**
   * Permission needed for reading and restoring in addition to that of the call.
   * @param id absent for all records of the kind or of a group of settings
   */
  permissionFor?: (db: Database, id?: number, group?: string) => Promise<Permission>;
  /** The language into which the record is translated: translators restore only records in their languages. Absent for originals. */
  languageOf?: (db: Database, id: number) => Promise<string | null>;
  /** An ordinary save. Must be called inside the transaction of `saveWithFiles`. @throws AppError 'version-conflict', 'invalid' */
  restore: (saving: SavingContext, id: number, restoring: Restoring) => Promise<{ version: number }>;
}

export type Restorers = Record<RevisionKind, Restorer>;
