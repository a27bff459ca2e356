// Reads a cell as the value of a field.
import type { Cell } from '#server/platform/sheets/sheet.ts';
import { initialValue } from '#server/records/values.ts';
import { type ListedChoice, readChoices, readTexts } from './lists.ts';
import {
  cellText,
  type DateOrder,
  type DecimalSign,
  quoted,
  type Reading,
  readFlag,
  readNumber,
  readPrice,
  readTime,
} from './read-cells.ts';
import { type TextFormat, toHtml } from './read-formatted-text.ts';
import type { SheetField } from './sheet-fields.ts';

export interface ReadingContext {
  /** Undefined: a number that can be read in two ways is an error. */
  decimal?: DecimalSign | undefined;
  /** Undefined: a date that can be read in two ways is an error. */
  date?: DateOrder | undefined;
  texts: TextFormat;
  timeZone: string;
}

const readChoice = (field: Extract<SheetField, { choices: readonly string[] }>, text: string): Reading<string> => {
  const value = field.choices.find((one) => one.toLowerCase() === text.toLowerCase());
  if (value !== undefined) return { value };
  const error = field.type === 'choice' ? field.error : `Write one of ${field.choices.join(', ')}.`;
  return { error: `${quoted(text)} is not possible here. ${error}` };
};

/** @param cell not blank @param before value of the record, if it exists */
export const readField = (field: SheetField, cell: Cell, context: ReadingContext, before: unknown): Reading<unknown> => {
  const text = cellText(cell).replaceAll('\r\n', '\n');
  switch (field.type) {
    case 'flag':
      return readFlag(cell);
    case 'price':
      return readPrice(cell, context.decimal);
    case 'sort-order':
    case 'integer':
      return readNumber(cell, context.decimal);
    case 'time':
      return readTime(cell, context.date, context.timeZone);
    case 'choice':
    case 'option':
      return readChoice(field, text.trim());
    case 'rich-text':
      return { value: toHtml(text, context.texts) };
    case 'person':
      return { value: { name: text.trim() } };
    case 'texts':
      return { value: readTexts(text.trim()) };
    case 'choices':
      return { value: readChoices(text.trim(), (before as ListedChoice[] | undefined) ?? []) };
    default:
      return { value: text.trim() };
  }
};

/** The value of a field that is cleared; undefined if it keeps its value, as an address does. */
export const clearedValue = (field: SheetField): unknown => {
  switch (field.type) {
    case 'texts':
    case 'choices':
      return [];
    case 'slug':
    case 'key':
    case 'person':
    case 'reference':
      return undefined;
    case 'integer':
    case 'option':
      return null;
    default:
      return initialValue(field);
  }
};
