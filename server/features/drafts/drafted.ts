// The kinds of records that have drafts, for code that handles all of them.
import type { RecordDefinition } from '#contract/records/kind.ts';
import type { DraftKind } from '#contract/rules/drafts.ts';
import type { Context } from '#server/database/context.ts';
import type { Database } from '#server/database/schema.ts';
import type { Restorer } from '#server/features/history/restorer.ts';
import type { SavingContext, StoredFiles } from '#server/features/uploads/uploads.service.ts';
import { kinds } from '#server/kinds.ts';
import type { Kind } from '#server/records/kind.ts';

/** A record as services return it. */
export type Drafted = Record<string, unknown> & { id: number; version: number };

interface DraftedKind {
  definition: RecordDefinition;
  find: (db: Database, id: number) => Promise<Drafted | null>;
  /** Saves these fields with an ordinary save, inside a transaction. */
  restore: Restorer['restore'];
  /** Saves a form with an ordinary save, inside a transaction. */
  change: (saving: SavingContext, stored: StoredFiles, id: number, form: object) => Promise<Drafted>;
  /** The record as a save of these values would store it, without storing it. @param id null for a new record */
  tryOut: (context: Context, id: number | null, values: object) => Promise<Drafted>;
  preview: Kind<never, never>['preview'];
}

export const draftedKind = (kind: DraftKind): DraftedKind => kinds[kind] as unknown as DraftedKind;
