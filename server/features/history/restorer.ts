// The interface by which the history saves fields of a revision again.
import type { RevisionKind } from '#contract/rules/history.ts';
import type { Permission } from '#contract/rules/policy.ts';
import type { Database } from '#server/database/schema.ts';
import type { SavingContext } from '#server/features/uploads/uploads.service.ts';
import type { Snapshot } from './snapshots.ts';

/** The restored state. */
export interface Restoring {
  /** The fields of the revision that are restored. */
  fields: Snapshot;
  /** Number of the revision; absent for an ordinary change, such as that of a draft. */
  restoredFrom?: number | undefined;
  /** The version that the restoring is based on. */
  version?: number | undefined;
}

/** Reads and saves a kind of record by the rules of its feature. */
export interface Restorer {
  /** The record as services return it; null if it was deleted. */
  find: (db: Database, id: number) => Promise<{ version: number } | null>;
  /** Several of them, in any order, for changes of many records. */
  list?: (db: Database, ids: readonly number[]) => Promise<{ id: number }[]>;
  /** What reading and restoring need besides the permission of the call. @param id absent for all records of the kind, or of a group of settings */
  permissionFor?: (db: Database, id?: number, group?: string) => Promise<Permission>;
  /** An ordinary save; call it inside the transaction of `saveWithFiles`. @throws AppError 'version-conflict', 'invalid' */
  restore: (saving: SavingContext, id: number, restoring: Restoring) => Promise<{ version: number }>;
}

export type Restorers = Record<RevisionKind, Restorer>;
