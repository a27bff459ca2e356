// The history of records: the list of revisions, one revision with its differences, and restoring.
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { listCategoryChoices } from '#contract/categories.ts';
import type { getRevision, listRevisions, restoreRevision, restoreTogether } from '#contract/history.ts';
import type { RevisionKind } from '#contract/rules/history.ts';
import { explainByMessage } from '#web/admin/lib/save-errors.ts';
import { endpoint } from '#web/admin/records/endpoint.ts';
import type { Transport } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { toast } from '#web/shared/ui/toast-store.ts';

const calls = {
  categories: endpoint<typeof listCategoryChoices>('GET', '/api/admin/categories-all'),
  list: endpoint<typeof listRevisions>('GET', '/api/admin/revisions'),
  one: endpoint<typeof getRevision>('GET', '/api/admin/revisions/:id'),
  restore: endpoint<typeof restoreRevision>('POST', '/api/admin/revisions/:id/restore'),
  restoreTogether: endpoint<typeof restoreTogether>('POST', '/api/admin/revisions-restore'),
};

/** A record, settings of a group or with these keys, or all records of a kind. */
export interface HistoryOf {
  kind: RevisionKind;
  id?: number;
  group?: string;
  keys?: readonly string[];
}

// settings that were saved together are one entry, of up to two revisions for each setting of a screen
const perPage = { one: 25, settings: 100 };

export const revisionsQuery = (transport: Transport, { kind, id, group, keys }: HistoryOf) =>
  infiniteQueryOptions({
    queryKey: ['revisions', kind, id ?? group ?? keys ?? 'all'],
    queryFn: ({ pageParam }) =>
      calls.list(transport, {
        query: {
          kind,
          record_id: id,
          group,
          keys: keys?.join(),
          page: pageParam,
          per_page: kind === 'setting' ? perPage.settings : perPage.one,
        },
      }),
    initialPageParam: 1,
    getNextPageParam: ({ current_page: current, last_page: last }) => (current < last ? current + 1 : undefined),
    // others may have saved meanwhile
    staleTime: 0,
  });

export const revisionQuery = (transport: Transport, id: number) =>
  queryOptions({ queryKey: ['revision', id], queryFn: () => calls.one(transport, { id }), staleTime: 0 });

/** Names of the categories, which products store as numbers. */
export const categoryNamesQuery = queryOptions({
  queryKey: ['categories', 'names'],
  queryFn: ({ client }) => calls.categories(transportOf(client), {}),
});

/** What to restore: one revision, or revisions that were saved together. */
type Wish = { id: number; fields?: string[] | undefined; version: number | null } | { revisions: { id: number; version: number }[] };

export const useRestoreRevision = (onRestored: () => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wish: Wish): Promise<{ message: string }> => {
      const transport = transportOf(client);
      if ('revisions' in wish) return calls.restoreTogether(transport, { body: wish });
      const { id, fields, version } = wish;
      return calls.restore(transport, { id, body: { fields, version: version ?? undefined } });
    },
    onSuccess: async ({ message }) => {
      toast.success(message);
      // the form is mounted again and must not read the cache
      await client.invalidateQueries();
      onRestored();
    },
    onError: (error) => {
      toast.error(explainByMessage('Failed to restore the revision')(error).text);
      return client.invalidateQueries();
    },
  });
};
