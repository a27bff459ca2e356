// How a figure compares with that of the previous period.

export interface Change {
  /** e.g. "+15.8%", "−2.8"; empty if nothing changed or there is nothing to compare with */
  text: string;
  /** Whether the change is an improvement; null if nothing changed. */
  isBetter: boolean | null;
}

export interface ChangeRule {
  /** In percent of the previous figure, or as a difference. */
  by: 'percent' | 'difference';
  /** Decimal places of the text. */
  decimals: number;
  /** For rates of which a lower value is better, such as the bounce rate. */
  isLessBetter?: boolean;
}

/** For amounts, where more is better. */
export const inPercent: ChangeRule = { by: 'percent', decimals: 1 };

export const changeOf = (now: number, before: number, { by, decimals, isLessBetter = false }: ChangeRule): Change => {
  const none: Change = { text: '', isBetter: null };
  if (by === 'percent' && before === 0) return none;
  const size = by === 'percent' ? ((now - before) / before) * 100 : now - before;
  const rounded = Number(size.toFixed(decimals));
  if (rounded === 0) return none;
  const sign = rounded > 0 ? '+' : '−';
  const amount = Math.abs(rounded).toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  return { text: `${sign}${amount}${by === 'percent' ? '%' : ''}`, isBetter: rounded > 0 !== isLessBetter };
};
