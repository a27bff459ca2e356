// Where the command imports: through the API of a running server, or in this process.
import type { ImportOptions, ImportRecord, ImportRow } from '#contract/imports.ts';

export interface WantedImport {
  file: string;
  archive: string | undefined;
  options: ImportOptions;
  /** `apply`: if the dry run finds no error. */
  action: 'check' | 'apply';
}

export type RowFilter = { action: 'error' } | { state: 'refused' };

export interface Importer {
  create: (wanted: WantedImport) => Promise<ImportRecord>;
  get: (id: number) => Promise<ImportRecord>;
  /** The first rows, at most 100. */
  rows: (id: number, filter: RowFilter) => Promise<ImportRow[]>;
  /** Resolves when the state may have changed. */
  wait: () => Promise<void>;
  close: () => Promise<void>;
}
