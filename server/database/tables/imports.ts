// Tables of imports.
import type { Generated } from 'kysely';
import type { ImportFormat, ImportKind, ImportState, RowAction } from '#contract/rules/imports.ts';

export interface ImportsTable {
  id: Generated<number>;
  kind: ImportKind | null;
  format: ImportFormat;
  state: ImportState;
  file_name: string;
  /** In the file store. */
  file_path: string;
  archive_name: string | null;
  archive_path: string | null;
  /** JSON of ImportOptions, as given. */
  options: string;
  /** JSON: what the reader found in the file: sheets, columns, options, questions, notes. */
  facts: string;
  /** JSON: rows by action. */
  counts: string | null;
  failure: string | null;
  /** Progress of the state. */
  done: Generated<number>;
  total: Generated<number>;
  actor_id: number | null;
  /** Who uploaded it. */
  actor_name: string | null;
  /** Of the API token of a program; the token may be revoked. */
  actor_token_id: number | null;
  /** Who applied or undid it last, with `actor_id` and `actor_token_id`; null: who uploaded it. */
  acting_name: string | null;
  /** Hash of the idempotency key. */
  key_hash: string | null;
  created_at: string;
  checked_at: string | null;
  applied_at: string | null;
  undone_at: string | null;
  /** The process that works on it; free after `lease_until`. */
  lease_token: string | null;
  lease_until: string | null;
}

/** A row of the dry run. Rows are written in the order of their numbers: categories come before their products. */
export interface ImportRowsTable {
  import_id: number;
  number: number;
  line: number | null;
  kind: ImportKind;
  action: RowAction;
  state: 'planned' | 'prepared' | 'written' | 'refused' | 'undone' | 'kept';
  /** Null for a record that is to be created, until it is written. */
  record_id: number | null;
  /** Version of the record at the dry run; after it is written, its new version. */
  version: number | null;
  title: string;
  /** JSON of PlannedChanges (server/features/imports/checking/plan.ts). */
  changes: string;
  /** JSON: cells, errors, losses and understood, as in the answer. */
  report: string;
  /** JSON: stored paths of the files of the row, by their source, once they are prepared. */
  files: string | null;
  /** JSON: the values before the import, for undoing it. */
  undo: string | null;
}

export interface ImportMappingsTable {
  /** Hash of the kind of file and its columns. */
  signature: string;
  options: string;
  used_at: string;
}

export interface ImportsTables {
  imports: ImportsTable;
  import_rows: ImportRowsTable;
  import_mappings: ImportMappingsTable;
}
