import { expect, it } from 'vitest';
import { corrected, createIdSet, hasId, intersect, listIds, parseIdSet, subtract, unite } from './products.id-set.ts';

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

it('is corrected by single ids, also by higher ones, and unites sets of different lengths', () => {
  const set = createIdSet([1, 31, 64], 64);
  const changed = corrected(
    set,
    new Map([
      [1, true],
      [2, true],
      [31, false],
      [63, false],
      [200, true],
      [400, false],
    ]),
  );
  expect([listIds(changed), changed.size, listIds(set)]).toEqual([[1, 2, 64, 200], 4, [1, 31, 64]]);
  expect(corrected(set, new Map([[31, true]]))).toBe(set);
  expect([listIds(unite(set, changed)), unite(changed, set).size]).toEqual([[1, 2, 31, 64, 200], 5]);
  expect([listIds(intersect(set, changed)), listIds(intersect(changed, set))]).toEqual([
    [1, 64],
    [1, 64],
  ]);
  expect([listIds(subtract(set, changed)), listIds(subtract(changed, set))]).toEqual([[31], [2, 200]]);
});
