// Product exports of WooCommerce as CSV.
import type { OpenSource } from '#server/features/imports/reading/source.ts';
import { SheetError } from '#server/platform/sheets/sheet.ts';
import { collectTable, type FoundRecord } from '../fields.ts';
import { decimalOf } from '../texts.ts';
import type { ShopTable } from './open-head.ts';
import type { Variant } from './variants.ts';
import { woocommerceColumns } from './woocommerce-columns.ts';
import { createWoocommerceNotes, type WoocommerceNotes } from './woocommerce-notes.ts';
import { productFields } from './woocommerce-product.ts';
import { isPublished, readRow, type WoocommerceRow } from './woocommerce-row.ts';

const isVariation = (row: WoocommerceRow): boolean => /^variation\b/i.test(row.get('type'));

/** Products are named by SKU or as `id:12`. */
const keysOf = (row: WoocommerceRow): string[] =>
  [row.get('sku').toLowerCase(), `id:${row.get('id')}`].filter((key) => key !== '' && key !== 'id:');
const parentOf = (row: WoocommerceRow): string => row.get('parent').toLowerCase().replaceAll(' ', '');

interface FoundVariant extends Variant {
  line: number;
}

const variantOf = (row: WoocommerceRow): FoundVariant => ({
  line: row.line,
  sku: row.get('sku'),
  price: decimalOf(row.get('regularPrice')) ?? decimalOf(row.get('salePrice')),
  options: row.columns.attributes.flatMap(({ name, values }): [string, string][] =>
    row.at(name) === '' ? [] : [[row.at(name), row.at(values).replaceAll('\\,', ',')]],
  ),
});

/** The variations of each product, by any of its keys. They can come before it. */
const collectVariants = async (rows: () => AsyncIterable<WoocommerceRow>, notes: WoocommerceNotes) => {
  const [variants, products] = [new Map<string, FoundVariant[]>(), new Set<string>()];
  for await (const row of rows()) {
    if (!isVariation(row)) {
      for (const key of keysOf(row)) products.add(key);
      continue;
    }
    if (!isPublished(row)) {
      notes.count('disabled');
      continue;
    }
    const key = parentOf(row);
    const known = variants.get(key);
    if (known) known.push(variantOf(row));
    else variants.set(key, [variantOf(row)]);
  }
  return { variants, products };
};

export const openWoocommerce = async ({ head, rows, options }: ShopTable): ReturnType<OpenSource> => {
  const columns = woocommerceColumns(head);
  if (!columns) return null;
  const read = async function* () {
    for await (const row of rows()) yield readRow(row, columns, head);
  };
  const notes = createWoocommerceNotes();
  const { variants, products } = await collectVariants(read, notes);
  const records = async function* (counted: WoocommerceNotes): AsyncGenerator<FoundRecord> {
    for await (const row of read()) {
      if (isVariation(row)) {
        if (!isPublished(row)) continue;
        if (products.has(parentOf(row))) {
          counted.count('variations');
          continue;
        }
        counted.count('orphans', row.get('sku') || row.get('name'));
        yield { line: row.line, fields: productFields(row, [], counted) };
        continue;
      }
      const own = keysOf(row)
        .flatMap((key) => variants.get(key) ?? [])
        .toSorted((a, b) => a.line - b.line);
      yield { line: row.line, fields: productFields(row, own, counted) };
    }
  };
  const table = collectTable();
  for await (const { fields } of records(notes)) table.add(fields);
  if (table.count() === 0) throw new SheetError('The file of WooCommerce contains no products below its head.');
  return {
    format: 'woocommerce',
    tables: [table.table('Products', 'product', () => records(createWoocommerceNotes()))],
    options: { ...options, decimal: '.', date: 'iso' },
    texts: 'html',
    questions: [],
    notes: notes.list(),
    close: async () => undefined,
  };
};
