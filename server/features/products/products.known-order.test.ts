import { expect, it } from 'vitest';
import { randomBelow } from '#server/testing/random.ts';
import { correctOrder, type KnownOrder, type Place } from './products.known-order.ts';

const known = (ids: readonly number[], isComplete: boolean): KnownOrder => ({ ids: Uint32Array.from(ids), size: ids.length, isComplete });
const listed = ({ ids, size }: KnownOrder) => [...ids.slice(0, size)];
/** What the database returns for the changed products of an order. */
const placesIn = (order: readonly number[], changed: readonly number[]): Place[] =>
  order.flatMap((id, at) => (changed.includes(id) ? [{ id, next: order[at + 1] ?? null }] : []));

it('moves, adds and removes products', () => {
  const after = [8, 9, 4, 1, 3, 6];
  const changed = [2, 4, 8, 9, 6];
  expect(listed(correctOrder(known([1, 2, 3, 4], true), changed, placesIn(after, changed)))).toEqual(after);
  expect(listed(correctOrder(known([], true), [7], placesIn([7], [7])))).toEqual([7]);
});

it('does not contain products after the known ones', () => {
  const changed = [4, 5];
  expect(listed(correctOrder(known([1, 2, 3], false), changed, placesIn([1, 4, 2, 3, 5, 6], changed)))).toEqual([1, 4, 2, 3]);
});

it('is always the beginning of the changed order', () => {
  const random = randomBelow(1);
  for (let round = 0; round < 300; round++) {
    const keys = new Map(Array.from({ length: 20 }, (_, id) => [id + 1, random(1000)]));
    const order = () => [...keys].toSorted(([one, a], [other, b]) => a - b || one - other).map(([id]) => id);
    const size = random(22);
    const before = order();
    const start = known(before.slice(0, size), size > before.length);
    const changed = Array.from({ length: 1 + random(6) }, () => 1 + random(26));
    for (const id of changed) {
      if (random(3) > 0) keys.set(id, random(1000));
      else keys.delete(id);
    }
    const corrected = correctOrder(start, [...new Set(changed)], placesIn(order(), changed));
    expect(listed(corrected)).toEqual(order().slice(0, start.isComplete ? undefined : corrected.size));
    // changed products only, and those directly after the known ones, can be missing
    expect(corrected.size).toBeGreaterThanOrEqual(Math.min(size, before.length) - changed.length);
  }
});
