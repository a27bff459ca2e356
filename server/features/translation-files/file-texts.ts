// What readers of files return.

export interface FileContent {
  /** For a text without formatting; null if the content has codes. */
  plain: string | null;
  /** For a formatted text. */
  html: string;
}

export interface FileText {
  unitId: string;
  /** Null if the file does not have it. */
  original: FileContent | null;
  /** Null without one. */
  translation: FileContent | null;
  /** Of the translation at the export; null if the file does not have it. */
  fingerprint: string | null;
  /** Whether the translator has finished it. Matters for a translation that was outdated. */
  isFinished: boolean;
  /** Why the text cannot be imported. */
  problem: string | null;
}

/** Texts of one record. The same record can follow again. */
export interface FileRecord {
  kind: string;
  id: number | null;
  title: string;
  texts: FileText[];
}

export interface TranslationFile {
  format: 'xliff' | 'xlsx';
  /** BCP 47. */
  from: string;
  to: string;
  /** Can be read several times. @throws SheetError */
  records: () => AsyncIterable<FileRecord>;
  close: () => Promise<void>;
}
