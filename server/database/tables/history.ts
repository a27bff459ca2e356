// Revisions of records, and the audit log.
import type { AuditAction, AuditKind, RevisionAction, RevisionKind } from '#contract/rules/history.ts';
import type { Flag } from '../flags.ts';
import type { Row } from './rows.ts';

export interface RevisionsTable extends Row {
  kind: RevisionKind;
  record_id: number;
  /** Counts the revisions of the record from 1. */
  number: number;
  action: RevisionAction;
  actor_id: number | null;
  actor_name: string | null;
  /** Number of the revision from which fields were restored. */
  restored_from: number | null;
  /** Visitors could see the record after this save. */
  is_published: Flag;
  record_name: string;
  /** Names of the changed fields, as JSON text. */
  fields: string;
  /** The editable fields after the save, as JSON text. */
  snapshot: string;
  /** The same for all settings that were saved together; otherwise null. */
  save_key: string | null;
}

/** The stored files that a revision references; they remain as long as the revision does. */
export interface RevisionFilesTable {
  path: string;
  revision_id: number;
}

export interface AuditLogTable {
  id: number;
  created_at: string;
  actor_id: number | null;
  actor_name: string | null;
  action: AuditAction;
  kind: AuditKind;
  record_id: number | null;
  record_name: string | null;
  /** JSON text. */
  details: string;
  previous_hash: string;
  hash: string;
}

export interface HistoryTables {
  revisions: RevisionsTable;
  revision_files: RevisionFilesTable;
  audit_log: AuditLogTable;
}
