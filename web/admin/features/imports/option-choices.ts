// The values of the options of an import, with their names on screen.
import type { ImportRecord, ReadingOptions } from '#contract/imports.ts';
import type { ImportFormat } from '#contract/rules/imports.ts';
import { counted } from '#contract/rules/numbers.ts';
import { dateFormat } from '#web/shared/lib/date-format.ts';

export interface Choice {
  value: string;
  label: string;
}

export const delimiters: readonly Choice[] = [
  { value: ',', label: 'Comma ,' },
  { value: ';', label: 'Semicolon ;' },
  { value: '\t', label: 'Tab' },
  { value: '|', label: 'Vertical bar |' },
];
export const decimals: readonly Choice[] = [
  { value: '.', label: 'Point, as in 1,234.5' },
  { value: ',', label: 'Comma, as in 1.234,5' },
];
export const dates: readonly Choice[] = [
  { value: 'iso', label: 'Year, month, day' },
  { value: 'dmy', label: 'Day, month, year' },
  { value: 'mdy', label: 'Month, day, year' },
];
const encodings: readonly Choice[] = [
  { value: 'utf-8', label: 'UTF-8' },
  { value: 'windows-1252', label: 'Western European (Windows-1252)' },
  { value: 'windows-1250', label: 'Central European (Windows-1250)' },
  { value: 'windows-1251', label: 'Cyrillic (Windows-1251)' },
  { value: 'utf-16le', label: 'UTF-16' },
];
const mostHeadLines = 30;

/** The known encodings, and the detected one if it is another. */
export const encodingChoices = (current: string | undefined): readonly Choice[] =>
  current === undefined || encodings.some(({ value }) => value === current)
    ? encodings
    : [...encodings, { value: current, label: current }];

export const headChoices = (current: number | undefined): readonly Choice[] => [
  { value: '0', label: 'None' },
  ...Array.from({ length: Math.max(mostHeadLines, current ?? 0) }, (_, index) => ({ value: `${index + 1}`, label: `Line ${index + 1}` })),
];

export const sheetChoices = ({ sheets }: Pick<ImportRecord, 'sheets'>): readonly Choice[] =>
  sheets.map(({ name, rows }, index) => ({
    value: `${index}`,
    label: rows === null ? name : `${name} (${counted(rows, 'row')})`,
  }));

const isText = (format: ImportFormat) => ['csv', 'tsv', 'woocommerce', 'shopify'].includes(format);
const isSheet = (format: ImportFormat) => ['xlsx', 'csv', 'tsv'].includes(format);

/** The reading options that a file of a format has. */
export const readingOptionsOf = ({ format, sheets }: Pick<ImportRecord, 'format' | 'sheets'>): (keyof ReadingOptions)[] => [
  ...(sheets.length > 1 ? (['sheet'] as const) : []),
  ...(isSheet(format) ? (['head'] as const) : []),
  ...(isText(format) ? (['encoding', 'delimiter'] as const) : []),
  ...(isSheet(format) ? (['decimal', 'date'] as const) : []),
];

const numberIn = (text: string, decimal: string): string | null => {
  const digits = /\d[\d.,]*/.exec(text)?.[0];
  if (digits === undefined) return null;
  const plain = decimal === '.' ? digits.replaceAll(',', '') : digits.replaceAll('.', '').replace(',', '.');
  const value = Number(plain);
  return Number.isNaN(value) ? null : value.toLocaleString('en-US', { maximumFractionDigits: 6 });
};

const dateIn = (text: string, order: string): string | null => {
  const [first = '', second = '', third = ''] = /\d{1,4}\D\d{1,2}\D\d{1,4}/.exec(text)?.[0].split(/\D/) ?? [];
  const [year, month, day] = { iso: [first, second, third], dmy: [third, second, first], mdy: [third, first, second] }[order] ?? [];
  const iso = `${year?.padStart(4, '20')}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  return Number.isNaN(Date.parse(iso)) ? null : dateFormat('UTC', { dateStyle: 'long' })(iso);
};

/** @returns what a text of the file means with a value of an option, e.g. "1,250"; null if it has no such meaning */
export const meaningOf = (option: string, value: string, example: string): string | null => {
  if (option === 'decimal') return numberIn(example, value);
  return option === 'date' ? dateIn(example, value) : null;
};
