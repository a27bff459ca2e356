// The columns of a kind, as exports write them and imports recognise them.

import { published } from '#contract/records/kinds.ts';
import { seoNames } from '#contract/records/seo-fields.ts';
import { offsetAt } from '#contract/rules/clock.ts';
import type { ImportKind } from '#contract/rules/imports.ts';
import type { Cell } from '#server/platform/sheets/sheet.ts';
import { type ListedChoice, writeChoices, writeTexts } from './lists.ts';
import { type SheetField, sheetFieldsOf } from './sheet-fields.ts';

export interface CellContext {
  timeZone: string;
  /** e.g. "https://www.example.com" */
  siteUrl: string;
  /** The unique name of a file of the media library, or its stored path. */
  fileName: (path: string) => string;
}

export interface SheetColumn {
  /** As in contract/imports.ts. */
  target: string;
  head: string;
  group: string;
  /** Imports ignore it. */
  isReadOnly?: true;
  /** In characters. */
  width: number;
  /** @param record as services return it to administrators; an attribute has a `category` like a product, or null */
  toCell: (record: object, context: CellContext) => Cell;
}

/** @param at ISO 8601 in UTC @returns local time of the site */
export const localTime = (at: string, timeZone: string): { date: string } => {
  const time = Date.parse(at);
  return { date: new Date(time + offsetAt(time, timeZone)).toISOString().slice(0, 19) };
};

const valueIn = (record: object, name: string): unknown => (record as Record<string, unknown>)[name];

/** @returns the cell of a value of a record */
export const fieldCell = ({ type }: SheetField, value: unknown, { timeZone, fileName }: CellContext): Cell => {
  if (value === null || value === undefined || value === '') return null;
  switch (type) {
    case 'time':
      return localTime(value as string, timeZone);
    case 'person':
      return (value as { name: string }).name || null;
    case 'picture':
    case 'document':
      return fileName(value as string);
    case 'pictures':
      return writeTexts((value as string[]).map(fileName));
    case 'texts':
      return writeTexts(value as string[]);
    case 'choices':
      return writeChoices(value as ListedChoice[]);
    default:
      return value as Cell;
  }
};

const widths: Partial<Record<SheetField['type'], number>> = {
  flag: 10,
  price: 12,
  'sort-order': 10,
  'rich-text': 50,
  time: 18,
  choices: 40,
  texts: 30,
};

const categoryColumn: SheetColumn = {
  target: 'category',
  head: 'Category',
  group: 'Fields',
  width: 24,
  toCell: (record) => (valueIn(record, 'category') as { name: string } | null)?.name ?? null,
};

const fieldColumn = ([name, field]: [string, SheetField]): SheetColumn => {
  if (field.type === 'reference') return categoryColumn;
  const isSeo = seoNames.some((one) => one === name);
  return {
    target: name,
    head: field.label,
    group: isSeo ? 'Search engines' : 'Fields',
    width: widths[field.type] ?? 24,
    toCell: (record, context) => fieldCell(field, valueIn(record, name), context),
  };
};

const identity = (target: string, head: string): SheetColumn => ({
  target,
  head,
  group: 'Record',
  width: 10,
  toCell: (record) => valueIn(record, target) as number,
});

const readOnly = (column: Omit<SheetColumn, 'group' | 'isReadOnly'>): SheetColumn => ({ ...column, group: 'Record', isReadOnly: true });

const timeColumn = (target: 'created_at' | 'updated_at', head: string): SheetColumn =>
  readOnly({ target, head, width: 18, toCell: (record, { timeZone }) => localTime(valueIn(record, target) as string, timeZone) });

const addressColumn = (kind: Exclude<ImportKind, 'attribute'>): SheetColumn =>
  readOnly({
    target: 'address',
    head: 'Address on the site',
    width: 40,
    toCell: (record, { siteUrl }) => `${siteUrl}${published[kind].address}${valueIn(record, 'slug')}`,
  });

const othersOf = (kind: ImportKind): SheetColumn[] => {
  if (kind === 'attribute') return [readOnly({ ...identity('sort_order', 'Sort Order') })];
  const times = kind === 'category' ? [] : [timeColumn('created_at', 'Created'), timeColumn('updated_at', 'Changed')];
  const count = readOnly(identity('products_count', 'Products'));
  return [...(kind === 'category' ? [count] : []), ...times, addressColumn(kind)];
};

/** @returns the columns of a kind without those of specification rows */
export const columnsOf = (kind: ImportKind): SheetColumn[] => [
  identity('id', 'ID'),
  identity('version', 'Version'),
  ...(kind === 'attribute' ? [categoryColumn] : []),
  ...sheetFieldsOf(kind).map(fieldColumn),
  ...othersOf(kind),
];

/** A column with all specification rows, in place of one for each name. */
export const specificationsTarget = 'specs';
