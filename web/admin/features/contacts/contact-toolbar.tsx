import type { ReactNode } from 'react';
import { contactStatuses, contactTypes } from '#contract/rules/contacts.ts';
import { DateFilter } from '#web/admin/ui/list/date-filter.tsx';
import { SearchBox } from '#web/admin/ui/list/search-box.tsx';
import { SelectFilter } from '#web/admin/ui/list/select-filter.tsx';
import type { ContactFilters } from './contact-filters.ts';
import { useColleagues } from './use-colleagues.ts';

interface Props {
  filters: ContactFilters;
  onChange: (part: Partial<ContactFilters>) => void;
  /** Further controls at the end. */
  children?: ReactNode;
}

export const ContactToolbar = ({ filters: { search, type, status, assigned_to, from, to }, onChange, children }: Props) => {
  const colleagues = useColleagues();
  return (
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
      {colleagues.length > 1 && (
        <SelectFilter
          label="Assigned to"
          all="Everybody"
          options={colleagues.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={assigned_to}
          onChange={(chosen) => onChange({ assigned_to: chosen })}
        />
      )}
      <DateFilter label="From" value={from} max={to} onChange={(day) => onChange({ from: day })} />
      <DateFilter label="To" value={to} min={from} onChange={(day) => onChange({ to: day })} />
      {children}
    </div>
  );
};
