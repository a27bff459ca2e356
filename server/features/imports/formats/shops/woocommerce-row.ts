// A row of an export of WooCommerce.
import type { SheetRow } from '#server/platform/sheets/sheet.ts';
import type { ShopColumn, WoocommerceColumns } from './woocommerce-columns.ts';

/** A row with its values by column. */
export interface WoocommerceRow {
  line: number;
  at: (place: number) => string;
  get: (column: ShopColumn) => string;
  columns: WoocommerceColumns;
  head: readonly string[];
}

export const readRow = ({ line, cells }: SheetRow, columns: WoocommerceColumns, head: readonly string[]): WoocommerceRow => {
  const at = (place: number) => String(cells[place] ?? '').trim();
  return { line, at, get: (column) => at(columns.places.get(column) ?? -1), columns, head };
};

export const isPublished = (row: WoocommerceRow): boolean =>
  !row.columns.places.has('published') || /^(?:1|yes|true|ja|oui)$/i.test(row.get('published'));
