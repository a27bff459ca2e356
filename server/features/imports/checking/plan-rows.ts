import type { PublishedKind } from '#contract/rules/record-kinds.ts';
import type { SheetRow } from '#server/platform/sheets/sheet.ts';
import { createAttributePlanner } from './plan-attributes.ts';
import { createRecordPlanner } from './plan-records.ts';
import type { PlannedRow, Planning } from './planning.ts';
import type { PlannedTable } from './record-batch.ts';

const isOfRecords = (table: PlannedTable): table is PlannedTable<PublishedKind> => table.kind !== 'attribute';

/** @returns a function that plans the rows of a table, to be called with each batch of rows in the order of the file */
export const createPlanner = (planning: Planning, table: PlannedTable): ((rows: readonly SheetRow[]) => Promise<PlannedRow[]>) =>
  isOfRecords(table) ? createRecordPlanner(planning, table) : createAttributePlanner(planning, table);
