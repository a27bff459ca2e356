// Quantities: a number and its unit become one word in any notation: "20 kg", "20kg" and "20 kilograms" become "20kg".
import { fold } from '#contract/rules/fold.ts';

/** The folded spellings of each unit; the first one is stored. */
const units: readonly (readonly string[])[] = [
  ['mm', 'millimetre', 'millimetres', 'millimeter', 'millimeters'],
  ['cm', 'centimetre', 'centimetres', 'centimeter', 'centimeters'],
  ['m', 'metre', 'metres', 'meter', 'meters'],
  ['km', 'kilometre', 'kilometres', 'kilometer', 'kilometers'],
  ['um', 'μm', 'micron', 'microns', 'micrometre', 'micrometres', 'micrometer', 'micrometers'],
  ['inch', 'inches', '"', '″'],
  ['ft', 'foot', 'feet'],
  ['mg'],
  ['g', 'gram', 'grams'],
  ['kg', 'kgs', 'kilo', 'kilos', 'kilogram', 'kilograms', 'kilogramme', 'kilogrammes'],
  ['t', 'ton', 'tons', 'tonne', 'tonnes'],
  ['lb', 'lbs', 'pound', 'pounds'],
  ['ms', 'millisecond', 'milliseconds'],
  ['s', 'sec', 'second', 'seconds'],
  ['min', 'minute', 'minutes'],
  ['h', 'hr', 'hrs', 'hour', 'hours'],
  ['v', 'volt', 'volts', 'vdc', 'vac'],
  ['mv'],
  ['kv'],
  ['a', 'amp', 'amps', 'ampere', 'amperes'],
  ['ma'],
  ['ka'],
  ['ah'],
  ['wh'],
  ['kwh'],
  ['w', 'watt', 'watts'],
  ['kw', 'kilowatt', 'kilowatts'],
  ['mw'],
  ['va'],
  ['kva'],
  ['hz', 'hertz'],
  ['khz'],
  ['mhz'],
  ['ghz'],
  ['n', 'newton', 'newtons'],
  ['kn'],
  ['nm', 'n·m', 'n⋅m', 'n*m'],
  ['pa'],
  ['kpa'],
  ['mpa'],
  ['bar'],
  ['mbar'],
  ['psi'],
  ['degc', '°c', '° c', 'celsius'],
  ['deg', '°', 'degree', 'degrees'],
  ['percent', '%'],
  ['rpm', 'r/min', '1/min', 'min-1', 'min−1', 'u/min'],
  ['m/s'],
  ['mm/s'],
  ['m/min'],
  ['km/h'],
  ['m/s2'],
  ['l', 'litre', 'litres', 'liter', 'liters'],
  ['ml'],
  ['l/min'],
  ['l/h'],
  ['mm2', 'sqmm'],
  ['cm2'],
  ['m2', 'sqm'],
  ['cm3'],
  ['m3'],
  ['m3/h'],
  ['kg/h'],
  ['db', 'dba', 'db(a)'],
  ['ohm', 'ω', 'ohms'],
  ['kohm', 'kω'],
  ['bit', 'bits'],
  ['kb'],
  ['mb'],
  ['gb'],
  ['tb'],
  ['mbit/s', 'mbps'],
  ['gbit/s', 'gbps'],
  ['px', 'pixel', 'pixels'],
  ['mp', 'megapixel', 'megapixels'],
  ['fps'],
  ['dpi'],
  ['ppm'],
];

const storedUnits = new Map(units.flatMap(([stored = '', ...others]) => [stored, ...others].map((written) => [written, stored] as const)));

/** @returns the stored form of a folded unit; undefined for any other word */
export const unitOf = (folded: string): string | undefined => storedUnits.get(folded);

const escaped = (text: string) => text.replaceAll(/[*()/.]/g, '\\$&');
// longest first, so that a unit is not matched by its own beginning
const anyUnit = [...storedUnits.keys()]
  .sort((one, other) => other.length - one.length)
  .map(escaped)
  .join('|');

