// Replaces server/platform/password-cost.ts in tests, because a hash with the real cost takes a quarter of a second of CPU time.
import type { PasswordCost } from '#server/platform/password-cost.ts';

export const passwordCost: PasswordCost = { N: 2 ** 8, r: 8, p: 1 };
