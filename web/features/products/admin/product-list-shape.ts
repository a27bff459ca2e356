import { anyText, type ListView, listShape, rowNumber } from '../../../ui/admin/list/list-address.ts';

/** What the address keeps of the list. */
export const productShape = listShape({
  filters: { search: anyText, category_id: rowNumber, is_active: ['1', '0'] },
  sorts: ['name', 'category', 'price', 'is_active'],
});

export type ProductListView = ListView<typeof productShape>;
