import type { ImportKind } from '#contract/rules/imports.ts';
import type { SheetRow } from '#server/platform/sheets/sheet.ts';
import { createAttributePlanner } from './plan-attributes.ts';
import { createRecordPlanner } from './plan-records.ts';
import type { PlannedRow, Planning } from './planning.ts';
import type { TableColumn } from './table-columns.ts';

/** @returns a function that plans the rows of a table, to be called with each batch of rows in the order of the file */
export const createPlanner = (
  planning: Planning,
  kind: ImportKind,
  columns: readonly TableColumn[],
): ((rows: readonly SheetRow[]) => Promise<PlannedRow[]>) =>
  kind === 'attribute' ? createAttributePlanner(planning, columns) : createRecordPlanner(planning, kind, columns);
