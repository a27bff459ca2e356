// Which decimal sign and which order of dates the texts of a file have. A text that fits only one decides; a file without such a text
// leaves the question open.

export type Decimal = '.' | ',';
export type DateOrder = 'iso' | 'dmy' | 'mdy';

/** What the texts of a column prove. */
export interface Notation {
  decimals: Set<Decimal>;
  dates: Set<DateOrder>;
  /** The first different texts that fit several notations. */
  ambiguousNumbers: string[];
  ambiguousDates: string[];
}

const mostExamples = 3;

export const newNotation = (): Notation => ({ decimals: new Set(), dates: new Set(), ambiguousNumbers: [], ambiguousDates: [] });

/** Without currency, sign and spaces between groups. Percentages are no numbers: those of workbooks always have a point. */
const digitsOf = (text: string): string =>
  text
    .replaceAll(/[\s\u00a0\u202f']/g, '')
    .replace(/^(?:[A-Z]{3}|\p{Sc})/u, '')
    .replace(/(?:[A-Z]{3}|\p{Sc})$/u, '')
    .replace(/^[+-]/, '');

/** @returns the decimal sign of a number; 'either' if both are possible, null if the text is no number with a sign */
export const decimalOf = (text: string): Decimal | 'either' | null => {
  const digits = digitsOf(text);
  if (!/^\d[\d.,]*\d$|^[.,]\d+$/.test(digits)) return null;
  const signs = digits.replaceAll(/\d/g, '');
  const last = signs.at(-1);
  if (last !== '.' && last !== ',') return null;
  const other = last === '.' ? ',' : '.';
  if (signs.length > 1) {
    // 1.250.000 has groups only
    if (!signs.includes(other)) return /^\d{1,3}(?:[.,]\d{3})+$/.test(digits) ? other : null;
    return signs.indexOf(last) === signs.length - 1 && /^\d{1,3}(?:[.,]\d{2,3})*[.,]\d+$/.test(digits) ? last : null;
  }
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits) ? 'either' : last;
};

const dayPattern = /^(\d{1,4})([./-])(\d{1,2})\2(\d{1,4})(?:[ T].{0,20})?$/;

/** @returns the order of a date; 'either' if day and month can be exchanged, null if the text is no date */
export const dateOrderOf = (text: string): DateOrder | 'either' | null => {
  const [, first = '', sign, second = '', third = ''] = dayPattern.exec(text.trim()) ?? [];
  if (first.length === 4) return Number(second) <= 12 ? 'iso' : null;
  if (first.length > 2 || (third.length !== 4 && third.length !== 2)) return null;
  const [one, two] = [Number(first), Number(second)];
  if (one > 31 || two > 31 || one < 1 || two < 1 || (one > 12 && two > 12)) return null;
  // with points, the day always comes first
  if (one > 12 || sign === '.') return two <= 12 ? 'dmy' : null;
  return two > 12 ? 'mdy' : 'either';
};

const remember = (examples: string[], text: string): void => {
  if (examples.length < mostExamples && !examples.includes(text)) examples.push(text);
};

/** Adds what a text proves. */
export const addText = (notation: Notation, text: string): void => {
  if (text.length > 40 || !/\d/.test(text)) return;
  const decimal = decimalOf(text);
  if (decimal === 'either') remember(notation.ambiguousNumbers, text.trim());
  else if (decimal) notation.decimals.add(decimal);
  const order = dateOrderOf(text);
  if (order === 'either') remember(notation.ambiguousDates, text.trim());
  else if (order) notation.dates.add(order);
};

export interface Detected<T> {
  /** Undefined if the texts do not determine it. */
  value: T | undefined;
  /** Texts that are read differently; empty if it makes no difference. */
  examples: string[];
}

const detect = <T>(found: ReadonlySet<T>, examples: readonly string[]): Detected<T> => {
  const [only] = found;
  if (found.size === 1) return { value: only, examples: [] };
  return { value: undefined, examples: examples.slice(0, mostExamples) };
};

const merged = <T>(sets: readonly ReadonlySet<T>[]): Set<T> => new Set(sets.flatMap((one) => [...one]));

/** @param columns those whose values are numbers */
export const detectDecimal = (columns: readonly Notation[]): Detected<Decimal> => {
  const found = merged(columns.map(({ decimals }) => decimals));
  const examples = [...new Set(columns.flatMap(({ ambiguousNumbers }) => ambiguousNumbers))];
  return detect(found, examples.length === 0 && found.size > 1 ? ['1.50', '1,50'] : examples);
};

/** @param columns those whose values are dates */
export const detectDateOrder = (columns: readonly Notation[]): Detected<DateOrder> => {
  const found = merged(columns.map(({ dates }) => dates));
  found.delete('iso');
  const examples = [...new Set(columns.flatMap(({ ambiguousDates }) => ambiguousDates))];
  const detected = detect(found, examples);
  return detected.value === undefined && detected.examples.length === 0 ? { value: 'iso', examples: [] } : detected;
};
