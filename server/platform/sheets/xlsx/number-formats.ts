// What number formats say about a value: XLSX stores dates as numbers, and leading zeros and percent signs only in the format.

/** A duration may exceed 24 hours. */
export type DateFormat = 'date' | 'datetime' | 'time' | 'duration';

/** A number is the least number of digits, as of codes with leading zeros. */
export type CellFormat = DateFormat | 'percent' | number | null;

const builtIn = (id: number): DateFormat | 'percent' | null => {
  if (id === 9 || id === 10) return 'percent';
  if (id === 22) return 'datetime';
  if (id === 46) return 'duration';
  if ((id >= 18 && id <= 21) || id === 45 || id === 47) return 'time';
  // those of East Asian languages, ECMA-376 part 1, 18.8.30
  if ((id >= 32 && id <= 35) || id === 55 || id === 56) return 'time';
  if ((id >= 14 && id <= 17) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)) return 'date';
  return null;
};

/** The longest format that Excel accepts. */
const maxLength = 255;

const classify = (code: string): CellFormat => {
  if (code.length > maxLength) return null;
  if (/^0{2,}$/.test(code)) return code.length;
  // texts, escaped characters, and characters that only give a width
  const symbols = code
    .replace(/"[^"]*"|[\\_*]./g, '')
    .replace(/general|standard/gi, '')
    .split(';', 1)
    .join('');
  if (/\[(?:h{1,9}|m{1,9}|s{1,9})\]/i.test(symbols)) return 'duration';
  // colours, conditions and languages
  const letters = symbols.replace(/\[[^[\]]*\]/g, '').toLowerCase();
  const hasTime = /[hs]/.test(letters);
  if (/[dy]/.test(letters)) return hasTime ? 'datetime' : 'date';
  if (hasTime) return 'time';
  if (letters.includes('m')) return 'date';
  return letters.includes('%') ? 'percent' : null;
};

/** @param code of a custom format, as the file defines it */
export const cellFormatOf = (id: number, code: string | undefined): CellFormat => (code === undefined ? builtIn(id) : classify(code));
