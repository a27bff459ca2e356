// The screen of one kind of record: head, filters, table, pages, the open record, and the confirmation of a deletion.

import type { ComponentType, ReactNode } from 'react';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import type { ListShape } from '#web/admin/ui/list/list-address.ts';
import type { SortChoice } from '#web/admin/ui/list/sort-select.tsx';
import { Pager } from '#web/admin/ui/pager.tsx';
import { ReadOnlyFields, useIsReadOnly } from '#web/admin/ui/read-only.tsx';
import { ScreenHead } from '#web/admin/ui/screen-head.tsx';
import { BulkBar, type BulkOptions } from './bulk-bar.tsx';
import { DeleteDialog, type Deletion } from './delete-dialog.tsx';
import type { RecordLists, RecordPage, Row } from './record-lists.ts';
import type { RecordRowOptions } from './record-row.tsx';
import { RecordTable } from './record-table.tsx';
import { type FilterProps, RecordToolbar } from './record-toolbar.tsx';
import type { RecordListState } from './use-record-list.ts';

export interface RecordListProps<T extends Row, S extends ListShape> extends RecordRowOptions<T> {
  records: RecordLists<T, S>;
  list: RecordListState<T, S>;
  title: string;
  /** By default the number of records. */
  subtitle?: string;
  /** Text of the button that opens a new record, e.g. "Add New Product". */
  addText?: string;
  /** Links and buttons in the head, before the button that adds a record. */
  headActions?: ReactNode;
  /** Shown between the head and the filters. */
  above?: ReactNode;
  Filters: ComponentType<FilterProps<S>>;
  /** Class of the toolbar, if its filters are applied by a button instead of while typing. */
  filterForm?: string;
  /** All orders of the list; the first is the default. */
  orders?: readonly SortChoice[];
  /** Makes rows selectable, and shows the actions on them between filters and table. */
  bulk?: BulkOptions;
  /** Accessible name of the table in the default order, e.g. "Products in sort order". */
  caption: string;
  /** Accessible name when another order is chosen. */
  sortedCaption?: string;
  tableClass?: string;
  /** Shown if there are no records at all. */
  emptyText: string;
  /** Replaces the button that adds a record; null for none. */
  emptyAction?: ReactNode;
  /** Shown if no record matches the filters. */
  filteredText?: string;
  /** Whether the number of rows per page can be chosen. */
  hasRowChoice?: boolean;
  /** Replaces "Page 1 of 3". */
  pageText?: (page: RecordPage<T>) => string;
  below?: ReactNode;
  /** The record that is open. */
  editor: ReactNode;
  deletion?: Deletion<T>;
}

/** Without permission to change records, the list only opens them. */
const usePermitted = <T extends Row, S extends ListShape>(props: RecordListProps<T, S>): RecordListProps<T, S> =>
  useIsReadOnly()
    ? {
        ...props,
        addText: undefined,
        deletion: undefined,
        reorder: undefined,
        bulk: undefined,
        openAction: { label: 'View', icon: 'view' },
      }
    : props;

export const RecordList = <T extends Row, S extends ListShape>(given: RecordListProps<T, S>) => {
  const props = usePermitted(given);
  const { records, list, title, subtitle, addText, hasRowChoice = true } = props;
  const { address, query, open } = list;
  const page = query.data;
  const addButton = (className: string) =>
    addText && (
      <button type="button" className={className} onClick={open.openNew}>
        <AdminIcon name="plus" />
        {addText}
      </button>
    );
  return (
    <>
      <ScreenHead title={title} subtitle={subtitle} count={subtitle === undefined ? page?.total : undefined}>
        {props.headActions}
        {addButton('btn btn-primary')}
      </ScreenHead>
      {props.above}
      <RecordToolbar address={address} Filters={props.Filters} filterForm={props.filterForm} orders={props.orders} />
      <RecordTable
        {...props}
        isSelectable={props.bulk !== undefined}
        emptyAction={props.emptyAction === undefined ? addButton('btn') : props.emptyAction}
      />
      {props.bulk && <BulkBar records={records} list={list} bulk={props.bulk} />}
      {page?.current_page !== undefined && page.last_page !== undefined && (
        <Pager
          current={page.current_page}
          last={page.last_page}
          text={props.pageText?.(page)}
          onPick={address.goToPage}
          rows={hasRowChoice ? { perPage: address.applied.per_page, total: page.total, onChange: address.setPerPage } : undefined}
        />
      )}
      <ReadOnlyFields>{props.below}</ReadOnlyFields>
      {props.editor}
      {props.deletion && <DeleteDialog noun={records.noun} list={list} {...props.deletion} />}
    </>
  );
};
