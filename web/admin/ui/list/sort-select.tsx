// The order of a list as a select: for orders without a column, and for phones, which show no column headers.
import { AdminIcon } from '../admin-icon.tsx';
import type { SortOrder } from './use-list-address.ts';

export interface SortChoice extends SortOrder {
  /** e.g. "Newest first" */
  label: string;
}

interface Props {
  /** The first is the default order, with the column ''. */
  choices: readonly SortChoice[];
  order: SortOrder;
  onSort: (order: SortOrder) => void;
}

const keyOf = ({ sort, direction }: SortOrder) => (sort === '' ? '' : `${sort}:${direction}`);

export const SortSelect = ({ choices, order, onSort }: Props) => (
  <label className="sort-select">
    <AdminIcon name="sort" />
    <select
      className="select"
      aria-label="Order"
      value={keyOf(order)}
      onChange={(event) => {
        const chosen = choices.find((choice) => keyOf(choice) === event.target.value);
        if (chosen) onSort({ sort: chosen.sort, direction: chosen.direction });
      }}
    >
      {choices.map((choice) => (
        <option key={keyOf(choice)} value={keyOf(choice)}>
          {choice.label}
        </option>
      ))}
    </select>
  </label>
);
