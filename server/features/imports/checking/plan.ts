// The plan of a row: what the dry run decided, and what applying the import writes.

/** A file that a cell names. */
export type FileReference =
  /** Path of an entry of the uploaded zip file. */
  | { archive: string }
  /** Stored path of a file of the media library, or of the record itself. */
  | { stored: string }
  /** Address on a host that an administrator has allowed. */
  | { url: string };

export interface PlannedChanges {
  /**
   * Values of fields that change, of a new record all values that the file has: as `records.edit` accepts them, normalised and checked.
   * Without files and without the category if `category` names a planned one.
   */
  fields: Record<string, unknown>;
  /**
   * Files by field; a list for a field with several pictures, in their order. An empty list removes them. `text:<address>` is a picture of
   * formatted texts, where the address stands for it (text-pictures.ts).
   */
  files?: Record<string, FileReference[]>;
  /** Number of the row that creates the category of the product. */
  category_row?: number;
  /** Former address that redirects to the record, e.g. `/2024/05/old-post/`. */
  old_address?: string;
}
