// One entry of the audit log with all that it says.
import { Link } from 'react-router';
import type { AuditEntry } from '#contract/audit.ts';
import { useFormats } from '#web/shared/lib/formats.ts';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { actionNames, kindNames, recordHref } from './audit-names.ts';

const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.join(', ') : typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

export const EntryDialog = ({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) => {
  const { date, time } = useFormats();
  const { id, created_at, actor, action, kind, record_id, record_name, details, hash } = entry;
  const href = recordHref(entry);
  const rows: [string, string][] = [
    ['Time', `${date(created_at)}, ${time(created_at)}`],
    ['Person', actor?.name ?? '–'],
    ['Record', [kindNames[kind], record_name, record_id !== null && `No. ${record_id}`].filter(Boolean).join(', ')],
    ...Object.entries(details).map(([name, value]): [string, string] => [name.replaceAll('_', ' '), textOf(value)]),
    ['Hash', hash],
  ];
  return (
    <Dialog isOpen onClose={onClose} title={`${actionNames[action]}, entry ${id}`} className="dlg-m">
      <div className="dlg-body">
        <dl className="entry">
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {href && (
          <Link className="btn btn-s" to={href}>
            Open the record
          </Link>
        )}
      </div>
    </Dialog>
  );
};
