// Texts that are too long for a cell of a workbook. A note takes their place, and an import leaves the text as it is.
import type { SheetFormat } from '#contract/rules/imports.ts';
import type { Cell } from '#server/platform/sheets/sheet.ts';
import { xlsxLimits } from '#server/platform/sheets/xlsx/write-rows.ts';

const beginning = 'This text is longer than a cell of a workbook can be: ';
const end = ' characters. An import does not change it. Export it as CSV to edit it.';

export const fittedCell = (cell: Cell, format: SheetFormat): Cell =>
  format === 'xlsx' && typeof cell === 'string' && cell.length > xlsxLimits.cellCharacters ? `${beginning}${cell.length}${end}` : cell;

export const isLongTextNote = (cell: Cell): boolean => typeof cell === 'string' && cell.startsWith(beginning) && cell.endsWith(end);
