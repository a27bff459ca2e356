// Seeded random numbers, so that generated visits are reproducible.
import type { Weighted } from './curves.ts';

export type Random = () => number;

/** Mulberry32. @returns numbers from 0 to below 1 */
export const randomFrom = (seed: number): Random => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** @returns a function that picks a value with a probability in proportion to its weight */
export const picker = <T>(choices: Weighted<T>): ((random: Random) => T) => {
  let sum = 0;
  const ends = choices.map(([, weight]) => {
    sum += weight;
    return sum;
  });
  return (random) => {
    const wanted = random() * sum;
    let from = 0;
    let to = ends.length - 1;
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((ends[middle] ?? 0) > wanted) to = middle;
      else from = middle + 1;
    }
    const [value] = choices[from] ?? [];
    return value as T;
  };
};
