// The records to which links of a form lead.
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { findMenuRecords } from '#contract/menus.ts';
import type { AnswerOf } from '#contract/route.ts';
import { call } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { isRecordKind } from './link-choices.ts';

export type LinkedRecord = AnswerOf<typeof findMenuRecords>['data'][number];

interface Target {
  kind: string;
  target: string;
}

interface Wanted {
  kind: LinkedRecord['kind'];
  id: number;
}

const recordsQuery = (records: readonly Wanted[]) =>
  queryOptions({
    queryKey: ['linked-records', ...records.map(({ kind, id }) => `${kind} ${id}`)],
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

/** @returns the record of a link, null if it was deleted, undefined while it is not known */
export type RecordOf = (link: Target) => LinkedRecord | null | undefined;

export const useLinkedRecords = (links: readonly Target[]): RecordOf => {
  const wanted = links.flatMap(({ kind, target }) => (isRecordKind(kind) && target !== '' ? [{ kind, id: Number(target) }] : []));
  const { data, isPlaceholderData } = useQuery(recordsQuery(wanted));
  return ({ kind, target }) =>
    data?.data.find((record) => record.kind === kind && String(record.id) === target) ?? (data && !isPlaceholderData ? null : undefined);
};
