// The records to which the entries of menus lead.
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { findMenuRecords } from '#contract/menus.ts';
import type { AnswerOf } from '#contract/route.ts';
import type { MenuEntry } from '#contract/rules/menus.ts';
import { call } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { isRecordKind } from './menu-values.ts';

export type MenuRecord = AnswerOf<typeof findMenuRecords>['data'][number];

interface Wanted {
  kind: MenuRecord['kind'];
  id: number;
}

const recordsQuery = (records: readonly Wanted[]) =>
  queryOptions({
    queryKey: ['menu-records', ...records.map(({ kind, id }) => `${kind} ${id}`)],
    queryFn: ({ client, signal }) =>
      call<typeof findMenuRecords>(transportOf(client), 'POST', '/api/admin/menu-records', {
        body: { records: [...records] },
        signal,
        expects: { data: 'list' },
      }),
    enabled: records.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** @returns a function: the record of an entry, null if it was deleted, undefined while it is not known */
export const useMenuRecords = (entries: readonly MenuEntry[]): ((entry: MenuEntry) => MenuRecord | null | undefined) => {
  const wanted = entries.flatMap(({ kind, target }) => (isRecordKind(kind) && target !== '' ? [{ kind, id: Number(target) }] : []));
  const { data, isPlaceholderData } = useQuery(recordsQuery(wanted));
  return ({ kind, target }) =>
    data?.data.find((record) => record.kind === kind && String(record.id) === target) ?? (data && !isPlaceholderData ? null : undefined);
};
