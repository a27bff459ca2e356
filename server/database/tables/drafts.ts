// Drafts of records, scheduled changes and preview links.
import type { Generated } from 'kysely';
import type { DraftKind, ScheduledAction } from '#contract/rules/drafts.ts';
import type { Flag } from '../flags.ts';
import type { Row, VersionedRow } from './rows.ts';

interface OfRecord {
  kind: DraftKind;
  record_id: number;
}

export interface DraftsTable extends VersionedRow, OfRecord {
  /** The fields of the record that differ, as JSON text. */
  fields: string;
  /** The values that these fields had in the record, as JSON text. */
  base: string;
  saved_by: string | null;
}

export interface ScheduledChangesTable extends Row, OfRecord {
  action: ScheduledAction;
  due_at: string;
  actor_id: number | null;
  actor_name: string | null;
  /** Reason why the change failed when it was due; null if it did not. */
  failure: string | null;
}

export interface PreviewLinksTable extends Row, OfRecord {
  token_hash: string;
  /** 1 for a link that administrators share and see in lists; 0 for the editor's own preview. */
  is_listed: Flag;
  created_by: string | null;
  /** Null if unknown: the link then works until it expires. */
  creator_id: number | null;
  /** Code of the language whose translation is previewed; null for the record itself. */
  language: Generated<string | null>;
  expires_at: string;
}

export interface DraftsTables {
  drafts: DraftsTable;
  scheduled_changes: ScheduledChangesTable;
  preview_links: PreviewLinksTable;
}
