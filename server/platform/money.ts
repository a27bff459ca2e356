// Price arithmetic.

/**
 * @param amount in units of the site's currency, below 10^15
 * @returns the amount with two decimals, rounded half up in decimal notation: 1.005 becomes 1.01
 */
export const roundToCents = (amount: number | null): number | null =>
  amount === null ? null : Number(`${Math.round(Number(`${amount.toFixed(6)}e2`))}e-2`);
