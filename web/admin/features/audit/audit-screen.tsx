// What administrators did: filtered by person, kind, action and days, with a check that nothing was changed.
import { useQuery } from '@tanstack/react-query';
import type { AuditEntry } from '#contract/audit.ts';
import { auditActions, recordKinds } from '#contract/rules/history.ts';
import { administratorsQuery } from '#web/admin/features/administrators/administrators.queries.ts';
import { RecordEditor } from '#web/admin/records/record-editor.tsx';
import { RecordList } from '#web/admin/records/record-list.tsx';
import type { RecordColumn } from '#web/admin/records/record-row.tsx';
import type { FilterProps } from '#web/admin/records/record-toolbar.tsx';
import { useRecordList } from '#web/admin/records/use-record-list.ts';
import { BusyButton } from '#web/admin/ui/busy-button.tsx';
import { ExportButton } from '#web/admin/ui/export-button.tsx';
import { DateFilter } from '#web/admin/ui/list/date-filter.tsx';
import { SelectFilter } from '#web/admin/ui/list/select-filter.tsx';
import { SkeletonCell, SkeletonMain } from '#web/admin/ui/list/skeleton-cell.tsx';
import { useFormats } from '#web/shared/lib/formats.ts';
import { audit, exportAudit, useVerification } from './audit.queries.ts';
import { actionNames, kindNames } from './audit-names.ts';
import { EntryDialog } from './entry-dialog.tsx';

const Filters = ({ filter }: FilterProps<typeof audit.shape>) => {
  const { data: administrators = [] } = useQuery(administratorsQuery);
  const [from, to] = [filter('from'), filter('to')];
  return (
    <>
      <SelectFilter
        label="Person"
        all="Everybody"
        options={administrators.map(({ id, name }) => ({ value: String(id), label: name }))}
        {...filter('actor_id')}
      />
      <SelectFilter
        label="Kind"
        all="All kinds"
        options={recordKinds.map((kind) => ({ value: kind, label: kindNames[kind] }))}
        {...filter('kind')}
      />
      <SelectFilter
        label="Action"
        all="All actions"
        options={auditActions.map((action) => ({ value: action, label: actionNames[action] }))}
        {...filter('action')}
      />
      <DateFilter label="From" max={to.value} {...from} />
      <DateFilter label="To" min={from.value} {...to} />
    </>
  );
};

const At = ({ at }: { at: string }) => {
  const { date, time } = useFormats();
  return (
    <>
      {date(at)}
      <span className="muted t2">{time(at)}</span>
    </>
  );
};

const fieldsOf = ({ details: { fields, records, entries } }: AuditEntry): string =>
  Array.isArray(fields)
    ? fields.join(', ').replaceAll('_', ' ')
    : typeof records === 'number'
      ? `${records} records`
      : typeof entries === 'number'
        ? `${entries} entries`
        : '';

const columns: readonly RecordColumn<AuditEntry>[] = [
  {
    label: 'What',
    className: 'c-main fit',
    cell: (entry, { link }) => (
      <>
        {link(`${actionNames[entry.action]}: ${entry.record_name ?? kindNames[entry.kind]}`)}
        <small className="truncate">{fieldsOf(entry)}</small>
      </>
    ),
    skeleton: <SkeletonMain />,
  },
  { label: 'Kind', cell: ({ kind }) => <span className="tag">{kindNames[kind]}</span>, skeleton: <SkeletonCell width="60px" /> },
  { label: 'Person', className: 'sub', cell: ({ actor }) => actor?.name ?? '–', skeleton: <SkeletonCell width="110px" /> },
  { label: 'Time', className: 'when', cell: ({ created_at }) => <At at={created_at} />, skeleton: <SkeletonCell width="110px" /> },
];

/** Whether every entry is as it was written. */
const Verification = () => {
  const verify = useVerification();
  const found = verify.data;
  return (
    <>
      <output className={found && !found.is_complete ? 'hint error' : 'hint'}>
        {found &&
          (found.is_complete
            ? `The chain is complete: ${found.entries.toLocaleString('en-US')} entries`
            : `The chain is broken at entry ${found.broken_id}: it was changed or is missing`)}
      </output>
      <BusyButton type="button" className="btn" isBusy={verify.isPending} busyText="Checking..." onClick={() => verify.mutate()}>
        Check
      </BusyButton>
    </>
  );
};

export const AuditScreen = () => {
  const list = useRecordList(audit);
  return (
    <RecordList
      records={audit}
      list={list}
      title="Audit log"
      subtitle="What administrators did. Entries cannot be changed"
      headActions={
        <>
          <Verification />
          <ExportButton fileName="audit.csv" failedText="Failed to export the audit log" write={() => exportAudit(list.address.applied)} />
        </>
      }
      Filters={Filters}
      caption="Entries of the audit log, newest first"
      emptyText="What administrators do appears here."
      columns={columns}
      nameOf={({ id }) => `entry ${id}`}
      openAction={{ label: 'View', icon: 'view' }}
      editor={
        <RecordEditor noun="entry" list={list} usesRow form={(entry) => entry && <EntryDialog entry={entry} onClose={list.open.close} />} />
      }
    />
  );
};
