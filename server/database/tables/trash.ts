// Deleted records, and changes of many records that can be undone.
import type { TrashKind } from '#contract/rules/trash.ts';
import type { Row } from './rows.ts';

/** A deleted record; `created_at` is the time of the deletion. */
export interface TrashTable extends Row {
  kind: TrashKind;
  record_id: number;
  name: string;
  /** `name` in lower case, for searches. */
  search_name: string;
  /** JSON text of the row and the data that belongs to it (features/trash/trash-data.ts). */
  data: string;
  /** The change of many records that deleted it. */
  bulk_change_id: number | null;
  /** Name of the administrator. */
  deleted_by: string | null;
  /** End of the time in which it can be restored. */
  expires_at: string;
}

export interface BulkChangesTable extends Row {
  kind: TrashKind;
  action: string;
  administrator_id: number | null;
  /** Number of records. */
  changed: number;
  /** End of the time in which it can be undone. */
  expires_at: string;
  undone_at: string | null;
}

export interface BulkChangeRowsTable {
  change_id: number;
  record_id: number;
  /** Value of the changed column. */
  before: string;
  /** Version of the record after the change; for a message, the time of the change. */
  mark: string;
}

/** A category that was merged into another one; ignored while it exists again. */
export interface MergedCategoriesTable {
  category_id: number;
  target_id: number;
  /** The change that undoes it. */
  change_id: number;
  /** JSON text: what undoing needs (features/category-merge/undo-merge.ts). */
  undo: string;
  created_at: string;
}

export interface TrashTables {
  trash: TrashTable;
  bulk_changes: BulkChangesTable;
  bulk_change_rows: BulkChangeRowsTable;
  merged_categories: MergedCategoriesTable;
}
