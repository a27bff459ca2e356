// Long tables of cases and long random searches: `npm test` runs some of them, `npm run test:all` all of them.

export const isAll = process.env.TEST_CASES === 'all';

/** @param cases begin with those that verify the rule, which `npm test` runs */
export const firstOf = <T>(cases: readonly T[], count = 1): readonly T[] => (isAll ? cases : cases.slice(0, count));
