// The beginning of the catalogue order, as far as it has been read, and its correction after a few products changed.
import { createIdSet, hasId } from './products.id-set.ts';

export interface KnownOrder {
  /** A list of numbers would take twice the memory. Unused from `size` on. */
  ids: Uint32Array;
  size: number;
  /** There are no further products. */
  isComplete: boolean;
}

/** A product, and the one that follows it in the order; null for the last one. */
export interface Place {
  id: number;
  next: number | null;
}

/** @returns the products that precede the id immediately, one after the other, as far as they changed */
const precedingOf = (next: number | null, before: ReadonlyMap<number | null, number>): number[] => {
  const ids: number[] = [];
  for (let id = before.get(next); id !== undefined; id = before.get(id)) ids.push(id);
  return ids.reverse();
};

/**
 * @param changed products that may have another place now, or none
 * @param places the places of those that are in the order; all of the same moment
 * @returns the beginning of the changed order; a product whose followers are all unknown is not in it
 */
export const correctOrder = ({ ids, size, isComplete }: KnownOrder, changed: readonly number[], places: readonly Place[]): KnownOrder => {
  const before = new Map(places.map(({ id, next }) => [next, id]));
  const affected = [...changed, ...places.flatMap(({ next }) => next ?? [])];
  const removed = new Set(changed);
  // most ids are neither changed nor next to a changed one
  const set = createIdSet(affected, Math.max(0, ...affected));
  const corrected = new Uint32Array(Math.max(ids.length, size + places.length));
  let length = 0;
  for (let at = 0; at < size; at++) {
    const id = ids[at] ?? 0;
    if (hasId(set, id)) {
      if (removed.has(id)) continue;
      for (const preceding of precedingOf(id, before)) corrected[length++] = preceding;
    }
    corrected[length++] = id;
  }
  if (isComplete) for (const last of precedingOf(null, before)) corrected[length++] = last;
  return { ids: corrected, size: length, isComplete };
};
