// The audit log: the actions of administrators, newest first.

import type { AuditEntry } from '#contract/audit.ts';
import { mostExported } from '#contract/rules/history.ts';
import { counted } from '#contract/rules/numbers.ts';
import { kindName } from '#web/admin/records/kinds.ts';
import { RecordEditor } from '#web/admin/records/record-editor.tsx';
import { RecordList } from '#web/admin/records/record-list.tsx';
import type { RecordColumn } from '#web/admin/records/record-row.tsx';
import { useRecordList } from '#web/admin/records/use-record-list.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { BusyButton } from '#web/admin/ui/busy-button.tsx';
import { ExportButton } from '#web/admin/ui/export-button.tsx';
import { Moment } from '#web/admin/ui/list/moment.tsx';
import { SkeletonCell, SkeletonMain } from '#web/admin/ui/list/skeleton-cell.tsx';
import { audit, exportAudit, useVerification, type Verification } from './audit.queries.ts';
import { AuditFilters } from './audit-filters.tsx';
import { actionNames, personOf } from './audit-texts.ts';
import { EntryDialog } from './entry-dialog.tsx';

/** The result of the verification: each entry contains the hash of the previous one. */
const ChainNotice = ({ result: { is_complete, entries, broken_id, last_hash } }: { result: Verification }) => (
  <div className={is_complete ? 'notice chain-notice' : 'notice red chain-notice'} role="status">
    <AdminIcon name={is_complete ? 'check' : 'alert'} />
    <div className="grow">
      {is_complete ? (
        <p>
          <strong>The log is complete and unchanged.</strong> {counted(entries, 'entry', 'entries')} verified.
        </p>
      ) : (
        <p>
          <strong>The log breaks at entry {broken_id}.</strong> It was changed or removed. {counted(entries, 'entry', 'entries')} before it{' '}
          {entries === 1 ? 'is' : 'are'} intact.
        </p>
      )}
      {last_hash !== null && (
        <p className="hint">
          {is_complete ? 'Hash of the last entry:' : 'Hash of the last intact entry:'} <code>{last_hash}</code>
        </p>
      )}
    </div>
  </div>
);

const columns: readonly RecordColumn<AuditEntry>[] = [
  {
    label: 'What',
    className: 'c-main fit',
    cell: ({ action, record_name }, { link }) => (
      <div className="cell">
        <div>
          {link(actionNames[action])}
          {record_name !== null && <small className="truncate">{record_name}</small>}
        </div>
      </div>
    ),
    skeleton: <SkeletonMain />,
  },
  { label: 'Kind', cell: ({ kind }) => <span className="tag">{kindName(kind)}</span>, skeleton: <SkeletonCell width="60px" /> },
  { label: 'Person', className: 'sub', cell: personOf, skeleton: <SkeletonCell width="110px" /> },
  {
    label: 'Time',
    className: 'when',
    cell: ({ created_at }) => <Moment at={created_at} />,
    skeleton: <SkeletonCell width="110px" />,
  },
  {
    label: 'Entry',
    headClass: 'c-end',
    className: 'c-end num',
    cell: ({ id }) => id,
    skeleton: <SkeletonCell width="40px" className="c-end" />,
  },
];

export const AuditScreen = () => {
  const list = useRecordList(audit);
  const verification = useVerification();
  return (
    <RecordList
      records={audit}
      list={list}
      title="Audit Log"
      subtitle={`Actions of administrators. An export has the newest ${mostExported.toLocaleString('en-US')} entries at most`}
      headActions={
        <>
          <BusyButton
            type="button"
            className="btn"
            isBusy={verification.isPending}
            busyText="Checking..."
            onClick={() => verification.mutate()}
          >
            Verify log
          </BusyButton>
          <ExportButton
            fileName="audit.csv"
            failedText="Failed to export the audit log"
            write={async () => {
              const file = await exportAudit(list.address.applied);
              // the export has added an entry
              void list.query.refetch();
              return file;
            }}
          />
        </>
      }
      above={verification.data && <ChainNotice result={verification.data} />}
      Filters={AuditFilters}
      caption="Entries of the audit log, newest first"
      tableClass="audit-table"
      emptyText="Actions of administrators are listed here."
      emptyAction={null}
      filteredText="No entry matches the filters."
      columns={columns}
      nameOf={({ id }) => `entry ${id}`}
      openAction={{ label: 'View', icon: 'view' }}
      editor={
        <RecordEditor noun="entry" list={list} usesRow form={(entry) => entry && <EntryDialog entry={entry} onClose={list.open.close} />} />
      }
    />
  );
};
