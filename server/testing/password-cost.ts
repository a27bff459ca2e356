// Replaces server/platform/password-cost.ts in tests: at the real cost a hash takes a quarter of a second of processor time.
import type { PasswordCost } from '#server/platform/password-cost.ts';

export const passwordCost: PasswordCost = { N: 2 ** 8, r: 8, p: 1 };
