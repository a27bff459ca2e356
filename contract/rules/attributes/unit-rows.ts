// Rows of the table of units, and the exact constants from which its factors are calculated (NIST SP 811).

export interface Unit {
  /** Symbol for display and storage. */
  symbol: string;
  /** Further spellings. Spaces, dots, multiplication signs and superscripts are normalised, so they need no entries. */
  spellings: readonly string[];
  /** Number of base units in one of this unit. */
  factor: number;
  /** Added after the multiplication, in base units; for temperatures. */
  offset: number;
  /** Absent if both systems use the unit. */
  system?: 'metric' | 'imperial';
  /** UN/ECE Recommendation 20, for `unitCode` of structured data; null if there is no valid code. */
  unitCode: string | null;
}

type Row = readonly [symbol: string, factor: number, unitCode: string | null, spellings?: string, offset?: number];

const table = (system: Unit['system'], rows: readonly Row[]): Unit[] =>
  rows.map(([symbol, factor, unitCode, spellings, offset = 0]) => ({
    symbol,
    spellings: spellings?.split('|') ?? [],
    factor,
    offset,
    system,
    unitCode,
  }));
export const metric = (...rows: Row[]) => table('metric', rows);
export const imperial = (...rows: Row[]) => table('imperial', rows);
export const both = (...rows: Row[]) => table(undefined, rows);

export const inch = 0.0254;
export const foot = 0.3048;
export const pound = 0.45359237;
export const gravity = 9.80665;
export const poundForce = pound * gravity;
export const gallon = 231 * inch ** 3;
export const turn = 2 * Math.PI;
