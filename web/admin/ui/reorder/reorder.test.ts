import { describe, expect, it } from 'vitest';
import { dropTargetAt, type Layout } from './drop-target.ts';
import { keyed, movedByStep, movedTo, movedToTarget } from './entries.ts';

const box = (left: number, top: number, width: number, height: number) => ({ left, top, right: left + width, bottom: top + height });

describe('the drop target', () => {
  const rows = [
    ['b', box(0, 50, 300, 40)],
    ['a', box(0, 0, 300, 40)],
  ] as const;
  const inRows = (y: number, layout: Layout = 'rows') => dropTargetAt({ x: 10, y }, rows, layout);

  it('is the half of the row at the pointer', () => {
    expect(inRows(10)).toEqual({ key: 'a', side: 'before' });
    expect(inRows(30)).toEqual({ key: 'a', side: 'after' });
    expect(inRows(-500)).toEqual({ key: 'a', side: 'before' });
  });

  it('is the next row for a pointer between two rows', () => {
    expect(inRows(45)).toEqual({ key: 'b', side: 'before' });
  });

  it('is after the last row below all rows, and the end of the list in a tree', () => {
    expect(inRows(500)).toEqual({ key: 'b', side: 'after' });
    expect(inRows(500, 'tree')).toEqual({ key: null, side: 'after' });
  });

  it('is the half of the nearest tile in a grid', () => {
    const tiles = [
      ['a', box(0, 0, 100, 100)],
      ['b', box(110, 0, 100, 100)],
      ['c', box(0, 110, 100, 100)],
    ] as const;
    const inGrid = (x: number, y: number) => dropTargetAt({ x, y }, tiles, 'grid');
    expect(inGrid(20, 50)).toEqual({ key: 'a', side: 'before' });
    expect(inGrid(104, 50)).toEqual({ key: 'a', side: 'after' });
    expect(inGrid(190, 50)).toEqual({ key: 'b', side: 'after' });
    expect(inGrid(180, 190)).toEqual({ key: 'c', side: 'after' });
  });
});

describe('the order of a list', () => {
  const entries = ['a', 'b', 'c'].map((name) => keyed({ name }));
  const [a, b, c] = entries as [(typeof entries)[0], (typeof entries)[0], (typeof entries)[0]];
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).join('');

  it('changes by one step, and not beyond the ends', () => {
    expect(names(movedByStep(entries, c.key, -1))).toBe('acb');
    expect(names(movedByStep(entries, a.key, -1))).toBe('abc');
    expect(names(movedByStep(entries, c.key, 1))).toBe('abc');
    expect(movedTo(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  });

  it('changes by a drop', () => {
    expect(names(movedToTarget(entries, a.key, { key: b.key, side: 'after' }))).toBe('bac');
    expect(names(movedToTarget(entries, c.key, { key: a.key, side: 'before' }))).toBe('cab');
    expect(names(movedToTarget(entries, a.key, { key: null, side: 'after' }))).toBe('bca');
    expect(names(movedToTarget(entries, b.key, { key: b.key, side: 'after' }))).toBe('abc');
  });
});
