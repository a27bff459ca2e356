// The static pages for administrators, and the calls that change them. The server sends all pages in one response: the list is
// searched and sorted in the browser.

import { keepPreviousData, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { changeRecords } from '#contract/bulk.ts';
import type { AdminPage, createPage, duplicatePage, listAdminPages, listUnlinkedPages, updatePage } from '#contract/pages.ts';
import { fold } from '#contract/rules/fold.ts';
import { saveErrors } from '#web/admin/lib/save-errors.ts';
import { bulkEndpoint, endpoint } from '#web/admin/records/endpoint.ts';
import { editedRecords, recordDuplication } from '#web/admin/records/record-edits.ts';
import { listBasics, type RecordLists, type RecordPage } from '#web/admin/records/record-lists.ts';
import { anyText, type ListView, listShape } from '#web/admin/ui/list/list-address.ts';
import type { Transport } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';

const basics = listBasics<AdminPage>({ noun: 'page', nouns: 'pages', key: ['pages', 'admin'], reloads: [['pages']] });

const calls = {
  list: endpoint<typeof listAdminPages>('GET', '/api/admin/pages'),
  unlinked: endpoint<typeof listUnlinkedPages>('GET', '/api/admin/unlinked-pages'),
  create: endpoint<typeof createPage>('POST', '/api/admin/pages'),
  duplicate: endpoint<typeof duplicatePage>('POST', '/api/admin/pages/:id/duplicate'),
  update: endpoint<typeof updatePage>('PUT', '/api/admin/pages/:id'),
};

const pageShape = listShape({
  filters: { search: anyText, is_published: ['1', '0'], scheduled: ['1', '0'] },
  sorts: ['title', 'slug', 'is_published'],
});

// the about page has its own screen
const isListed = ({ slug, template }: AdminPage): boolean => slug !== 'about' && template !== 'about';

type Scheduled = ListView<typeof pageShape>['scheduled'];

const allPages = async (transport: Transport, scheduled: Scheduled, signal?: AbortSignal): Promise<RecordPage<AdminPage>> => {
  const query = scheduled === '' ? undefined : { scheduled };
  const data = (await calls.list(transport, { query, signal })).data.filter(isListed);
  return { data, total: data.length };
};

const pagesQuery = (scheduled: Scheduled) =>
  queryOptions({
    queryKey: [...basics.keys.lists, scheduled] as QueryKey,
    queryFn: ({ client, signal }) => allPages(transportOf(client), scheduled, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { failure: basics.failure },
  });

export const allPagesQuery = pagesQuery('');

/** The ids of the pages without a link. A change of a page reloads them. */
export const unlinkedPagesQuery = queryOptions({
  queryKey: ['pages', 'unlinked'],
  queryFn: async ({ client, signal }) => (await calls.unlinked(transportOf(client), { signal })).ids,
  staleTime: 0,
});

/** Pages in whose title or slug every word occurs, regardless of case and accents. */
export const matchingPages = (pages: readonly AdminPage[], search: string): AdminPage[] => {
  const words = fold(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  return pages.filter(({ title, slug }) => {
    const text = fold(`${title} ${slug}`);
    return words.every((word) => text.includes(word));
  });
};

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

const comparisons: Record<string, (a: AdminPage, b: AdminPage) => number> = {
  title: (a, b) => collator.compare(a.title, b.title),
  slug: (a, b) => collator.compare(a.slug, b.slug),
  is_published: (a, b) => Number(a.is_published) - Number(b.is_published),
};

/** The pages of a view in its order, by default in sort order, as the server sends them. */
const listedPages = (pages: readonly AdminPage[], { search, is_published, sort, direction }: ListView<typeof pageShape>): AdminPage[] => {
  const shown = matchingPages(pages, search).filter((page) => is_published === '' || page.is_published === (is_published === '1'));
  const compare = comparisons[sort];
  if (!compare) return shown;
  const sign = direction === 'desc' ? -1 : 1;
  return shown.toSorted((a, b) => sign * compare(a, b));
};

const lists: RecordLists<AdminPage, typeof pageShape> = {
  ...basics,
  shape: pageShape,
  list: (view) => ({ ...pagesQuery(view.scheduled), select: ({ data, total }) => ({ data: listedPages(data, view), total }) }),
};

/** There is no call for a single page. */
const get = async (transport: Transport, { id, signal }: { id: number; signal?: AbortSignal }) => {
  const page = (await allPages(transport, '', signal)).data.find((one) => one.id === id);
  return page ? { page } : null;
};

const read = ({ page }: { page: AdminPage }) => page;

export const pages = {
  ...editedRecords(lists, { ...calls, get, read, errors: saveErrors.page }),
  useDuplicate: recordDuplication(lists, { duplicate: calls.duplicate, read, errors: saveErrors.page }),
  change: bulkEndpoint<(typeof changeRecords)['page']>('/api/admin/pages/bulk'),
};
