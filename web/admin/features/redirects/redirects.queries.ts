// Redirects: the list, the calls that change one, and the addresses that visitors do not find.
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  createRedirect,
  getRedirect,
  importRedirects,
  listMissingAddresses,
  listRedirects,
  removeRedirect,
  updateRedirect,
} from '#contract/redirects.ts';
import type { AnswerOf } from '#contract/route.ts';
import { downloadFile } from '#web/admin/lib/download-file.ts';
import { saveErrors, saveErrorText } from '#web/admin/lib/save-errors.ts';
import { endpoint } from '#web/admin/records/endpoint.ts';
import { editedRecords, recordRemoval } from '#web/admin/records/record-edits.ts';
import { recordLists } from '#web/admin/records/record-lists.ts';
import { anyText, listShape } from '#web/admin/ui/list/list-address.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { toast } from '#web/shared/ui/toast-store.ts';

const lists = recordLists({
  noun: 'redirect',
  nouns: 'redirects',
  key: ['redirects'],
  reloads: [['redirects']],
  shape: listShape({ filters: { search: anyText, origin: ['written', 'renamed'] } }),
  list: endpoint<typeof listRedirects>('GET', '/api/admin/redirects'),
});

const calls = {
  get: endpoint<typeof getRedirect>('GET', '/api/admin/redirects/:id'),
  create: endpoint<typeof createRedirect>('POST', '/api/admin/redirects'),
  update: endpoint<typeof updateRedirect>('PUT', '/api/admin/redirects/:id'),
  remove: endpoint<typeof removeRedirect>('DELETE', '/api/admin/redirects/:id'),
  import: endpoint<typeof importRedirects>('POST', '/api/admin/redirects/import'),
  missing: endpoint<typeof listMissingAddresses>('GET', '/api/admin/redirects/missing'),
};

export const redirects = {
  ...editedRecords(lists, { ...calls, read: ({ redirect }) => redirect, errors: saveErrors.redirect }),
  useRemove: recordRemoval(lists, calls.remove),
};

export const exportRedirects = (): Promise<Blob> => downloadFile('/api/admin/redirects/csv');

export type ImportResult = AnswerOf<typeof importRedirects>;

/** Checks a file, or imports it. */
export const useImport = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { csv: string; is_preview: boolean }) => calls.import(transportOf(client), { body }),
    onError: (error) => toast.error(saveErrorText(error, { fallback: 'Failed to import redirects', from: 'errors-first' })),
    onSettled: () => redirects.reload(client),
  });
};

export const missingAddressesQuery = queryOptions({
  queryKey: ['redirects', 'missing'],
  queryFn: ({ client, signal }) => calls.missing(transportOf(client), { signal }),
  staleTime: 0,
  meta: { failure: 'Failed to load the addresses that were not found' },
});
