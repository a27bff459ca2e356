// The trash: its list, restoring, and deleting for ever.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { changeTrashed } from '#contract/bulk.ts';
import { trashKinds } from '#contract/rules/trash.ts';
import type { emptyTrash, listTrash, removeTrashed, restoreMatching, restoreTrashed } from '#contract/trash.ts';
import { explainByMessage } from '#web/admin/lib/save-errors.ts';
import { bulkEndpoint, endpoint } from '#web/admin/records/endpoint.ts';
import { recordRemoval } from '#web/admin/records/record-edits.ts';
import { recordLists } from '#web/admin/records/record-lists.ts';
import { anyText, type FiltersOf, filterQuery, listShape } from '#web/admin/ui/list/list-address.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { toast } from '#web/shared/ui/toast-store.ts';

const calls = {
  restore: endpoint<typeof restoreTrashed>('POST', '/api/admin/trash/:id/restore'),
  restoreAll: endpoint<typeof restoreMatching>('POST', '/api/admin/trash/restore'),
  remove: endpoint<typeof removeTrashed>('DELETE', '/api/admin/trash/:id'),
  empty: endpoint<typeof emptyTrash>('DELETE', '/api/admin/trash'),
};

const lists = recordLists({
  noun: 'record',
  nouns: 'records',
  failure: 'Failed to load the trash',
  key: ['trash'],
  // restoring a record changes the lists and counts of its kind
  reloads: [[]],
  shape: listShape({ filters: { search: anyText, kind: trashKinds } }),
  list: endpoint<typeof listTrash>('GET', '/api/admin/trash'),
});

export const trash = { ...lists, useRemove: recordRemoval(lists, calls.remove) };

/** Restores the selected records, or deletes them for ever. */
export const changeTrash = bulkEndpoint<typeof changeTrashed>('/api/admin/trash/bulk');

/** @param onRestored called once the record is in its list again */
export const useRestore = (onRestored: () => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, category_id }: { id: number; category_id?: number }) =>
      calls.restore(transportOf(client), { id, body: { category_id } }),
    onSuccess: ({ message, restored }) => {
      toast.success(restored.is_slug_changed ? `${message}. Its address is now ${restored.slug}.` : message);
      onRestored();
      trash.reload(client);
    },
    onError: (error) => toast.error(explainByMessage('Failed to restore the record')(error).text),
  });
};

export const useRestoreAll = (filters: FiltersOf<typeof trash.shape>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => calls.restoreAll(transportOf(client), { query: filterQuery(trash.shape, filters) }),
    onSuccess: ({ message, restored }) => (restored > 0 ? toast.success(message) : toast.error(message)),
    onError: (error) => toast.error(explainByMessage('Failed to restore the records')(error).text),
    onSettled: () => trash.reload(client),
  });
};

export const useEmptyTrash = (filters: FiltersOf<typeof trash.shape>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => calls.empty(transportOf(client), { query: filterQuery(trash.shape, filters) }),
    onSuccess: ({ message }) => toast.success(message),
    onError: () => toast.error('Failed to empty the trash'),
    onSettled: () => trash.reload(client),
  });
};
