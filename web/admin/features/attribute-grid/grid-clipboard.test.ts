import { expect, test } from 'vitest';
import { blockOf, positionAfterKey, positionAfterTab } from '#web/admin/features/attribute-grid/grid-block.ts';
import { readBlock, writeBlock } from './grid-clipboard.ts';

const size = { rows: 3, columns: 2 };
const position = (row: number, column: number) => ({ row, column });

test('pastes a block from the first selected cell, and counts cells beyond the edge (ATTR-53)', () => {
  const selection = { active: position(2, 1), anchor: position(1, 0) };
  expect(readBlock('a\tb\tc\n"d\ne"\tf\tg\nh\ti\tj\n', selection, size)).toEqual({
    cells: [
      { position: position(1, 0), text: 'a' },
      { position: position(1, 1), text: 'b' },
      { position: position(2, 0), text: 'd e' },
      { position: position(2, 1), text: 'f' },
    ],
    selection: { active: position(1, 0), anchor: position(2, 1) },
    left: 5,
  });
  expect(readBlock('', selection, size)).toBeNull();
});

test('fills the selection with a single cell (ATTR-53)', () => {
  const filled = readBlock('x', { active: position(0, 0), anchor: position(2, 0) }, size);
  expect(filled?.cells.map(({ text }) => text)).toEqual(['x', 'x', 'x']);
});

test('copies a block row by row (ATTR-53)', () => {
  expect(writeBlock(blockOf({ active: position(1, 1), anchor: position(0, 0) }), ({ row, column }) => `${row}${column}`)).toBe(
    '00\t01\n10\t11',
  );
});

test.each([
  ['ArrowUp', false, [0, 1]],
  ['ArrowDown', true, [2, 1]],
  ['ArrowLeft', false, [1, 0]],
  ['ArrowRight', true, [1, 1]],
  ['Home', false, [1, 0]],
  ['End', true, [2, 1]],
  ['PageUp', false, [0, 1]],
  ['PageDown', false, [2, 1]],
])('moves from the middle on %s (Ctrl pressed: %s) to row and column %s (ATTR-51)', (key, isFar, [row, column]) => {
  expect(positionAfterKey(position(1, 1), key, isFar, size)).toEqual({ row, column });
});

test('moves on Tab in reading order and stops at the last cell (ATTR-51)', () => {
  expect(positionAfterTab(position(0, 1), 1, size)).toEqual(position(1, 0));
  expect(positionAfterTab(position(1, 0), -1, size)).toEqual(position(0, 1));
  expect([positionAfterTab(position(2, 1), 1, size), positionAfterTab(position(0, 0), -1, size)]).toEqual([undefined, undefined]);
});
