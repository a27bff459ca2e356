// The state of a list of records: filters, rows, the open record, the selection, and the record to delete.
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ListShape } from '#web/admin/ui/list/list-address.ts';
import { type ListAddress, useListAddress } from '#web/admin/ui/list/use-list-address.ts';
import { type OpenRecord, useOpenRecord } from '#web/admin/ui/list/use-open-record.ts';
import { neighboursOf, useRecordFocus, useRowFocus } from '#web/admin/ui/list/use-row-focus.ts';
import { type Selection, useSelection } from '#web/admin/ui/list/use-selection.ts';
import type { RecordLists, RecordPage, Row } from './record-lists.ts';

export interface RecordListState<T extends Row, S extends ListShape> {
  address: ListAddress<S>;
  query: UseQueryResult<RecordPage<T>>;
  /** Undefined until they have loaded. */
  rows: readonly T[] | undefined;
  /** Which record is open; stored in the address. */
  open: OpenRecord;
  selection: Selection;
  /** Moves the focus to the first of these rows that exists, otherwise to the heading. */
  focusRow: (ids: number[]) => void;
  /** The record that the delete dialog asks about. */
  deleting: T | null;
  /** Opens the delete dialog. @param onDeleted replaces moving the focus to the next row */
  askToDelete: (record: T, onDeleted?: () => void) => void;
  endDeletion: (isDeleted: boolean) => void;
}

interface Options {
  /** See `useListAddress`. */
  filterDelayMs?: number | null;
  /** Parameter of the address that names the open record. */
  openKey?: string;
}

const usualDelayMs = 300;

/** Deleting can empty the last page: the list then shows the page before it. */
const useExistingPage = <T extends Row, S extends ListShape>(
  { data, isPlaceholderData }: UseQueryResult<RecordPage<T>>,
  { applied: { page }, goToPage }: ListAddress<S>,
): void => {
  const lastPage = isPlaceholderData ? undefined : data?.last_page;
  const goTo = useEffectEvent(goToPage);
  useEffect(() => {
    if (lastPage !== undefined && page > lastPage) goTo(lastPage, { replace: true });
  }, [lastPage, page]);
};

export const useRecordList = <T extends Row, S extends ListShape>(
  records: RecordLists<T, S>,
  { filterDelayMs = usualDelayMs, openKey }: Options = {},
): RecordListState<T, S> => {
  const address = useListAddress(records.shape, { delayMs: filterDelayMs });
  const query = useQuery(records.list(address.applied));
  const rows = query.data?.data;
  const rowIds = rows?.map(({ id }) => id) ?? [];
  const open = useOpenRecord(openKey);
  const selection = useSelection(rowIds, JSON.stringify(address.applied));
  const focusRow = useRowFocus();
  const [asked, setAsked] = useState<{ record: T; onDeleted?: () => void } | null>(null);
  useExistingPage(query, address);
  useRecordFocus(open.id, rowIds, focusRow);
  return {
    address,
    query,
    rows,
    open,
    selection,
    focusRow,
    deleting: asked?.record ?? null,
    askToDelete: (record, onDeleted) => setAsked({ record, onDeleted }),
    endDeletion: (isDeleted) => {
      setAsked(null);
      if (!asked || !isDeleted) return;
      if (asked.onDeleted) asked.onDeleted();
      else focusRow(neighboursOf(rowIds, asked.record.id));
    },
  };
};
