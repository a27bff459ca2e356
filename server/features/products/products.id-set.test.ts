import { expect, it } from 'vitest';
import { createIdSet, hasId, intersect, listIds, parseIdSet, subtract, unite } from './products.id-set.ts';

it('contains each id once', () => {
  const set = createIdSet([7, 3, 7, 31, 32, 95, 96, 200], 96);
  expect([set.size, listIds(set)]).toEqual([6, [3, 7, 31, 32, 95, 96]]);
  expect([7, 32, 96].every((id) => hasId(set, id))).toBe(true);
  expect([0, 4, 64, 97, 200, 10_000].some((id) => hasId(set, id))).toBe(false);
  expect(createIdSet([], 0)).toMatchObject({ size: 0 });
});

it('is read from the lists of both databases', () => {
  for (const list of ['[7,3,31,32,200]', '[7, 3, 31, 32, 200]']) {
    expect(parseIdSet(list, 96)).toEqual(createIdSet([3, 7, 31, 32], 96));
  }
  expect([parseIdSet('[]', 96).size, parseIdSet('', 96).size]).toEqual([0, 0]);
});

it('contains the common ids of two sets, or the ids of one only', () => {
  const [one, other] = [createIdSet([1, 31, 32, 63, 64], 64), createIdSet([31, 63, 64, 2], 64)];
  expect([listIds(intersect(one, other)), intersect(one, other).size]).toEqual([[31, 63, 64], 3]);
  expect(listIds(unite(one, other))).toEqual([1, 2, 31, 32, 63, 64]);
  expect([listIds(subtract(one, other)), subtract(one, other).size]).toEqual([[1, 32], 2]);
});

it('counts and lists many ids', () => {
  const ids = Array.from({ length: 5000 }, (_, index) => index * 3);
  const set = createIdSet(ids, 15_000);
  expect([set.size, listIds(set)]).toEqual([5000, ids]);
});
