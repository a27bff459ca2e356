import { expect, it } from 'vitest';
import { createIdSet } from './products.id-set.ts';

it('contains each id once until it is deleted', () => {
  const set = createIdSet([7, 3, 7]);
  expect([set.size(), set.has(7), set.has(3), set.has(4), set.has(8)]).toEqual([2, true, true, false, false]);
  for (const id of [7, 7, 4, 99]) set.delete(id);
  expect([set.size(), set.has(7), set.has(3), set.has(99)]).toEqual([1, false, true, false]);
  expect(createIdSet([]).size()).toBe(0);
});
