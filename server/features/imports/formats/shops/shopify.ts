// Product exports of Shopify as CSV: the rows with the same handle are one product.
import type { Source } from '#server/features/imports/reading/source.ts';
import { SheetError, type SheetRow } from '#server/platform/sheets/sheet.ts';
import { collectTable, type FoundRecord } from '../fields.ts';
import type { ShopTable } from './open-head.ts';
import { type ShopifyColumns, shopifyColumns } from './shopify-columns.ts';
import { createShopifyNotes, productFields, type ShopifyNotes, type ShopifyRow } from './shopify-product.ts';

const readRow = ({ line, cells }: SheetRow, { places }: ShopifyColumns): ShopifyRow => {
  const at = (place: number) => String(cells[place] ?? '').trim();
  return { line, at, get: (column) => at(places.get(column) ?? -1) };
};

async function* groupsOf(rows: AsyncIterable<ShopifyRow>): AsyncGenerator<[ShopifyRow, ...ShopifyRow[]]> {
  let group: [ShopifyRow, ...ShopifyRow[]] | null = null;
  for await (const row of rows) {
    const handle = row.get('handle');
    if (group && (handle === '' || handle === group[0].get('handle'))) group.push(row);
    else {
      if (group) yield group;
      group = [row];
    }
  }
  if (group) yield group;
}

/** @throws SheetError if the file contains no products @returns null if it is not an export of Shopify */
export const openShopify = async ({ head, rows, options }: ShopTable): Promise<Source | null> => {
  const columns = shopifyColumns(head);
  if (!columns) return null;
  const read = async function* () {
    for await (const row of rows()) yield readRow(row, columns);
  };
  const records = async function* (notes: ShopifyNotes): AsyncGenerator<FoundRecord> {
    const handles = new Set<string>();
    for await (const group of groupsOf(read())) {
      const [first] = group;
      if (/^true$/i.test(first.get('giftCard'))) {
        notes.count('giftCards');
        continue;
      }
      if (handles.has(first.get('handle'))) notes.count('apart', first.get('handle'));
      handles.add(first.get('handle'));
      yield { line: first.line, fields: productFields(group, columns, head, notes) };
    }
  };
  const notes = createShopifyNotes();
  const table = collectTable();
  for await (const { fields } of records(notes)) table.add(fields);
  if (table.count() === 0) throw new SheetError('The file of Shopify contains no products below its head.');
  return {
    format: 'shopify',
    tables: [table.table('Products', 'product', () => records(createShopifyNotes()))],
    options: { ...options, decimal: '.', date: 'iso' },
    texts: 'html',
    questions: [],
    notes: notes.list(),
    close: async () => undefined,
  };
};
