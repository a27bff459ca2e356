// The filters of the texts. They are not in the address, because a change of it would ask about unsaved texts.
import type { InterfaceTextFilter } from '#contract/texts/own-texts.ts';
import { SearchBox } from '#web/admin/ui/list/search-box.tsx';
import { SegmentFilter, SelectFilter } from '#web/admin/ui/list/select-filter.tsx';
import { partName } from './text-values.ts';

export interface TextFilter {
  search: string;
  part: string;
  only: InterfaceTextFilter | '';
}

export const noFilter: TextFilter = { search: '', part: '', only: '' };

interface Props {
  filter: TextFilter;
  onChange: (change: Partial<TextFilter>) => void;
  parts: readonly string[];
}

export const TextFilters = ({ filter, onChange, parts }: Props) => (
  <div className="toolbar">
    <SearchBox label="Search texts" value={filter.search} onChange={(search) => onChange({ search })} />
    <SelectFilter
      label="Part of the site"
      all="All parts"
      options={parts.map((part) => ({ value: part, label: partName(part) }))}
      value={filter.part}
      onChange={(part) => onChange({ part })}
    />
    <SegmentFilter<InterfaceTextFilter>
      label="Texts"
      all="All"
      options={[
        { value: 'missing', label: 'Missing' },
        { value: 'changed', label: 'Own texts' },
      ]}
      value={filter.only}
      onChange={(only) => onChange({ only })}
    />
  </div>
);
