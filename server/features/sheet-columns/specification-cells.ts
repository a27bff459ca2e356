// The values of specification rows in cells: "400 V" in a column with the unit V is the number 400, and any other text stays a text.

import { fold } from '#contract/rules/fold.ts';
import type { Cell } from '#server/platform/sheets/sheet.ts';
import { cellText, type DecimalSign, readNumberText } from './read-cells.ts';

const plainNumber = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,14})?$/;
const isPlainNumber = (text: string) => plainNumber.test(text) && String(Number(text)) === text;

export const toSpecificationCell = (value: string, unit: string | null): Cell => {
  const end = unit === null ? '' : ` ${unit}`;
  const number = value.endsWith(end) ? value.slice(0, value.length - end.length) : '';
  return isPlainNumber(number) ? Number(number) : value;
};

/** Signs of ranges, limits, tolerances and products; a minus only between two digits. */
const signs = / ?(?:\.{2,3}|[…–—/×±<>≤≥~]) ?|(?<=\d) ?- ?(?=\d)/;

/** Whether a text such as "10–20" or "≤ 5" consists of numbers, to which a unit can be added. */
const isNumeric = (text: string, decimal: DecimalSign | undefined): boolean => {
  const parts = text.replaceAll(/\s+/g, ' ').split(signs).filter(Boolean);
  return parts.length > 0 && parts.every((part) => 'value' in readNumberText(part, decimal));
};

/** @returns the text of the row; numbers without a unit get that of their column */
export const readSpecificationCell = (cell: Cell, unit: string | null, decimal: DecimalSign | undefined): string => {
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No';
  const text = cellText(cell).trim();
  if (unit === null || (typeof cell === 'object' && cell !== null)) return text;
  if (typeof cell === 'number') return `${text} ${unit}`;
  const number = readNumberText(text, decimal);
  if ('value' in number) return `${number.value} ${unit}`;
  return isNumeric(text, decimal) ? `${text} ${unit}` : text;
};

interface Measured {
  label: string;
  aliases: readonly string[];
  unit: string | null;
}

/** Of numbers without a unit, such as quantities; nobody writes it after a number. */
const noUnit = '1';

/** @returns the unit of the attributes with a name, if they agree; the keys are folded names */
export const unitsByName = (attributes: readonly Measured[]): ReadonlyMap<string, string> => {
  const found = new Map<string, string | null>();
  for (const { label, aliases, unit } of attributes) {
    for (const name of [label, ...aliases].map(fold)) found.set(name, found.has(name) && found.get(name) !== unit ? null : unit);
  }
  return new Map([...found].flatMap(([name, unit]) => (unit && unit !== noUnit ? [[name, unit] as const] : [])));
};
