import type { FiltersOf } from '#web/admin/ui/list/list-address.ts';
import { SearchBox } from '#web/admin/ui/list/search-box.tsx';
import { SegmentFilter } from '#web/admin/ui/list/select-filter.tsx';
import { SortSelect } from '#web/admin/ui/list/sort-select.tsx';
import type { SortOrder } from '#web/admin/ui/list/use-list-address.ts';
import { pageOrders, type pageShape } from './page-list.ts';

type Filters = FiltersOf<typeof pageShape>;

interface Props {
  filters: Filters;
  onChange: (part: Partial<Filters>) => void;
  order: SortOrder;
  onSort: (order: SortOrder) => void;
}

const statuses = [
  { value: '1', label: 'Published' },
  { value: '0', label: 'Draft' },
] as const;

export const PagesToolbar = ({ filters, onChange, order, onSort }: Props) => (
  <div className="toolbar">
    <SearchBox label="Search title or slug" value={filters.search} onChange={(search) => onChange({ search })} />
    <SegmentFilter
      label="Status"
      all="All"
      options={statuses}
      value={filters.is_published}
      onChange={(is_published) => onChange({ is_published })}
    />
    <SortSelect choices={pageOrders} order={order} onSort={onSort} />
  </div>
);
