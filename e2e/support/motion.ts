/** For `test.use`: the browser of a visitor who has not asked for less movement. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;
