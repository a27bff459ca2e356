// Tables for operation: stored files, versions, indexed words, and state that several instances share.
import type { Generated } from 'kysely';
import type { PublishedTable } from '#contract/rules/record-kinds.ts';
import type { Flag } from '../flags.ts';
import type { VersionedRow } from './rows.ts';

/** A stored file that no record references: an upload that is not saved yet, or a released file. */
export interface UnclaimedFilesTable {
  path: string;
  /** 1 while a save is in progress; a crash of the process abandons it. */
  is_saving: Flag;
  created_at: string;
  /** The file can be removed after this time. */
  expires_at: string;
}

/** Original name of an uploaded file; not every file has one. */
export interface FileNamesTable {
  path: string;
  name: string;
}

/** Metadata of a stored file (docs/decisions/0048-media-library.md). */
export interface MediaTable extends VersionedRow {
  path: string;
  kind: 'picture' | 'document';
  /**
   * `pending`: uploaded in a form that is not saved; `attached`: removed once no record uses it; `library`: remains until it is deleted.
   */
  status: 'pending' | 'attached' | 'library';
  /** Original name, or a name given by an administrator. */
  name: string;
  bytes: number;
  /** In pixels; null for a document, and for a picture that cannot be read. */
  width: number | null;
  height: number | null;
  alt: Generated<string>;
  caption: Generated<string>;
  is_decorative: Generated<Flag>;
  /** The point of a picture that stays visible when it is cropped: from 0, left or top, to 1. */
  focal_x: Generated<number>;
  focal_y: Generated<number>;
  /** Name, alternative text and caption in lower case. */
  admin_search: string;
  /** Name of the administrator; null if it was not recorded. */
  uploaded_by: Generated<string | null>;
}

/** The records that use a file, updated by every save (docs/decisions/0070-files-in-use.md). */
export interface MediaUsesTable {
  path: string;
  kind: UsingTable;
  record_id: number;
  /** Column, or key of a setting. */
  field: string;
}

/** An earlier path of a file that was replaced. */
export interface ReplacedFilesTable {
  path: string;
  media_id: number;
}

export type UsingTable = PublishedTable | 'settings' | 'trash' | 'drafts' | 'translations';

/** Tasks that ran once in the life of the database (one-time-tasks.ts). */
export interface MilestonesTable {
  name: string;
  reached_at: string;
}

/** A single row. Triggers increment the version with every change that visitors can see (content-version.ts). */
export interface ContentVersionTable {
  id: number;
  version: number;
  /** Grows only with changes of the catalogue. */
  catalogue: number;
}

/** Words of the full-text indexes that can be suggested as corrections of typing errors. Words of deleted rows remain. */
export interface SearchWordsTable {
  word: string;
  /** The word from its fourth character on. */
  tail: string;
}

/** PostgreSQL only: the instance that runs a scheduled job, or ran it last. */
export interface JobClaimsTable {
  name: string;
  holder: string;
  /** Time from which an instance can claim the job. */
  free_at: Date;
}

/** PostgreSQL only: requests of one client in the current window of a limit. */
export interface RequestCountsTable {
  key_hash: string;
  count: number;
  ends_at: string;
}

/** PostgreSQL only: the daily backups of all instances. */
export interface DailyBackupsTable {
  id: string;
  /** The name of the instance that is making it or has made it. */
  instance: string;
  /** JSON text, as in the file beside the backup. */
  record: string;
}

/** Links that allow one download of a backup. */
export interface BackupLinksTable {
  token_hash: string;
  backup_id: string;
  expires_at: string;
}

export interface OperationsTables {
  unclaimed_files: UnclaimedFilesTable;
  file_names: FileNamesTable;
  media: MediaTable;
  media_uses: MediaUsesTable;
  replaced_files: ReplacedFilesTable;
  milestones: MilestonesTable;
  content_version: ContentVersionTable;
  search_words: SearchWordsTable;
  job_claims: JobClaimsTable;
  request_counts: RequestCountsTable;
  daily_backups: DailyBackupsTable;
  backup_links: BackupLinksTable;
}
