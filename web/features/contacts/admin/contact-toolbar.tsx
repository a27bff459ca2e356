import { contactStatuses, contactTypes } from '#contract/rules/contacts.ts';
import { SearchBox } from '../../../ui/admin/list/search-box.tsx';
import { SelectFilter } from '../../../ui/admin/list/select-filter.tsx';
import type { ContactFilters } from './contact-filters.ts';

interface Props {
  filters: ContactFilters;
  onChange: (part: Partial<ContactFilters>) => void;
}

export const ContactToolbar = ({ filters: { search, type, status }, onChange }: Props) => (
  <div className="toolbar">
    <SearchBox label="Search messages" placeholder="Search messages..." value={search} onChange={(text) => onChange({ search: text })} />
    <SelectFilter label="Type" all="All Types" options={contactTypes} value={type} onChange={(chosen) => onChange({ type: chosen })} />
    <SelectFilter
      label="Status"
      all="All Status"
      options={contactStatuses}
      value={status}
      onChange={(chosen) => onChange({ status: chosen })}
    />
  </div>
);
