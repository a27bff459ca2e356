// A list in its states: loading, failed, empty, empty by filters, loaded, out of date. The rows of the previous filters
// stay, dimmed, until the new ones have arrived.
import { Fragment, type Key, type ReactNode } from 'react';
import { LoadingText } from '#web/shared/ui/skeleton.tsx';
import { EmptyList, FailedList, OutdatedNotice } from '../list-state.tsx';

/** What a query of a list says of itself. */
export interface ListQuery {
  isError: boolean;
  isPlaceholderData: boolean;
  refetch: () => Promise<{ isSuccess: boolean }>;
}

interface Props<T> {
  list: ListQuery;
  /** Undefined until they are there. */
  rows: readonly T[] | undefined;
  /** What the table is, e.g. "Categories in sort order". */
  caption: string;
  /** The cells of the table's head. */
  head: ReactNode;
  /** One <tr>. */
  row: (item: T) => ReactNode;
  keyOf: (item: T) => Key;
  /** The cells of a row that is not there yet. */
  skeleton: ReactNode;
  /** e.g. "Loading categories..." */
  loadingText: string;
  /** e.g. "Failed to load categories" */
  failedText: string;
  /** e.g. "No categories found" */
  emptyTitle: string;
  /** What to do when there is nothing at all. */
  emptyText: string;
  /** The action that fills the list. */
  emptyAction?: ReactNode;
  /** Of a list with filters. */
  isFiltered?: boolean;
  /** Says which rows are missing, e.g. "No category matches the search and the filters." */
  filteredText?: string;
  onClearFilters?: () => void;
  /** A list that had failed is there after all; the button that has the focus goes away. */
  onRecovered: () => void;
  /** For the table, e.g. "table-tight" (rows without pictures). */
  className?: string;
}

const skeletonRows = Array.from({ length: 8 }, (_, index) => index);

export const ListBox = <T,>(props: Props<T>) => {
  const { list, rows, caption, head, row, keyOf, skeleton, isFiltered = false, filteredText = '', className } = props;
  const table = className ? `table table-cards ${className}` : 'table table-cards';
  const retry = async () => {
    const { isSuccess } = await list.refetch();
    if (isSuccess) props.onRecovered();
  };
  if (!rows && list.isError) {
    return (
      <div className="table-box">
        <FailedList title={props.failedText} onRetry={() => void retry()} />
      </div>
    );
  }
  if (!rows) {
    return (
      <>
        <LoadingText>{props.loadingText}</LoadingText>
        <div className="table-box is-late" aria-hidden="true">
          <table className={table}>
            <thead>
              <tr>{head}</tr>
            </thead>
            <tbody>
              {skeletonRows.map((index) => (
                <tr key={index} className="is-skeleton">
                  {skeleton}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </>
    );
  }
  const outdated = list.isError && <OutdatedNotice title={props.failedText} onRetry={() => void retry()} />;
  if (rows.length === 0) {
    return (
      <>
        {outdated}
        <div className="table-box" role="status">
          <EmptyList title={props.emptyTitle} text={isFiltered ? filteredText : props.emptyText}>
            {isFiltered ? (
              <button type="button" className="btn" onClick={props.onClearFilters}>
                Clear filters
              </button>
            ) : (
              props.emptyAction
            )}
          </EmptyList>
        </div>
      </>
    );
  }
  return (
    <>
      {outdated}
      <div className="table-box">
        <table className={list.isPlaceholderData ? `${table} is-stale` : table} aria-busy={list.isPlaceholderData}>
          <caption className="vh">{caption}</caption>
          <thead>
            <tr>{head}</tr>
          </thead>
          <tbody>
            {rows.map((item) => (
              <Fragment key={keyOf(item)}>{row(item)}</Fragment>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
};
