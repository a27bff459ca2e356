// A product of Shopify, with all its rows, as fields.
import { slugMaxLength, slugPattern } from '#contract/rules/slug.ts';
import { maxPictures } from '#contract/rules/uploads.ts';
import { type FieldValue, field, otherField, specificationField } from '../fields.ts';
import { createNotes, number } from '../notes.ts';
import { decimalOf, joinFiles, joinValues, toHtml, toLine } from '../texts.ts';
import type { ShopifyColumn, ShopifyColumns } from './shopify-columns.ts';
import { haveDifferentPrices, lowestPrice, optionFields, type Variant, variantTable } from './variants.ts';

export interface ShopifyRow {
  line: number;
  at: (place: number) => string;
  get: (column: ShopifyColumn) => string;
}

export const createShopifyNotes = () =>
  createNotes({
    variants: (count) =>
      `${number(count, 'product')} ${count === 1 ? 'has' : 'have'} several variants. Their values are specifications, and the description lists them with article number and price.`,
    prices: (count) =>
      `${number(count, 'product')} ${count === 1 ? 'has' : 'have'} variants with different prices. The lowest is imported, the description lists all.`,
    compareAt: (count) => `${number(count, 'product')} ${count === 1 ? 'has' : 'have'} a compare-at price, which is not imported.`,
    imageTexts: (count) =>
      `${number(count, 'alternative text')} of pictures ${count === 1 ? 'is' : 'are'} not imported. Alternative texts belong to the files of the media library.`,
    images: (count) =>
      `${number(count, 'product')} ${count === 1 ? 'has' : 'have'} more than 30 further pictures. The others are not imported.`,
    category: (count) => `${number(count, 'product')} without type ${count === 1 ? 'gets' : 'get'} the first tag as category.`,
    giftCards: (count) => `${number(count, 'gift card')} ${count === 1 ? 'is' : 'are'} left out.`,
    slug: (count, examples) => `The handles of ${number(count, 'product')} cannot be addresses here. New ones are made: ${examples}.`,
    apart: (count, examples) =>
      `The rows of ${number(count, 'product')} do not follow each other. Sort the file by its first column: ${examples}.`,
  });
export type ShopifyNotes = ReturnType<typeof createShopifyNotes>;

const optionColumns = [
  ['option1Name', 'option1Value'],
  ['option2Name', 'option2Value'],
  ['option3Name', 'option3Value'],
] as const;

