// Pseudo-random choices. The numbers of a request depend only on the seed and the number of the request.

/** Returns numbers from 0 to below 1. */
export type Random = () => number;

/** @returns the generator of one request (mulberry32) */
export const randomOf = (seed: number, request: number): Random => {
  let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(request + 1, 0x85ebca6b)) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

export const chance = (random: Random, probability: number): boolean => random() < probability;
export const between = (random: Random, from: number, to: number): number => from + Math.floor(random() * (to - from + 1));
export const oneOf = <T>(random: Random, values: readonly [T, ...T[]]): T => values[Math.floor(random() * values.length)] ?? values[0];

/** @returns one of the values, or `otherwise` if the list is empty */
export const anyOf = <T>(random: Random, values: readonly T[], otherwise: T): T =>
  values[Math.floor(random() * values.length)] ?? otherwise;
