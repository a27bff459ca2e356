import { newsTypes } from '#contract/rules/news.ts';
import type { FiltersOf } from '#web/admin/ui/list/list-address.ts';
import { SearchBox } from '#web/admin/ui/list/search-box.tsx';
import { SegmentFilter, SelectFilter } from '#web/admin/ui/list/select-filter.tsx';
import type { articleShape } from './article-list-shape.ts';

type Filters = FiltersOf<typeof articleShape>;

interface Props {
  filters: Filters;
  onChange: (part: Partial<Filters>) => void;
}

export const typeLabels = { news: 'News', knowledge: 'Knowledge' } as const;

export const typeChoices = newsTypes.map((value) => ({ value, label: typeLabels[value] }));

const statuses = [
  { value: '1', label: 'Published' },
  { value: '0', label: 'Draft' },
] as const;

export const NewsToolbar = ({ filters, onChange }: Props) => (
  <div className="toolbar">
    <SearchBox label="Search articles" value={filters.search} onChange={(search) => onChange({ search })} />
    <SelectFilter
      label="Type"
      all="All Types"
      isBesideSegments
      options={typeChoices}
      value={filters.type}
      onChange={(type) => onChange({ type })}
    />
    <SegmentFilter
      label="Status"
      all="All"
      options={statuses}
      value={filters.is_published}
      onChange={(is_published) => onChange({ is_published })}
    />
  </div>
);
