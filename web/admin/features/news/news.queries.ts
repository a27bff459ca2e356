// The articles for administrators: the list, one article, and the calls that change them.
import type { changeRecords } from '#contract/bulk.ts';
import type {
  AdminArticle,
  createArticle,
  duplicateArticle,
  getAdminArticle,
  listAdminArticles,
  removeArticle,
  updateArticle,
} from '#contract/news.ts';
import { newsTypes } from '#contract/rules/choices.ts';
import { saveErrors } from '#web/admin/lib/save-errors.ts';
import { bulkEndpoint, endpoint } from '#web/admin/records/endpoint.ts';
import { editedRecords, recordDuplication, recordRemoval } from '#web/admin/records/record-edits.ts';
import { recordLists } from '#web/admin/records/record-lists.ts';
import { anyText, listShape } from '#web/admin/ui/list/list-address.ts';

const lists = recordLists({
  noun: 'article',
  nouns: 'articles',
  key: ['admin-news'],
  reloads: [['admin-news'], ['news']],
  shape: listShape({ filters: { search: anyText, type: newsTypes, is_published: ['1', '0'], scheduled: ['1', '0'] } }),
  list: endpoint<typeof listAdminArticles>('GET', '/api/admin/news'),
});

const calls = {
  get: endpoint<typeof getAdminArticle>('GET', '/api/admin/news/:id'),
  create: endpoint<typeof createArticle>('POST', '/api/admin/news'),
  update: endpoint<typeof updateArticle>('POST', '/api/admin/news/:id'),
  duplicate: endpoint<typeof duplicateArticle>('POST', '/api/admin/news/:id/duplicate'),
  remove: endpoint<typeof removeArticle>('DELETE', '/api/admin/news/:id'),
};

const read = ({ news }: { news: AdminArticle }) => news;

export const articles = {
  ...editedRecords(lists, { ...calls, read, errors: saveErrors.article }),
  change: bulkEndpoint<(typeof changeRecords)['article']>('/api/admin/news/bulk'),
  useDuplicate: recordDuplication(lists, { duplicate: calls.duplicate, read, errors: saveErrors.article }),
  useRemove: recordRemoval(lists, calls.remove),
};
