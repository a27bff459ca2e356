// Writes the numbers of an understood text in the notation of a locale. Texts such as "1720" and "1 720" are unambiguous and stay as they
// are.
import { writeNumber } from '#contract/rules/numbers.ts';
import { decimalMarkOf } from './decimal-mark.ts';

const withPoint = /(?<![\d.,])(?:\d{1,3}(?:,\d{3})+(?:\.\d{1,20})?|\d{1,20}\.\d{1,20})(?![\d]|[.,]\d)/g;
const withComma = /(?<![\d.,])(?:\d{1,3}(?:\.\d{3})+(?:,\d{1,20})?|\d{1,20},\d{1,20})(?![\d]|[.,]\d)/g;

/** @param text of a specification, as typed @returns for example "≥ 1.720,5 mm" for "≥ 1,720.5 mm" */
export const inNotation = (text: string, locale: string): string => {
  const mark = decimalMarkOf(text);
  if (mark === 'both') return text;
  const plain = (written: string) => (mark === ',' ? written.replaceAll('.', '').replace(',', '.') : written.replaceAll(',', ''));
  return text.replaceAll(mark === ',' ? withComma : withPoint, (written) => writeNumber(plain(written), locale));
};
