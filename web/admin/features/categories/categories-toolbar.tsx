import { SearchBox } from '#web/admin/ui/list/search-box.tsx';
import { SegmentFilter, SelectFilter } from '#web/admin/ui/list/select-filter.tsx';
import type { CategoryFilters } from './category-list-shape.ts';

const labels = [
  { value: 'new', label: 'New' },
  { value: 'popular', label: 'Popular' },
] as const;
const statuses = [
  { value: '1', label: 'Active' },
  { value: '0', label: 'Inactive' },
] as const;

interface Props {
  filters: CategoryFilters;
  onChange: (part: Partial<CategoryFilters>) => void;
}

export const CategoriesToolbar = ({ filters, onChange }: Props) => (
  <div className="toolbar">
    <SearchBox label="Search categories" value={filters.search} onChange={(search) => onChange({ search })} />
    <SelectFilter
      label="Label"
      all="All Labels"
      isBesideSegments
      options={labels}
      value={filters.label}
      onChange={(label) => onChange({ label })}
    />
    <SegmentFilter
      label="Status"
      all="All"
      options={statuses}
      value={filters.is_active}
      onChange={(is_active) => onChange({ is_active })}
    />
  </div>
);
