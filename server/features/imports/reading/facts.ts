// What the reader found in a file, stored with the import.
import type { ImportColumn, ImportRecord } from '#contract/imports.ts';
import type { ImportKind } from '#contract/rules/imports.ts';
import { parseJson } from '#server/database/json.ts';
import type { Source } from './source.ts';

export interface Facts {
  sheets: ImportRecord['sheets'];
  /** Index of the table whose columns are listed. */
  table: number;
  /** The kind that the columns suggest. */
  kind: ImportKind;
  /** Detected values of options. */
  detected: Source['options'] & { texts: 'plain' | 'markdown' | 'html' };
  /** Proposed meanings; the choice is in the options. */
  columns: ImportColumn[];
  questions: Source['questions'];
  notes: string[];
  /** Kinds of records that the import can create or change. */
  kinds: ImportKind[];
  /** The import is applied as soon as the dry run has found no error. */
  appliesAtOnce?: boolean;
}

const none: Facts = {
  sheets: [],
  table: 0,
  kind: 'product',
  detected: { texts: 'plain' },
  columns: [],
  questions: [],
  notes: [],
  kinds: [],
};

export const readFacts = (stored: string): Facts => ({ ...none, ...(parseJson(stored) as Partial<Facts> | null) });
