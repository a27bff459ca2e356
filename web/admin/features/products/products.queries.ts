// The products for administrators: the list, one product, and the calls that change them.

import type { changeRecords } from '#contract/bulk.ts';
import type {
  AdminProduct,
  createProduct,
  duplicateProduct,
  getAdminProduct,
  listAdminProducts,
  removeProduct,
  updateProduct,
} from '#contract/products.ts';
import type { moveProduct } from '#contract/sort-order.ts';
import { bulkEndpoint, endpoint } from '#web/admin/records/endpoint.ts';
import { editedRecords, recordDuplication, recordRemoval } from '#web/admin/records/record-edits.ts';
import { recordLists } from '#web/admin/records/record-lists.ts';
import { anyText, listShape, rowNumber } from '#web/admin/ui/list/list-address.ts';

const lists = recordLists({
  noun: 'product',
  nouns: 'products',
  key: ['admin-products'],
  reloads: [['admin-products'], ['products'], ['categories']],
  shape: listShape({
    filters: { search: anyText, category_id: rowNumber, is_active: ['1', '0'], scheduled: ['1', '0'] },
    sorts: ['name', 'category', 'price', 'is_active', 'created_at'],
    ownSort: 'sort_order',
  }),
  list: endpoint<typeof listAdminProducts>('GET', '/api/admin/products'),
});

const calls = {
  get: endpoint<typeof getAdminProduct>('GET', '/api/admin/products/:id'),
  create: endpoint<typeof createProduct>('POST', '/api/admin/products'),
  update: endpoint<typeof updateProduct>('POST', '/api/admin/products/:id'),
  duplicate: endpoint<typeof duplicateProduct>('POST', '/api/admin/products/:id/duplicate'),
  remove: endpoint<typeof removeProduct>('DELETE', '/api/admin/products/:id'),
};

const read = ({ product }: { product: AdminProduct }) => product;

export const products = {
  ...editedRecords(lists, { ...calls, read }),
  move: endpoint<typeof moveProduct>('POST', '/api/admin/products/:id/position'),
  change: bulkEndpoint<(typeof changeRecords)['product']>('/api/admin/products/bulk'),
  useDuplicate: recordDuplication(lists, { duplicate: calls.duplicate, read }),
  useRemove: recordRemoval(lists, calls.remove),
};
