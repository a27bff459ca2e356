// Names of the parts of an import, for the server and the screens.
import type { PublishedKind } from './record-kinds.ts';

/** Kinds of records that a file can contain. */
export const importKinds = ['product', 'category', 'article', 'page', 'attribute'] as const satisfies readonly (
  | PublishedKind
  | 'attribute'
)[];
export type ImportKind = (typeof importKinds)[number];

/** Kinds of records whose lists can be exported. */
export const exportKinds = [...importKinds, 'message'] as const;
export type ExportKind = (typeof exportKinds)[number];

export const sheetFormats = ['xlsx', 'csv', 'tsv'] as const;
export type SheetFormat = (typeof sheetFormats)[number];

/** Target of all columns of specification rows in an export. */
export const allSpecifications = 'spec:*';

/** Formats of files, as their readers recognise them. `woocommerce` and `shopify` are CSV files. */
export const importFormats = [...sheetFormats, 'woocommerce', 'shopify', 'bmecat', 'wxr'] as const;
export type ImportFormat = (typeof importFormats)[number];

/**
 * `uploaded`: waits for the choice of columns. `checking`: the dry run is in progress. `checked`: nothing is written yet. `preparing`: files
 * are stored, and visitors see nothing of it; it can be paused and cancelled. `writing`: the records are saved, and visitors see them all
 * at its end; it cannot be interrupted.
 */
export const importStates = [
  'uploaded',
  'checking',
  'checked',
  'preparing',
  'paused',
  'writing',
  'applied',
  'undoing',
  'undone',
  'cancelled',
  'failed',
] as const;
export type ImportState = (typeof importStates)[number];

export const rowActions = ['create', 'update', 'unchanged', 'skip', 'error'] as const;
export type RowAction = (typeof rowActions)[number];

/** Time in which an import can be undone, and after which its rows and files are removed. */
export const undoDays = 30;

const megabyte = 1024 * 1024;
export const importLimits = { fileBytes: 100 * megabyte, archiveBytes: 2048 * megabyte, columns: 2000 } as const;
