// Cost of new password hashes. Tests replace this module with server/testing/password-cost.ts.
export interface PasswordCost {
  N: number;
  r: number;
  p: number;
}

// OWASP's recommendation for scrypt with 32 MiB
export const passwordCost: PasswordCost = { N: 2 ** 15, r: 8, p: 3 };
