// Header of a sortable column: ascending, descending, then the default order.
import type { ReactNode } from 'react';
import { AdminIcon } from '../admin-icon.tsx';
import type { SortOrder } from './use-list-address.ts';

interface Props {
  label: string;
  /** Name of the column in the call of the list. */
  column: string;
  order: SortOrder;
  onSort: (column: string) => void;
  className?: string;
  /** Shown before the label. */
  before?: ReactNode;
}

export const SortHeader = ({ label, column, order: { sort, direction }, onSort, className, before }: Props) => {
  const isSorted = sort === column;
  const isDescending = direction === 'desc';
  const sortButton = (
    <button type="button" className="th-sort" onClick={() => onSort(column)}>
      {label}
      <AdminIcon name={isSorted ? (isDescending ? 'down' : 'up') : 'sort'} />
    </button>
  );
  return (
    <th
      scope="col"
      className={className}
      aria-label={before ? label : undefined}
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}
    >
      {before ? (
        <span className="cell">
          {before}
          {sortButton}
        </span>
      ) : (
        sortButton
      )}
    </th>
  );
};
