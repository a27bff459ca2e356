// The categories as administrators see them: the list, one category, and the calls that change them.
import type { createCategory, getAdminCategory, listAdminCategories, removeCategory, updateCategory } from '#contract/categories.ts';
import { saveErrors } from '#web/admin/lib/save-errors.ts';
import { endpoint } from '#web/admin/records/endpoint.ts';
import { oneRecord, recordRemoval, savedRecord } from '#web/admin/records/record-edits.ts';
import { recordLists } from '#web/admin/records/record-lists.ts';
import { anyText, listShape } from '#web/admin/ui/list/list-address.ts';

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
