// The table of a list of records in its states: loading, failed, empty, nothing matches, loaded, out of date. While new filters
// load, the previous rows stay, dimmed.
import { Fragment, type ReactNode } from 'react';
import type { ListShape } from '#web/admin/ui/list/list-address.ts';
import { SelectBox } from '#web/admin/ui/list/select-box.tsx';
import { SkeletonCell } from '#web/admin/ui/list/skeleton-cell.tsx';
import { SortHeader } from '#web/admin/ui/list/sort-header.tsx';
import { EmptyList, FailedList, OutdatedNotice } from '#web/admin/ui/list-state.tsx';
import { ReorderList } from '#web/admin/ui/reorder/reorder-list.tsx';
import { LoadingText } from '#web/shared/ui/skeleton.tsx';
import type { RecordListProps } from './record-list.tsx';
import type { Row } from './record-lists.ts';
import { OrderedRow, RecordRow } from './record-row.tsx';

type Props<T extends Row, S extends ListShape> = RecordListProps<T, S> & { emptyAction: ReactNode };

const skeletonRows = [1, 2, 3, 4, 5, 6, 7, 8];
const buttonPx = 28;

const SelectAll = <T extends Row, S extends ListShape>({ list: { rows = [], selection }, records }: Props<T, S>) => (
  <SelectBox
    label={`Select all ${records.nouns} on this page`}
    isSelected={rows.length > 0 && selection.ids.size === rows.length}
    isMixed={selection.ids.size > 0 && selection.ids.size < rows.length}
    onChange={selection.setAll}
  />
);

const TableHead = <T extends Row, S extends ListShape>(props: Props<T, S>) => {
  const { applied, sortBy } = props.list.address;
  return (
    <thead>
      <tr>
        {props.columns.map(({ label, headClass, sort }, index) =>
          sort === undefined ? (
            <th key={label} scope="col" className={headClass}>
              {props.isSelectable && index === 0 ? (
                <span className="cell">
                  <SelectAll {...props} />
                  {label}
                </span>
              ) : (
                label
              )}
            </th>
          ) : (
            <SortHeader
              key={label}
              label={label}
              column={sort}
              className={headClass}
              order={applied}
              onSort={sortBy}
              before={props.isSelectable && index === 0 && <SelectAll {...props} />}
            />
          ),
        )}
        <th scope="col" className="c-actions">
          Actions
        </th>
      </tr>
    </thead>
  );
};

const classOf = (tableClass?: string) => (tableClass ? `table table-cards ${tableClass}` : 'table table-cards');

const LoadingTable = <T extends Row, S extends ListShape>(props: Props<T, S>) => {
  const { records, columns, deletion, rowActions } = props;
  const buttons = [true, deletion, rowActions].filter(Boolean).length;
  return (
    <>
      <LoadingText>{`Loading ${records.nouns}...`}</LoadingText>
      <div className="table-box is-late" aria-hidden="true" inert>
        <table className={classOf(props.tableClass)}>
          <TableHead {...props} />
          <tbody>
            {skeletonRows.map((index) => (
              <tr key={index} className="is-skeleton">
                {columns.map(({ label, skeleton }) => (
                  <Fragment key={label}>{skeleton}</Fragment>
                ))}
                <SkeletonCell width={`${buttons * buttonPx}px`} className="c-actions" isAtEnd />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
};

const NoRows = <T extends Row, S extends ListShape>({ records, list, emptyText, emptyAction, filteredText }: Props<T, S>) => {
  const { isFiltered, clear } = list.address;
  const clearAndFocus = () => {
    clear();
    list.focusRow([]);
  };
  const noMatch = filteredText ?? `No ${records.noun} matches the search and the filters.`;
  return (
    <div className="table-box" role="status">
      <EmptyList title={`No ${records.nouns} found`} text={isFiltered ? noMatch : emptyText}>
        {isFiltered ? (
          <button type="button" className="btn" onClick={clearAndFocus}>
            Clear filters
          </button>
        ) : (
          emptyAction
        )}
      </EmptyList>
    </div>
  );
};

const LoadedTable = <T extends Row, S extends ListShape>(props: Props<T, S>) => {
  const { caption, sortedCaption = caption, list, reorder } = props;
  const { isPlaceholderData: isStale } = list.query;
  const ListRow = reorder ? OrderedRow : RecordRow;
  const table = (
    <div className="table-box">
      <table className={isStale ? `${classOf(props.tableClass)} is-stale` : classOf(props.tableClass)} aria-busy={isStale}>
        <caption className="vh">{list.address.applied.sort === '' ? caption : sortedCaption}</caption>
        <TableHead {...props} />
        <tbody>
          {list.rows?.map((record) => (
            <ListRow key={record.id} {...props} record={record} />
          ))}
        </tbody>
      </table>
    </div>
  );
  if (!reorder) return table;
  return (
    <>
      <ReorderList {...reorder.list}>{table}</ReorderList>
      <p className="vh" role="status">
        {reorder.announcement}
      </p>
    </>
  );
};

export const RecordTable = <T extends Row, S extends ListShape>(props: Props<T, S>) => {
  const { query, rows, focusRow } = props.list;
  const { failure } = props.records;
  const retry = async () => {
    const { isSuccess } = await query.refetch();
    // the button that had the focus disappears
    if (isSuccess) focusRow([]);
  };
  if (!rows && query.isError) {
    return (
      <div className="table-box">
        <FailedList title={failure} onRetry={() => void retry()} />
      </div>
    );
  }
  if (!rows) return <LoadingTable {...props} />;
  return (
    <>
      {query.isError && <OutdatedNotice title={failure} onRetry={() => void retry()} />}
      {rows.length === 0 ? <NoRows {...props} /> : <LoadedTable {...props} />}
    </>
  );
};
