// An amount with its sign: a single value or one end of a range.
import type { Amount } from './amounts.ts';
import type { Quantity } from './quantities.ts';
import type { Token } from './tokens.ts';

export interface End {
  amount: Amount;
  /** Written with a plus sign. */
  hasPlus: boolean;
  next: number;
}

/** Parses an amount with its sign and the kind of current: "24 V DC". */
export const readEnd = (tokens: readonly Token[], at: number): End | undefined => {
  const sign = tokens[at]?.kind === '+' || tokens[at]?.kind === '-' ? tokens[at] : undefined;
  const token = tokens[sign ? at + 1 : at];
  if (!token?.amount) return undefined;
  let next = sign ? at + 2 : at + 1;
  while (tokens[next]?.kind === 'current') next++;
  const value = sign?.kind === '-' ? -token.amount.value : token.amount.value;
  return { amount: { ...token.amount, value }, hasPlus: sign?.kind === '+', next };
};

export const isOf = (amount: Amount, quantity: Quantity) => amount.unit?.quantity === quantity;
export const canBe = (amount: Amount, quantity: Quantity) =>
  isOf(amount, quantity) || (amount.unit === null && (quantity === 'count' || amount.word === null));
