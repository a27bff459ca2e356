import { describe, expect, it } from 'vitest';
import { pillsInRows } from './pills-in-rows.ts';

const pills = (count: number) => Array.from({ length: count }, () => 100);
const room = { width: 430, gap: 10, rows: 2, more: 80, current: 0 };
const drawn = (widths: number[], values: Partial<typeof room> = {}) =>
  pillsInRows(widths, { ...room, ...values }).flatMap((isDrawn, index) => (isDrawn ? [index] : []));

describe('pills in two rows', () => {
  it('shows all pills without a button if they fit', () => {
    expect(drawn(pills(8))).toHaveLength(8);
    expect(drawn([])).toEqual([]);
  });

  it('reserves space for the button if they do not fit', () => {
    expect(drawn(pills(9))).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(drawn(pills(40))).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(drawn(pills(40), { more: 250 })).toEqual([0, 1, 2, 3, 4]);
  });

  it('always shows the selected pill', () => {
    expect(drawn(pills(40), { current: 31 })).toEqual([0, 1, 2, 3, 4, 5, 31]);
  });

  it('shows at least the first pill, however long it is', () => {
    expect(drawn([100, 430, 430, 430])).toEqual([0]);
    expect(drawn([900, 900, 900])).toEqual([0]);
  });
});
