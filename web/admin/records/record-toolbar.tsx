// The filters of a list, and its order.
import type { ComponentType } from 'react';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import type { FiltersOf, ListShape } from '#web/admin/ui/list/list-address.ts';
import { type SortChoice, SortSelect } from '#web/admin/ui/list/sort-select.tsx';
import type { ListAddress } from '#web/admin/ui/list/use-list-address.ts';

export interface FilterProps<S extends ListShape> {
  /** Binds a control to a filter, e.g. `<SearchBox label="Search" {...filter('search')} />`. */
  filter: <K extends keyof FiltersOf<S>>(key: K) => { value: FiltersOf<S>[K]; onChange: (value: FiltersOf<S>[K]) => void };
}

interface Props<S extends ListShape> {
  address: ListAddress<S>;
  Filters: ComponentType<FilterProps<S>>;
  filterForm?: string;
  orders?: readonly SortChoice[];
}

export const RecordToolbar = <S extends ListShape>({ address, Filters, filterForm, orders }: Props<S>) => {
  const { shown, applied, change, apply, orderBy } = address;
  const filters = (
    <Filters
      filter={(key) => ({
        value: shown[key],
        onChange: (value) => change({ [key]: value } as unknown as Partial<FiltersOf<S>>),
      })}
    />
  );
  if (filterForm === undefined) {
    return (
      <div className="toolbar">
        {filters}
        {orders && <SortSelect choices={orders} order={applied} onSort={orderBy} />}
      </div>
    );
  }
  return (
    <form
      className={`toolbar ${filterForm}`}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      {filters}
      <button type="submit" className="btn">
        <AdminIcon name="filter" />
        Filter
      </button>
    </form>
  );
};
