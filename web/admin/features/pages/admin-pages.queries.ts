// The static pages as administrators see them, and the calls that change them.
import { queryOptions } from '@tanstack/react-query';
import type { AdminPage, createPage, listAdminPages, updatePage } from '#contract/pages.ts';
import { saveErrors } from '#web/admin/lib/save-errors.ts';
import { endpoint } from '#web/admin/records/endpoint.ts';
import { oneRecord, savedRecord } from '#web/admin/records/record-edits.ts';
import { listBasics, type RecordLists, type RecordPage } from '#web/admin/records/record-lists.ts';
import type { Transport } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { listedPages, pageShape } from './page-list.ts';

const basics = listBasics<AdminPage>({ noun: 'page', nouns: 'pages', key: ['pages', 'admin'], reloads: [['pages']] });

const calls = {
  list: endpoint<typeof listAdminPages>('GET', '/api/admin/pages'),
  create: endpoint<typeof createPage>('POST', '/api/admin/pages'),
  update: endpoint<typeof updatePage>('PUT', '/api/admin/pages/:id'),
};

// the about page has a screen of its own
const isListed = ({ slug, template }: AdminPage): boolean => slug !== 'about' && template !== 'about';

const allPages = async (transport: Transport, signal?: AbortSignal): Promise<RecordPage<AdminPage>> => {
  const data = (await calls.list(transport, { signal })).data.filter(isListed);
  return { data, total: data.length };
};

/** All pages at once: they are few. */
export const allPagesQuery = queryOptions({
  queryKey: basics.keys.lists,
  queryFn: ({ client, signal }) => allPages(transportOf(client), signal),
  staleTime: 0,
  meta: { failure: basics.failure },
});

const lists: RecordLists<AdminPage, typeof pageShape> = {
  ...basics,
  shape: pageShape,
  list: (view) => ({ ...allPagesQuery, select: ({ data, total }) => ({ data: listedPages(data, view), total }) }),
  all: async (client, view) => listedPages((await client.fetchQuery(allPagesQuery)).data, view),
};

export const pages = {
  ...lists,
  ...savedRecord(lists, { ...calls, read: ({ page }) => page, errors: saveErrors.page }),
  /** There is no call for a single page. */
  one: oneRecord(lists, {
    get: async (transport, { id, signal }) => ({ page: (await allPages(transport, signal)).data.find((page) => page.id === id) ?? null }),
    read: ({ page }) => page,
  }),
};
