// The categories for administrators: the list, one category, and the calls that change them.

import { queryOptions } from '@tanstack/react-query';
import type { changeRecords } from '#contract/bulk.ts';
import type {
  createCategory,
  getAdminCategory,
  listAdminCategories,
  listCategoryChoices,
  removeCategory,
  updateCategory,
} from '#contract/categories.ts';
import type { moveCategory } from '#contract/sort-order.ts';
import { bulkEndpoint, endpoint } from '#web/admin/records/endpoint.ts';
import { editedRecords, recordRemoval } from '#web/admin/records/record-edits.ts';
import { recordLists } from '#web/admin/records/record-lists.ts';
import { anyText, listShape } from '#web/admin/ui/list/list-address.ts';
import { call } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';

const lists = recordLists({
  noun: 'category',
  nouns: 'categories',
  key: ['categories', 'admin'],
  // products show the name of their category
  reloads: [['categories'], ['admin-products'], ['products']],
  shape: listShape({ filters: { search: anyText, label: ['new', 'popular'], is_active: ['1', '0'], scheduled: ['1', '0'] } }),
  list: endpoint<typeof listAdminCategories>('GET', '/api/admin/categories'),
});

const calls = {
  get: endpoint<typeof getAdminCategory>('GET', '/api/admin/categories/:id'),
  create: endpoint<typeof createCategory>('POST', '/api/admin/categories'),
  update: endpoint<typeof updateCategory>('POST', '/api/admin/categories/:id'),
  remove: endpoint<typeof removeCategory>('DELETE', '/api/admin/categories/:id'),
};

export const categories = {
  ...editedRecords(lists, { ...calls, read: ({ category }) => category }),
  move: endpoint<typeof moveCategory>('POST', '/api/admin/categories/:id/position'),
  change: bulkEndpoint<(typeof changeRecords)['category']>('/api/admin/categories/bulk'),
  useRemove: recordRemoval(lists, calls.remove),
};

/** All categories, including inactive ones, for a select. */
export const categoryChoicesQuery = queryOptions({
  queryKey: ['categories', 'choices'],
  queryFn: ({ client, signal }) =>
    call<typeof listCategoryChoices>(transportOf(client), 'GET', '/api/admin/categories-all', { signal, expects: 'list' }),
  staleTime: 0,
  meta: { failure: 'Failed to load categories' },
});
