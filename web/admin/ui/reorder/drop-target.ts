// The position at which a dragged entry would be inserted, from the position of the pointer.
import type { DropTarget } from './entries.ts';

/**
 * `rows` are stacked, `grid` tiles wrap. `tree` rows can belong to a group: the area below the last one is the end of the list,
 * outside any group.
 */
export type Layout = 'rows' | 'tree' | 'grid';

export interface Point {
  x: number;
  y: number;
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const isAfterMiddle = (position: number, start: number, end: number) => position >= (start + end) / 2;

/** A point between two tiles belongs to the nearer one. */
const distance = ({ x, y }: Point, { left, right, top, bottom }: Box): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

/** @param boxes the boxes of the entries in client coordinates, in any order; at least one */
export const dropTargetAt = (point: Point, boxes: readonly (readonly [key: string, box: Box])[], layout: Layout): DropTarget => {
  if (layout === 'grid') {
    const [nearest] = boxes.toSorted(([, one], [, other]) => distance(point, one) - distance(point, other));
    if (!nearest) return { key: null, side: 'after' };
    const [key, { left, right }] = nearest;
    return { key, side: isAfterMiddle(point.x, left, right) ? 'after' : 'before' };
  }
  const rows = boxes.toSorted(([, one], [, other]) => one.top - other.top);
  const row = rows.find(([, { bottom }]) => point.y < bottom) ?? (layout === 'rows' ? rows.at(-1) : undefined);
  if (!row) return { key: null, side: 'after' };
  const [key, { top, bottom }] = row;
  return { key, side: isAfterMiddle(point.y, top, bottom) ? 'after' : 'before' };
};
