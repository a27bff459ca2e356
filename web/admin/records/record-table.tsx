// The table of a list of records, in all its states.
import { Fragment, type ReactNode } from 'react';
import type { ListShape } from '#web/admin/ui/list/list-address.ts';
import { ListBox } from '#web/admin/ui/list/list-box.tsx';
import { SelectBox } from '#web/admin/ui/list/select-box.tsx';
import { SkeletonCell } from '#web/admin/ui/list/skeleton-cell.tsx';
import { SortHeader } from '#web/admin/ui/list/sort-header.tsx';
import type { RecordListProps } from './record-list.tsx';
import type { Row } from './record-lists.ts';
import { RecordRow } from './record-row.tsx';

type Props<T extends Row, S extends ListShape> = RecordListProps<T, S> & { emptyAction: ReactNode };

const buttonPx = 28;

const TableHead = <T extends Row, S extends ListShape>({ columns, isSelectable, list, records }: Props<T, S>) => {
  const { address, rows = [], selection } = list;
  return (
    <>
      {columns.map(({ label, headClass, sort }, index) => {
        if (sort !== undefined) {
          return (
            <SortHeader key={label} label={label} column={sort} className={headClass} order={address.applied} onSort={address.sortBy} />
          );
        }
        const hasBox = isSelectable && index === 0;
        return (
          <th key={label} scope="col" className={headClass}>
            {hasBox ? (
              <span className="cell">
                <SelectBox
                  label={`Select all ${records.nouns} on this page`}
                  isSelected={rows.length > 0 && selection.ids.size === rows.length}
                  isMixed={selection.ids.size > 0 && selection.ids.size < rows.length}
                  onChange={selection.setAll}
                />
                {label}
              </span>
            ) : (
              label
            )}
          </th>
        );
      })}
      <th scope="col" className="c-actions">
        Actions
      </th>
    </>
  );
};

export const RecordTable = <T extends Row, S extends ListShape>(props: Props<T, S>) => {
  const { records, list, columns, deletion, rowActions } = props;
  const { address, query, rows, focusRow } = list;
  const isSorted = address.applied.sort !== '';
  const buttons = [true, deletion, rowActions].filter(Boolean).length;
  return (
    <ListBox
      list={query}
      rows={rows}
      className={props.tableClass}
      caption={isSorted ? (props.sortedCaption ?? props.caption) : props.caption}
      head={<TableHead {...props} />}
      row={(record) => <RecordRow {...props} record={record} />}
      keyOf={({ id }) => id}
      skeleton={
        <>
          {columns.map(({ label, skeleton }) => (
            <Fragment key={label}>{skeleton}</Fragment>
          ))}
          <SkeletonCell width={`${buttons * buttonPx}px`} className="c-actions" isAtEnd />
        </>
      }
      loadingText={`Loading ${records.nouns}...`}
      failedText={records.failure}
      emptyTitle={`No ${records.nouns} found`}
      emptyText={props.emptyText}
      emptyAction={props.emptyAction}
      isFiltered={address.isFiltered}
      filteredText={props.filteredText ?? `No ${records.noun} matches the search and the filters.`}
      onClearFilters={() => {
        address.clear();
        focusRow([]);
      }}
      onRecovered={() => focusRow([])}
    />
  );
};