// repetitions are limited, so that matching a text of digits and spaces stays fast
const number = '\\d{1,12}(?:[.,]\\d{1,12}){0,3}';
const between = '\\s?(?:-|–|—|\\.\\.\\.?|/|x|×|to|or|and)\\s?[-+±]?';
const numbersPattern = new RegExp(number, 'g');
const numbers = `(${number}(?:${between}${number}){0,3})`;
const numberPattern = new RegExp(`^[~<>=≤≥±+-]*${numbers}$`, 'u');
const gluedPattern = new RegExp(`^[~<>=≤≥±+-]*${numbers}\\s?(${anyUnit})$`, 'u');
const storedPattern = new RegExp(`(?<![\\p{L}\\p{N}]|\\d[.,])${numbers}\\s{0,2}(${anyUnit})(?![\\p{L}\\p{N}])`, 'gu');

const plain = (whole: string, fraction = ''): string => {
  const digits = whole.replace(/^0+(?=\d)/, '');
  const rest = fraction.replace(/(?<!0)0+$/, '');
  return rest ? `${digits}.${rest}` : digits;
};

/** The possible values of a number: "1,720" is 1720 or 1.72, "2,5" is 2.5. */
export const numberForms = (written: string): string[] => {
  const parts = written.split(/[.,]/);
  const [first = '', ...rest] = parts;
  if (rest.length === 0) return [plain(first)];
  const separators = written.replaceAll(/\d/g, '');
  const last = rest.at(-1) ?? '';
  const isGrouped = /^[1-9]\d{0,2}$/.test(first) && rest.slice(0, -1).every((part) => part.length === 3);
  // 1.720,5: the last separator differs from the others
  if (rest.length > 1 && separators.at(-1) !== separators[0]) return isGrouped ? [plain(parts.slice(0, -1).join(''), last)] : [];
  const grouped = isGrouped && last.length === 3 ? [plain(parts.join(''))] : [];
  return rest.length === 1 ? [...grouped, plain(first, last)] : grouped;
};

/** @returns the possible words for each number */
const measures = (written: string, unit: string): string[][] => {
  const stored = unitOf(unit);
  return stored === undefined ? [] : (written.match(numbersPattern) ?? []).map((one) => numberForms(one).map((form) => `${form}${stored}`));
};

/** The quantities in a text, each as one word: "10–20 kg" gives "10kg" and "20kg". */
export const measuresIn = (text: string): string[] =>
  [...fold(text).matchAll(storedPattern)].flatMap(([, written = '', unit = '']) => measures(written, unit).flat());

/**
 * @returns for each number of a typed quantity ("20kg", "4-20mA") the alternative words, of which a text must contain one; empty if it is
 * not a quantity
 */
export const typedMeasure = (typed: string, unit?: string): string[][] => {
  const folded = fold(typed);
  const [, written = '', glued = ''] = (unit === undefined ? gluedPattern : numberPattern).exec(folded) ?? [];
  const found = written === '' ? [] : measures(written, unit === undefined ? glued : fold(unit));
  return found.every((forms) => forms.length > 0) ? found : [];
};

const unitAtEnd = /(?:\(([^()]{1,12})\)|\[([^[\]]{1,12})\]|,\s*(\S{1,12})|\sin\s(\S{1,12}))\s*$/u;

/** @returns the quantity of a row whose name contains the unit, e.g. "20 kg" for "Payload (kg)" and "20"; otherwise null */
export const measureOfRow = (name: string, value: string): string | null => {
  const unit = unitAtEnd.exec(name)?.slice(1).find(Boolean);
  return unit !== undefined && unitOf(fold(unit)) !== undefined && /^[\d.,\s–-]{1,40}$/.test(value) ? `${value} ${unit}` : null;
};
