// The products as administrators see them: the list, one product, and the calls that change them.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { changeProducts as changeProductsContract } from '#contract/bulk.ts';
import type {
  createProduct,
  duplicateProduct,
  getAdminProduct,
  listAdminProducts,
  removeProduct,
  updateProduct,
} from '#contract/products.ts';
import type { BodyOf } from '#contract/route.ts';
import type { moveProduct as moveProductContract } from '#contract/sort-order.ts';
import { saveErrors, saveErrorText } from '#web/admin/lib/save-errors.ts';
import type { BulkOptions } from '#web/admin/records/bulk-bar.tsx';
import { endpoint } from '#web/admin/records/endpoint.ts';
import { oneRecord, recordRemoval, savedRecord } from '#web/admin/records/record-edits.ts';
import { recordLists } from '#web/admin/records/record-lists.ts';
import { anyText, listShape, rowNumber } from '#web/admin/ui/list/list-address.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { toast } from '#web/shared/ui/toast-store.ts';

const lists = recordLists({
  noun: 'product',
  nouns: 'products',
  key: ['admin-products'],
  reloads: [['admin-products'], ['products'], ['categories']],
  shape: listShape({
    filters: { search: anyText, category_id: rowNumber, is_active: ['1', '0'] },
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
const read = ({ product }: Awaited<ReturnType<typeof calls.get>>) => product;

export const products = {
  ...lists,
  ...savedRecord(lists, { ...calls, read, errors: saveErrors.product }),
  one: oneRecord(lists, { ...calls, read }),
  useRemove: recordRemoval(lists, calls.remove),
};

export const useDuplicateProduct = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => calls.duplicate(transportOf(client), { id }),
    onSuccess: () => {
      toast.success('Product created successfully');
      lists.reload(client);
    },
    onError: (error) => toast.error(saveErrorText(error, saveErrors.product)),
  });
};

const bulkCall = endpoint<typeof changeProductsContract>('POST', '/api/admin/products/bulk');

/** Changes many products at once. */
export const changeProducts: BulkOptions['change'] = (transport, body) =>
  bulkCall(transport, { body: body as BodyOf<typeof changeProductsContract> });

export const moveProduct = endpoint<typeof moveProductContract>('POST', '/api/admin/products/:id/position');
