import { useQuery } from '@tanstack/react-query';
import { categoryChoicesQuery } from '#web/admin/features/categories/category-choices.query.ts';
import type { FiltersOf } from '#web/admin/ui/list/list-address.ts';
import { SearchBox } from '#web/admin/ui/list/search-box.tsx';
import { SegmentFilter, SelectFilter } from '#web/admin/ui/list/select-filter.tsx';
import { SortSelect } from '#web/admin/ui/list/sort-select.tsx';
import type { SortOrder } from '#web/admin/ui/list/use-list-address.ts';
import { productOrders, type productShape } from './product-list-shape.ts';

type Filters = FiltersOf<typeof productShape>;

interface Props {
  filters: Filters;
  onChange: (part: Partial<Filters>) => void;
  order: SortOrder;
  onSort: (order: SortOrder) => void;
}

const statuses = [
  { value: '1', label: 'Active' },
  { value: '0', label: 'Inactive' },
] as const;

export const ProductsToolbar = ({ filters, onChange, order, onSort }: Props) => {
  const { data: categories = [] } = useQuery(categoryChoicesQuery);
  const choices = categories.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <div className="toolbar">
      <SearchBox label="Search name or model" value={filters.search} onChange={(search) => onChange({ search })} />
      <SelectFilter
        label="Category"
        all="All Categories"
        isBesideSegments
        options={choices}
        value={filters.category_id}
        onChange={(category_id) => onChange({ category_id })}
      />
      <SegmentFilter
        label="Status"
        all="All"
        options={statuses}
        value={filters.is_active}
        onChange={(is_active) => onChange({ is_active })}
      />
      <SortSelect choices={productOrders} order={order} onSort={onSort} />
    </div>
  );
};
