import { anyText, type ListView, listShape, rowNumber } from '#web/admin/ui/list/list-address.ts';
import type { SortChoice } from '#web/admin/ui/list/sort-select.tsx';

/** What the address keeps of the list. */
export const productShape = listShape({
  filters: { search: anyText, category_id: rowNumber, is_active: ['1', '0'] },
  sorts: ['name', 'category', 'price', 'is_active', 'created_at'],
});

/** Every order that the list has, the first is its own. */
export const productOrders: readonly SortChoice[] = [
  { label: 'Sort order', sort: '', direction: 'asc' },
  { label: 'Newest first', sort: 'created_at', direction: 'desc' },
  { label: 'Oldest first', sort: 'created_at', direction: 'asc' },
  { label: 'Name, A to Z', sort: 'name', direction: 'asc' },
  { label: 'Name, Z to A', sort: 'name', direction: 'desc' },
  { label: 'Category, A to Z', sort: 'category', direction: 'asc' },
  { label: 'Category, Z to A', sort: 'category', direction: 'desc' },
  { label: 'Price, lowest first', sort: 'price', direction: 'asc' },
  { label: 'Price, highest first', sort: 'price', direction: 'desc' },
  { label: 'Inactive first', sort: 'is_active', direction: 'asc' },
  { label: 'Active first', sort: 'is_active', direction: 'desc' },
];

export type ProductListView = ListView<typeof productShape>;
