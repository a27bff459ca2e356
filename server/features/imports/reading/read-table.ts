// Reads all rows of a table once, and describes the values of its columns.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { cellText, isBlank } from '#server/features/sheet-columns/read-cells.ts';
import type { Cell } from '#server/platform/sheets/sheet.ts';
import { addText, type Notation, newNotation } from './cell-notation.ts';
import type { SourceTable } from './source.ts';

export interface ColumnFacts {
  samples: string[];
  notation: Notation;
  /** Of the first values. */
  values: Set<string>;
  count: number;
  hasHtml: boolean;
  hasMarkdown: boolean;
}

export interface TableFacts {
  rowCount: number;
  columns: ColumnFacts[];
  /** The first different texts with letters that are not ASCII. */
  foreignTexts: string[];
  /** Whether rows have cells after the last column. */
  hasMoreCells: boolean;
}

const mostSamples = 5;
const sampleLength = 80;
const mostValues = 300;
const rowsOfTurn = 2000;

const html = /<\/?(?:p|br|div|ul|ol|li|h[1-6]|strong|b|em|i|a|table|span|img)\b[^<>]*>/i;
const markdown = /^#{1,6} \S|^(?:[-*+]|\d+\.) \S|\*\*\S|\]\(\S/m;

const shortened = (text: string) => (text.length > sampleLength ? `${text.slice(0, sampleLength).toWellFormed()}…` : text);

const addCell = (facts: ColumnFacts, cell: Cell): void => {
  if (isBlank(cell)) return;
  const text = cellText(cell);
  if (facts.count < mostValues) facts.values.add(text);
  facts.count += 1;
  if (facts.samples.length < mostSamples) {
    const sample = shortened(text.replaceAll(/\s+/g, ' ').trim());
    if (!facts.samples.includes(sample)) facts.samples.push(sample);
  }
  if (typeof cell !== 'string') return;
  addText(facts.notation, text);
  facts.hasHtml ||= text.includes('<') && html.test(text);
  facts.hasMarkdown ||= markdown.test(text);
};

/** Whether nearly all values of the column differ. */
export const isUnique = ({ count, values }: ColumnFacts): boolean => values.size >= 0.9 * Math.min(count, mostValues);

/** @throws SheetError */
export const readTable = async (table: SourceTable): Promise<TableFacts> => {
  const columns = table.columns.map(
    (): ColumnFacts => ({ samples: [], notation: newNotation(), values: new Set(), count: 0, hasHtml: false, hasMarkdown: false }),
  );
  const foreignTexts: string[] = [];
  let [rowCount, hasMoreCells] = [0, false];
  for await (const { cells } of table.rows()) {
    rowCount += 1;
    for (const [index, cell] of cells.entries()) {
      const facts = columns[index];
      if (facts) addCell(facts, cell);
      else hasMoreCells ||= !isBlank(cell);
      if (foreignTexts.length < 3 && typeof cell === 'string' && /[^\0-\u007f]/.test(cell)) foreignTexts.push(shortened(cell.trim()));
    }
    // other requests run meanwhile
    if (rowCount % rowsOfTurn === 0) await nextTurn();
  }
  return { rowCount, columns, foreignTexts, hasMoreCells };
};
