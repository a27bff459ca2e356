// Unsaved changes and open records. `record_id` is 0 for a record that is not stored yet.
import type { EditedKind } from '#contract/rules/editing.ts';
import type { PublishedKind } from '#contract/rules/record-kinds.ts';

interface EditedRecord {
  kind: EditedKind;
  record_id: number;
  administrator_id: number;
}

export interface UnsavedChangesTable extends EditedRecord {
  /** Version on which the changes are based. */
  version: number | null;
  /** Version of the draft on which they are based; 0 for none, null if unknown. */
  draft_version: number | null;
  /** Values by name, as JSON text. */
  fields: string;
  device: string;
  updated_at: string;
}

/** A stored file that unsaved changes reference. The row is deleted with them. */
export interface UnsavedFilesTable extends EditedRecord {
  path: string;
}

export interface OpenRecordsTable extends EditedRecord {
  opened_at: string;
  seen_at: string;
}

/** The record that a form has created. */
export interface CreatedRecordsTable {
  administrator_id: number;
  /** SHA-256 of the idempotency key. */
  key_hash: string;
  kind: PublishedKind;
  record_id: number;
  created_at: string;
}

export interface EditingTables {
  unsaved_changes: UnsavedChangesTable;
  unsaved_files: UnsavedFilesTable;
  open_records: OpenRecordsTable;
  created_records: CreatedRecordsTable;
}
