// Pseudo-random choices of a test, the same in every run.

/** @returns a function that returns whole numbers from 0 to below its argument */
export const randomBelow = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
};
