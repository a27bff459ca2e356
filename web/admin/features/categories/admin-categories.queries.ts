// The categories as administrators see them: the list, one category, and the calls that change them.

import { queryOptions } from '@tanstack/react-query';
import type { changeCategories as changeCategoriesContract } from '#contract/bulk.ts';
import type {
  createCategory,
  getAdminCategory,
  listAdminCategories,
  listCategoryChoices,
  removeCategory,
  updateCategory,
} from '#contract/categories.ts';
import type { BodyOf } from '#contract/route.ts';
import type { moveCategory as moveCategoryContract } from '#contract/sort-order.ts';
import { saveErrors } from '#web/admin/lib/save-errors.ts';
import type { BulkOptions } from '#web/admin/records/bulk-bar.tsx';
import { endpoint } from '#web/admin/records/endpoint.ts';
import { oneRecord, recordRemoval, savedRecord } from '#web/admin/records/record-edits.ts';
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
  shape: listShape({ filters: { search: anyText, label: ['new', 'popular'], is_active: ['1', '0'] } }),
  list: endpoint<typeof listAdminCategories>('GET', '/api/admin/categories'),
});

const calls = {
  get: endpoint<typeof getAdminCategory>('GET', '/api/admin/categories/:id'),
  create: endpoint<typeof createCategory>('POST', '/api/admin/categories'),
  update: endpoint<typeof updateCategory>('POST', '/api/admin/categories/:id'),
  remove: endpoint<typeof removeCategory>('DELETE', '/api/admin/categories/:id'),
};
const read = ({ category }: Awaited<ReturnType<typeof calls.get>>) => category;

export const categories = {
  ...lists,
  ...savedRecord(lists, { ...calls, read, errors: saveErrors.category }),
  one: oneRecord(lists, { ...calls, read }),
  useRemove: recordRemoval(lists, calls.remove),
};

/** All categories, active or not, to choose from. */
export const categoryChoicesQuery = queryOptions({
  queryKey: ['categories', 'choices'],
  queryFn: ({ client, signal }) =>
    call<typeof listCategoryChoices>(transportOf(client), 'GET', '/api/admin/categories-all', { signal, expects: 'list' }),
  staleTime: 0,
  meta: { failure: 'Failed to load categories' },
});

const bulkCall = endpoint<typeof changeCategoriesContract>('POST', '/api/admin/categories/bulk');

/** Changes many categories at once. */
export const changeCategories: BulkOptions['change'] = (transport, body) =>
  bulkCall(transport, { body: body as BodyOf<typeof changeCategoriesContract> });

export const moveCategory = endpoint<typeof moveCategoryContract>('POST', '/api/admin/categories/:id/position');
