import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { SearchBox } from '#web/admin/ui/list/search-box.tsx';
import { SelectFilter } from '#web/admin/ui/list/select-filter.tsx';
import { settingGroupsQuery } from './settings-admin.queries.ts';

interface Filters {
  search: string;
  group: string;
}

interface Props {
  /** Those that the list is loaded with. */
  filters: Filters;
  onFilter: (filters: Filters) => void;
}

export const SettingsToolbar = ({ filters, onFilter }: Props) => {
  const { data: groups = [] } = useQuery(settingGroupsQuery);
  // what is written and chosen, until Filter is pressed
  const [draft, setDraft] = useState<Partial<Filters>>({});
  const { search, group } = { ...filters, ...draft };
  return (
    <form
      className="toolbar settings-toolbar"
      onSubmit={(event) => {
        event.preventDefault();
        setDraft({});
        onFilter({ search, group });
      }}
    >
      <SearchBox label="Search key or value" value={search} onChange={(text) => setDraft({ ...draft, search: text })} />
      <SelectFilter
        label="Group"
        all="All Groups"
        options={groups.includes(group) || group === '' ? groups : [...groups, group]}
        value={group}
        onChange={(chosen) => setDraft({ ...draft, group: chosen })}
      />
      <button type="submit" className="btn">
        <AdminIcon name="filter" />
        Filter
      </button>
    </form>
  );
};
