// Notation of numbers in data sheets: unifies characters, and reads single numbers.

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻';
const baseline = '0123456789+-';
const fractions: Record<string, string> = {
  '½': '1⁄2',
  '¼': '1⁄4',
  '¾': '3⁄4',
  '⅛': '1⁄8',
  '⅜': '3⁄8',
  '⅝': '5⁄8',
  '⅞': '7⁄8',
  '⅓': '1⁄3',
  '⅔': '2⁄3',
};

/**
 * Replaces equivalent characters: superscripts by "^2", all dashes by "-", all spaces by " "; trademarks and invisible characters are
 * removed. A fraction in one character keeps its own bar: ½ becomes 1⁄2, so that it is never read as "1 and 2".
 */
export const unify = (text: string): string =>
  text
    .replaceAll(/[®™©℠\u00ad\u200b-\u200f\u2060\ufeff]/gu, '')
    .replaceAll(/[⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻]+/gu, (run) => `^${[...run].map((one) => baseline[superscripts.indexOf(one)]).join('')}`)
    .replaceAll(/[½¼¾⅛⅜⅝⅞⅓⅔]/gu, (one) => ` ${fractions[one]}`)
    .replaceAll(/″|”|“|''|′′/gu, '"')
    .replaceAll(/[′’´`]/gu, "'")
    .replaceAll('º', '°')
    .normalize('NFKC')
    .replaceAll(/[‐‑‒–—―−﹣]/gu, '-')
    .replaceAll('μ', 'µ')
    .replaceAll(/[〜∼˜]/gu, '~')
    .replaceAll(/[\r\n]+/g, '; ')
    .replaceAll(/[\p{Z}\p{C}]+/gu, ' ')
    .replaceAll(/[Øø⌀∅] ?(?=\d)/gu, '')
    .replaceAll('. . .', '...')
    // "(23 ± 2) °C"
    .replace(/^\((?=[-+±\d])([\d.,+± ~-]{1,24}(?:(?:to|bis|à|a) ?[\d.,+ -]{1,12})?)\) ?(?=[°%\p{L}])/u, '$1 ')
    // a lost superscript: "0.5 × 10-4 kg·m²"
    .replaceAll(/(?<=[x×·*] ?10)-(?=\d ?kg[·⋅ .-]?m)/giu, '^-')
    // a missing space before the next range: "10 V0...24 V", "+85°C-20…+60°C"
    .replaceAll(/(?<=\d ?(?:V|A|mA|bar|°[CF]))(?=[+-]?\d+(?:[.,]\d+)? ?\.{2,3} ?[+-]?\d)/gu, ' ')
    .replaceAll(/(?<=\d)[x×](?=\d)/giu, ' × ')
    .replaceAll(/(?<![\p{L}\d])(AC|DC|AWG|max\.?|min\.?|ca\.?|approx\.?|typ\.?|nom\.?|about|circa|etwa|env\.?)(?=\d)/giu, '$1 ')
    .trim();

export interface NumberReading {
  value: number;
  end: number;
  /** Set for notations with two meanings, such as 1.2.3 and 10². */
  isUnclear?: boolean;
}

const match = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

// groups of three with the same separator; bounded, so that a failure costs little
const groupsPattern = /([1-9]\d{0,2})((?:([ ,.'])\d{3})(?:\3\d{3}){0,5})(?!\3?\d)/y;
const plainPattern = /\d+(?:[.,]\d+)?|\.\d+/y;
const decimalPattern = /[.,]\d+/y;
const restPattern = /[.,]\d[\d.,]*/y;
const powerPattern = / ?[x×·*] ?10\^([+-]?\d{1,2})/y;
const exponentPattern = /e([+-]?\d{1,3})(?![\p{L}\d])/iuy;
const superscriptPattern = /\^([+-]?\d{1,3})/y;
const multiplierPattern = / ?(k|thousand|million|millions|billion|mio\.?|mill\.)(?![\p{L}\d/·^])/iuy;
const multipliers: Record<string, number> = { k: 1e3, thousand: 1e3, million: 1e6, mio: 1e6, mill: 1e6, millions: 1e6, billion: 1e9 };

/** Thousands are separated by commas, spaces or apostrophes, or by points if there are two of them or a decimal comma. */
const readDigits = (text: string, at: number): NumberReading | undefined => {
  const grouped = match(groupsPattern, text, at);
  if (grouped) {
    const [whole, first = '', others = '', separator = ''] = grouped;
    const end = at + whole.length;
    const decimal = match(decimalPattern, text, end)?.[0];
    const hasDecimals = decimal !== undefined && decimal[0] !== separator;
    if (separator !== '.' || others.length > 4 || hasDecimals) {
      const digits = first + others.replaceAll(/\D/g, '');
      return { value: Number(`${digits}${hasDecimals ? `.${decimal.slice(1)}` : ''}`), end: end + (hasDecimals ? decimal.length : 0) };
    }
  }
  const [written] = match(plainPattern, text, at) ?? [];
  return written === undefined ? undefined : { value: Number(written.replace(',', '.')), end: at + written.length };
};

const power = (value: number, exponent: string): number => Number(`${value}e${Number(exponent)}`);

/** @returns the number that begins at this index, without its sign; undefined if there is none */
export const readNumber = (text: string, at: number): NumberReading | undefined => {
  const digits = readDigits(text, at);
  if (!digits) return undefined;
  const rest = match(restPattern, text, digits.end);
  if (rest) return { value: digits.value, end: digits.end + rest[0].length, isUnclear: true };
  const exponent = match(powerPattern, text, digits.end) ?? match(exponentPattern, text, digits.end);
  // String() writes large and small numbers with an exponent
  if (exponent) return { value: digits.value * power(1, exponent[1] ?? '0'), end: digits.end + exponent[0].length };
  const raised = match(superscriptPattern, text, digits.end);
  const end = digits.end + (raised?.[0].length ?? 0);
  if (raised && digits.value === 10 && text.slice(at, digits.end) === '10') {
    // 10¹ to 10³ may be a footnote
    return /^[123]$/.test(raised[1] ?? '') ? { value: 10, end, isUnclear: true } : { value: power(1, raised[1] ?? '0'), end };
  }
  // a footnote has one digit
  return { value: digits.value, end, isUnclear: (raised?.[1] ?? '').length > 1 };
};

/** @returns the factor of "k", "thousand", "million" or "billion" at this index */
export const readMultiplier = (text: string, at: number): { factor: number; letter: boolean; end: number } | undefined => {
  const found = match(multiplierPattern, text, at);
  const factor = found && found[1] !== 'K' ? multipliers[(found[1] ?? '').toLowerCase().replace('.', '')] : undefined;
  return found && factor !== undefined ? { factor, letter: found[1] === 'k', end: at + found[0].length } : undefined;
};

const fractionPattern = /(?:(\d{1,3})(?: | ?- ?))?(\d{1,3}) ?([/⁄]) ?(\d{1,3})(?![\d.,/])/y;
const denominators = [2, 3, 4, 8, 16, 32, 64];

/** @returns the fraction that begins at this index: 1/2, 1 1/2, 1-1/2; `isSure` if it was written as one character */
export const readFraction = (text: string, at: number): (NumberReading & { isSure: boolean }) | undefined => {
  const found = match(fractionPattern, text, at);
  if (!found) return undefined;
  const [whole, added = '0', numerator = '', bar, denominator = ''] = found;
  const isFraction =
    denominators.includes(Number(denominator)) &&
    Number(numerator) < Number(denominator) &&
    Number(numerator) > 0 &&
    (Number(numerator) % 2 === 1 || denominator === '3');
  const value = Number(added) + Number(numerator) / Number(denominator);
  return isFraction ? { value, end: at + whole.length, isSure: bar === '⁄' } : undefined;
};
