// What the product needs to run: stored files, versions, words of the search, and what several instances share.
import type { Flag } from '../flags.ts';

/** A stored file that no record references: an upload that is not saved yet, or a released file. */
export interface UnclaimedFilesTable {
  path: string;
  /** A save is in progress; it is abandoned if the process crashes. */
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

/** Tasks that ran once in the life of the database (one-time-tasks.ts). */
export interface MilestonesTable {
  name: string;
  reached_at: string;
}

/** One row. Triggers increment the version with every change of what visitors can see (content-version.ts). */
export interface ContentVersionTable {
  id: number;
  version: number;
  /** Grows with changes of products and categories only. */
  catalogue: number;
}

/** The words of the full-text indices that can be corrections of typing errors. Words of deleted rows stay. */
export interface SearchWordsTable {
  word: string;
  /** The word from its fourth character. */
  tail: string;
}

/** PostgreSQL only: the instance that runs a scheduled job, or ran it last. */
export interface JobClaimsTable {
  name: string;
  holder: string;
  /** From then on an instance can claim the job. */
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
  /** The name of the instance that makes it or has made it. */
  instance: string;
  /** JSON text, as in the file beside the backup. */
  record: string;
}

export interface OperationsTables {
  unclaimed_files: UnclaimedFilesTable;
  file_names: FileNamesTable;
  milestones: MilestonesTable;
  content_version: ContentVersionTable;
  search_words: SearchWordsTable;
  job_claims: JobClaimsTable;
  request_counts: RequestCountsTable;
  daily_backups: DailyBackupsTable;
}
