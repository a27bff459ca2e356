// A product of WooCommerce as fields.
import { maxPictures } from '#contract/rules/uploads.ts';
import { type FieldValue, field, otherField, specificationField } from '../fields.ts';
import { decimalOf, joinFiles, joinValues, toLine } from '../texts.ts';
import { wordpressText } from '../wordpress/text.ts';
import { haveDifferentPrices, lowestPrice, optionFields, type Variant, variantTable } from './variants.ts';
import type { WoocommerceNotes } from './woocommerce-notes.ts';
import { isPublished, type WoocommerceRow } from './woocommerce-row.ts';

/** Splits a list at its commas; a comma in a value is written `\,`. */
const listOf = (text: string): string[] =>
  text
    .split(/(?<!\\),/)
    .map((part) => part.replaceAll('\\,', ',').trim())
    .filter((part) => part !== '');

/** WooCommerce writes line breaks as `\n`. */
const htmlOf = (text: string, notes: WoocommerceNotes): string =>
  wordpressText(text.replaceAll('\\r', '').replaceAll('\\n', '\n'), {
    originalOf: (address) => address,
    addGallery: () => notes.count('removed', 'gallery'),
    onRemoved: (name) => notes.count('removed', name),
  });

const categoryFields = (row: WoocommerceRow, notes: WoocommerceNotes): FieldValue[] => {
  const paths = listOf(row.get('categories')).map((path) => path.split(/\s?>\s?/).map((part) => part.trim()));
  const [deepest] = paths.toSorted((a, b) => b.length - a.length);
  if (paths.length > 1) notes.count('categories');
  const others = paths.filter((path) => path !== deepest).map((path) => path.join(' > '));
  return [field('category_id', 'Category', (deepest ?? []).join(' > ')), otherField('Further categories', others.join(', '))];
};

const attributeFields = (row: WoocommerceRow, variants: readonly Variant[], notes: WoocommerceNotes): FieldValue[] => {
  const varying = new Set(variants.flatMap(({ options }) => options.map(([name]) => name)));
  return row.columns.attributes.flatMap((columns) => {
    const [name, values, visible] = [row.at(columns.name), listOf(row.at(columns.values)), row.at(columns.visible)];
    if (name === '' || values.length === 0) return [];
    if (visible === '0' && !varying.has(name)) {
      notes.count('attributes', name);
      return [];
    }
    return [specificationField(name, joinValues(values.map(toLine)))];
  });
};

const priceOf = (row: WoocommerceRow, variants: readonly Variant[], notes: WoocommerceNotes): number | null => {
  const [regular, sale] = [decimalOf(row.get('regularPrice')), decimalOf(row.get('salePrice'))];
  if (regular !== null && sale !== null) notes.count('sale');
  if (haveDifferentPrices(variants)) notes.count('prices');
  return regular ?? sale ?? lowestPrice(variants);
};

const isActive = (row: WoocommerceRow, notes: WoocommerceNotes): boolean => {
  if (!isPublished(row)) return false;
  if (row.get('visibility') !== 'hidden') return true;
  notes.count('hidden');
  return false;
};

const seoKeys = [
  ['seo_title', 'SEO title', ['_yoast_wpseo_title', 'rank_math_title', '_aioseo_title', '_seopress_titles_title']],
  [
    'seo_description',
    'SEO description',
    ['_yoast_wpseo_metadesc', 'rank_math_description', '_aioseo_description', '_seopress_titles_desc'],
  ],
] as const;

const seoFields = (row: WoocommerceRow, notes: WoocommerceNotes): FieldValue[] =>
  seoKeys.map(([target, name, keys]) => {
    const text = keys.map((key) => row.at(row.columns.meta.get(key) ?? -1)).find((value) => value !== '') ?? '';
    const hasVariables = /%[\w()-]+%|#\w+_\w+/.test(text);
    if (hasVariables) notes.count('seo');
    return field(target, name, hasVariables ? '' : toLine(text));
  });

const pictureFields = (row: WoocommerceRow, notes: WoocommerceNotes): FieldValue[] => {
  const [main = '', ...others] = listOf(row.get('images'));
  if (others.length > maxPictures) notes.count('images');
  return [field('main_image', 'Main image', main), field('images', 'Additional images', joinFiles(others.slice(0, maxPictures)))];
};

const noteType = (row: WoocommerceRow, notes: WoocommerceNotes): void => {
  const name = row.get('name');
  if (row.get('grouped') !== '') notes.count('grouped', name);
  if (row.get('externalUrl') !== '') notes.count('external', name);
};

/** Columns whose values are offered in the choice of columns, under their names in the file. */
const otherFields = (row: WoocommerceRow): FieldValue[] => {
  const named = (['id', 'type', 'tags', 'externalUrl', 'grouped', 'salePrice'] as const).flatMap((column) => {
    const place = row.columns.places.get(column);
    return place === undefined ? [] : [place];
  });
  return [...named, ...row.columns.others].map((place) => otherField(row.head[place] ?? '', row.at(place)));
};

/** @param variants of a variable product; empty for others */
export const productFields = (row: WoocommerceRow, variants: readonly Variant[], notes: WoocommerceNotes): FieldValue[] => {
  noteType(row, notes);
  const headOf = (column: 'sku' | 'regularPrice') => row.head[row.columns.places.get(column) ?? -1] ?? 'SKU';
  const table = variants.length === 0 ? '' : variantTable(variants, { sku: headOf('sku'), price: headOf('regularPrice') });
  const attributes = attributeFields(row, variants, notes);
  const listed = new Set(attributes.map(({ name }) => name));
  return [
    field('name', 'Name', toLine(row.get('name'))),
    field('model', 'SKU', row.get('sku')),
    ...categoryFields(row, notes),
    field('price', 'Price', priceOf(row, variants, notes)),
    field('short_description', 'Short description', htmlOf(row.get('shortDescription'), notes)),
    field('description', 'Description', htmlOf(row.get('description'), notes) + table),
    ...pictureFields(row, notes),
    field('is_active', 'Published', isActive(row, notes)),
    field('is_featured', 'Featured', row.get('featured') === '1'),
    ...seoFields(row, notes),
    ...attributes,
    ...optionFields(variants).filter(({ name }) => !listed.has(name)),
    ...row.columns.sizes.map(({ place, name, unit }) => specificationField(name, decimalOf(row.at(place)), unit)),
    specificationField('GTIN', row.get('gtin')),
    specificationField('Brand', listOf(row.get('brands')).join(', ')),
    ...otherFields(row),
  ];
};
