import { useQuery } from '@tanstack/react-query';
import { auditActions, auditKinds } from '#contract/rules/history.ts';
import { administratorsQuery } from '#web/admin/features/administrators/administrators.queries.ts';
import { kindName } from '#web/admin/records/kinds.ts';
import type { FilterProps } from '#web/admin/records/record-toolbar.tsx';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { DateFilter } from '#web/admin/ui/list/date-filter.tsx';
import { SelectFilter } from '#web/admin/ui/list/select-filter.tsx';
import type { audit } from './audit.queries.ts';
import { actionNames } from './audit-texts.ts';

/** Options of the administrator filter. A deleted administrator is named by number, so that the active filter is visible. */
const usePeople = (chosen: string) => {
  const { data = [] } = useQuery(administratorsQuery);
  const people = data.map(({ id, name }) => ({ value: String(id), label: name }));
  return chosen === '' || people.some(({ value }) => value === chosen)
    ? people
    : [...people, { value: chosen, label: `Administrator ${chosen}` }];
};

export const AuditFilters = ({ filter }: FilterProps<typeof audit.shape>) => {
  const [person, record, from, to] = [filter('actor_id'), filter('record_id'), filter('from'), filter('to')];
  return (
    <>
      <SelectFilter label="Person" all="Everybody" options={usePeople(person.value)} {...person} />
      <SelectFilter
        label="Kind"
        all="All kinds"
        options={auditKinds.map((kind) => ({ value: kind, label: kindName(kind) }))}
        {...filter('kind')}
      />
      <SelectFilter
        label="Action"
        all="All actions"
        options={auditActions.map((action) => ({ value: action, label: actionNames[action] }))}
        {...filter('action')}
      />
      <div className="date-range">
        <DateFilter label="From" max={to.value} {...from} />
        <DateFilter label="To" min={from.value} {...to} />
      </div>
      {record.value !== '' && (
        <button type="button" className="btn" onClick={() => record.onChange('')}>
          Only record {record.value}
          <AdminIcon name="close" />
          <span className="vh">: show all records</span>
        </button>
      )}
    </>
  );
};