/** Spreadsheets keep leading zeros after an apostrophe. */
const code = (text: string): string => text.replace(/^'(?=\d)/, '');

/** @returns the variants; the rows after the first contain only their values, or only a picture */
const variantsOf = (rows: readonly ShopifyRow[]): Variant[] => {
  const options = optionColumns.flatMap(([name, value]) => {
    const title = rows[0]?.get(name) ?? '';
    const isNone = title === '' || (title === 'Title' && rows.every((row) => /^(?:Default Title)?$/.test(row.get(value))));
    return isNone ? [] : [{ title, value }];
  });
  return rows
    .filter((row, index) => index === 0 || row.get('price') !== '' || row.get('option1Value') !== '' || row.get('sku') !== '')
    .map((row) => ({
      sku: code(row.get('sku')),
      price: decimalOf(row.get('price')),
      options: options.map(({ title, value }): [string, string] => [title, row.get(value)]),
    }));
};

const gramsPer = new Map([
  ['kg', 1000],
  ['g', 1],
  ['lb', 453.592_37],
  ['oz', 28.349_523_125],
]);

const weightField = (rows: readonly ShopifyRow[]): FieldValue[] => {
  const grams = new Set(rows.flatMap((row) => decimalOf(row.get('grams')) ?? []).filter((weight) => weight > 0));
  const [weight, ...others] = grams;
  const unit = rows[0]?.get('weightUnit').toLowerCase() || 'g';
  const factor = gramsPer.get(unit);
  if (weight === undefined || others.length > 0 || factor === undefined) return [];
  return [specificationField('Weight', Math.round((weight / factor) * 10_000) / 10_000, unit)];
};

const pictureFields = (rows: readonly ShopifyRow[], notes: ShopifyNotes): FieldValue[] => {
  const listed = rows
    .filter((row) => row.get('image') !== '')
    .map((row, index) => ({ address: row.get('image'), position: decimalOf(row.get('imagePosition')) ?? index + 1 }))
    .toSorted((a, b) => a.position - b.position)
    .map(({ address }) => address);
  for (const row of rows) if (row.get('imageText') !== '') notes.count('imageTexts');
  const ofVariants = rows.map((row) => row.get('variantImage')).filter((address) => address !== '');
  const [main = '', ...others] = new Set([...listed, ...ofVariants]);
  if (others.length > maxPictures) notes.count('images');
  return [field('main_image', 'Main image', main), field('images', 'Additional images', joinFiles(others.slice(0, maxPictures)))];
};

const listed = (text: string): string[] => text.split(',').map((part) => part.trim());

const categoryOf = (row: ShopifyRow, notes: ShopifyNotes): string => {
  const given = row.get('type') || row.get('category');
  if (given !== '') return given;
  const [tag = ''] = listed(row.get('tags'));
  if (tag !== '') notes.count('category');
  return tag;
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists and measures are JSON: `["red","blue"]`, `{"value":5,"unit":"kg"}`. */
const metafieldText = (text: string): string => {
  if (!/^[[{]/.test(text)) return toLine(text);
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value)) return joinValues(value.map(String));
    if (isRecord(value) && 'value' in value) return `${String(value.value)} ${String(value.unit ?? '').toLowerCase()}`.trim();
  } catch {
    // a text that only begins like JSON
  }
  return toLine(text);
};

const slugOf = (row: ShopifyRow, notes: ShopifyNotes): string => {
  const handle = row.get('handle').toLowerCase();
  if (slugPattern.test(handle) && handle.length <= slugMaxLength) return handle;
  notes.count('slug', handle);
  return '';
};

const isActive = (row: ShopifyRow, { places }: ShopifyColumns): boolean =>
  (!places.has('published') || /^(?:true|1|yes)$/i.test(row.get('published'))) && /^(?:active)?$/i.test(row.get('status'));

const codeFields = (variants: readonly Variant[], rows: readonly ShopifyRow[]): FieldValue[] => {
  const [sku, ...others] = new Set(variants.map((variant) => variant.sku).filter((one) => one !== ''));
  const [barcode, ...further] = new Set(rows.map((row) => code(row.get('barcode'))).filter((one) => one !== ''));
  return [
    field('model', 'SKU', sku !== undefined && others.length === 0 ? sku : ''),
    specificationField('GTIN', barcode !== undefined && further.length === 0 ? barcode : null),
  ];
};

/** @param rows all rows of one product, at least one */
export const productFields = (
  [first, ...rest]: readonly [ShopifyRow, ...ShopifyRow[]],
  columns: ShopifyColumns,
  head: readonly string[],
  notes: ShopifyNotes,
): FieldValue[] => {
  const rows = [first, ...rest];
  const variants = variantsOf(rows);
  const hasSeveral = variants.length > 1;
  if (hasSeveral) notes.count('variants');
  if (haveDifferentPrices(variants)) notes.count('prices');
  if (rows.some((row) => row.get('compareAtPrice') !== '')) notes.count('compareAt');
  const table = hasSeveral ? variantTable(variants, { sku: 'SKU', price: 'Price' }) : '';
  return [
    field('name', 'Title', toLine(first.get('title'))),
    field('slug', 'Handle', slugOf(first, notes)),
    ...codeFields(variants, rows),
    field('category_id', 'Category', categoryOf(first, notes)),
    field('price', 'Price', lowestPrice(variants)),
    field('description', 'Body', toHtml(first.get('body')) + table),
    ...pictureFields(rows, notes),
    field('is_active', 'Published', isActive(first, columns)),
    field('seo_title', 'SEO title', toLine(first.get('seoTitle'))),
    field('seo_description', 'SEO description', toLine(first.get('seoDescription'))),
    ...optionFields(variants),
    ...columns.metafields.map(({ place, name }) => specificationField(name, metafieldText(first.at(place)) || null)),
    specificationField('Vendor', first.get('vendor') || null),
    ...weightField(rows),
    otherField('Tags', first.get('tags')),
    ...columns.others.map((place) => otherField(head[place] ?? '', first.at(place))),
  ];
};
