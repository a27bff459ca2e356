import { expect, it } from 'vitest';
import type { Cell } from '#server/platform/sheets/sheet.ts';
import { columnNames, findHeadLine } from './head-line.ts';

const rowsOf = (...rows: Cell[][]) => rows.map((cells, index) => ({ line: index + 1, cells }));

it.each<[string, Cell[][], number]>([
  [
    'the first line',
    [
      ['Name', 'Price'],
      ['Robot', '12.50'],
    ],
    1,
  ],
  ['a line below a title', [['Price list 2026'], ['Name', 'Price', 'Model'], ['Robot', '12.50', 'A-1'], ['Arm', '3', 'A-2']], 2],
  ['the only line', [['Name', 'Price']], 1],
  ['the line of a table with one column', [['Model'], ['A-1'], ['A-2']], 1],
  [
    'no line of a table without names',
    [
      ['1', '12.50', '2026-01-01'],
      ['2', '3', '2026-01-02'],
    ],
    0,
  ],
])('finds %s as the names of the columns (IMP-05)', (_title, rows, line) => {
  expect(findHeadLine(rowsOf(...rows))).toBe(line);
});

it('cleans the names of columns, and makes them different (IMP-06)', () => {
  expect(columnNames(['Name', ' Rated\nvoltage\u00a0(V) ', null, 'name', 'Name', 2026], 7)).toEqual([
    'Name',
    'Rated voltage (V)',
    'Column 3',
    'name (2)',
    'Name (3)',
    '2026',
    'Column 7',
  ]);
});
