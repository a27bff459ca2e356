// Finds the line with the names of the columns, and cleans the names.
import type { Cell, SheetRow } from '#server/platform/sheets/sheet.ts';

/** Rows at the beginning of a sheet among which the line is searched. */
export const rowsToSearch = 25;

const isFilled = (cell: Cell): boolean => cell !== null && (typeof cell !== 'string' || cell.trim() !== '');
/** A name has a letter; prices, dates and numbers have none. */
const isName = (cell: Cell): boolean => typeof cell === 'string' && /\p{L}/u.test(cell) && cell.length <= 200;

const filledOf = ({ cells }: SheetRow): Cell[] => cells.filter(isFilled);

/**
 * @param rows the first rows of the sheet
 * @returns the line of the first row that is about as wide as the table and consists of different names; 0 if there is none
 */
export const findHeadLine = (rows: readonly SheetRow[]): number => {
  const widths = rows.map((row) => filledOf(row).length).toSorted((a, b) => a - b);
  // of a typical row, so that one long row does not matter
  const width = widths[Math.floor(widths.length / 2)] ?? 0;
  const found = rows.find((row) => {
    const filled = filledOf(row);
    const names = filled.filter(isName);
    const different = new Set(names.map((name) => String(name).trim().toLowerCase())).size;
    return (
      filled.length >= Math.min(width, Math.max(1, width * 0.6)) && names.length >= filled.length * 0.6 && different >= names.length * 0.7
    );
  });
  return found?.line ?? 0;
};

const cleanName = (cell: Cell | undefined): string => {
  const text = typeof cell === 'object' && cell !== null ? cell.date : String(cell ?? '');
  return text
    .replaceAll(/[\s\u00a0\u200b\ufeff]+/g, ' ')
    .trim()
    .slice(0, 200);
};

/** @returns different names for all columns: `Column 5` for an empty one, `Name (2)` for a repeated one */
export const columnNames = (head: readonly Cell[], width: number): string[] => {
  const used = new Set<string>();
  return Array.from({ length: Math.max(width, head.length) }, (_, index) => {
    const wanted = cleanName(head[index]) || `Column ${index + 1}`;
    let name = wanted;
    for (let number = 2; used.has(name.toLowerCase()); number++) name = `${wanted} (${number})`;
    used.add(name.toLowerCase());
    return name;
  });
};
