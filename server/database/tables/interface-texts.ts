// Texts of the site that the owner has written.
import type { VersionedRow } from './rows.ts';

export interface InterfaceTextsTable extends VersionedRow {
  /** Code of the language. */
  language: string;
  /** Name of a part of the texts, and the key in it. */
  part: string;
  key: string;
  /** A text, or its plural forms, as JSON text. */
  text: string;
}

export interface InterfaceTextsTables {
  interface_texts: InterfaceTextsTable;
}
