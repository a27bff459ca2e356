// "1.250" is 1.25 in one country and 1250 in another. The rest of the text decides: another number, or the language.
import { writeNumber } from '#contract/rules/numbers.ts';
import type { Quantity } from './quantities.ts';

const decimalPoint = /(?<![\d.,])(?:0\.\d|\d{1,3}\.(?:\d{1,2}|\d{4})(?![\d,]|\.\d)|\d{4}\d{0,9}\.\d)/u;
const decimalComma = /(?<![\d.,])(?:0,\d|\d{1,3},(?:\d{1,2}|\d{4})(?![\d,]|\.\d)|\d{4}\d{0,9},\d)/u;
const pointAfterCommas = /\d,\d{3}\.\d/u;
const commaAfterPoints = /\d\.\d{3},\d/u;
const languageWithComma = /(?<!\p{L})(?:bis|von|zwischen|höchstens|mindestens|jusqu'à|entre|desde|hasta)(?!\p{L})/iu;

const letterUnits: Partial<Record<Quantity, Record<string, string>>> = {
  resistance: { R: 'Ω', Ω: 'Ω', k: 'kΩ', K: 'kΩ', M: 'MΩ', G: 'GΩ', m: 'mΩ' },
  capacitance: { p: 'pF', n: 'nF', µ: 'µF', u: 'µF', m: 'mF', F: 'F' },
  inductance: { n: 'nH', µ: 'µH', u: 'µH', m: 'mH', H: 'H' },
};
const letterMark = /(?<![\p{L}\d.,])(\d{0,3}) ?([RΩkKMGpnµumFH])(\d{1,3})(?![\p{L}\d.,])/gu;

/** Replaces numbers of IEC 60062, in which the letter of the unit is the decimal mark: 4k7 is 4.7 kΩ. */
export const withoutLetterMarks = (text: string, quantity: Quantity): string => {
  const units = letterUnits[quantity];
  if (!units) return text;
  return text.replaceAll(letterMark, (code, whole: string, letter: string, decimals: string) => {
    const unit = Object.hasOwn(units, letter) ? units[letter] : undefined;
    return unit === undefined ? code : `${whole || '0'}.${decimals} ${unit}`;
  });
};

/** The decimal mark of a text; null if it is unknown, "both" if the text contradicts itself. */
export type DecimalMark = '.' | ',' | 'both' | null;

export const decimalMarkOf = (text: string): DecimalMark => {
  const hasPoint = pointAfterCommas.test(text) || decimalPoint.test(text);
  const hasComma = commaAfterPoints.test(text) || decimalComma.test(text);
  if (hasPoint && hasComma) return 'both';
  if (hasPoint) return '.';
  return hasComma || languageWithComma.test(text) ? ',' : null;
};

const oneGroup = /(?<![\d.,])([1-9]\d{0,2})([.,])(\d{3})(?![\d,]|\.\d)/gu;

/** Makes each number with one group of three digits unambiguous: 1250 or 1.2500. */
export const withoutThousands = (text: string, mark: DecimalMark): string =>
  mark === '.' || mark === ','
    ? text.replaceAll(oneGroup, (_, whole: string, written: string, rest: string) =>
        written === mark ? `${whole}.${rest}0` : whole + rest,
      )
    : text;

/** Whether a number has either three decimals or a thousands separator. */
export const isAmbiguous = (written: string): boolean => /^[1-9]\d{0,2}\.\d{3}$/.test(written);

export const decimalMarkIn = (locale: string): '.' | ',' => (writeNumber('1.5', locale).includes(',') ? ',' : '.');
