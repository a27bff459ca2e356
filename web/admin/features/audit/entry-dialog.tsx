// One entry of the audit log, with its details and links to its record and revision.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AuditEntry } from '#contract/audit.ts';
import { useScreenRights } from '#web/admin/lib/rights.ts';
import { kindName } from '#web/admin/records/kinds.ts';
import { useFormats } from '#web/shared/lib/formats.ts';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { actionNames, addressOf, detailsOf, personOf } from './audit-texts.ts';

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const More = ({ entry: { actor, kind, record_id } }: { entry: AuditEntry }) => (
  <p className="audit-more">
    {record_id !== null && <Link to={`/admin/audit?kind=${kind}&record_id=${record_id}`}>All entries of this record</Link>}
    {actor && actor.id !== null && <Link to={`/admin/audit?actor_id=${actor.id}`}>All entries of {actor.name}</Link>}
  </p>
);

export const EntryDialog = ({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) => {
  const { fullDate, time } = useFormats();
  const { mayOpen } = useScreenRights();
  const { id, kind, record_id, record_name, created_at, hash } = entry;
  const address = addressOf(entry);
  const name = record_name ?? (record_id === null ? '–' : `Number ${record_id}`);
  return (
    <Dialog isOpen onClose={onClose} title={`Entry ${id} of the audit log`} className="dlg-s">
      {(titleId) => (
        <>
          <div className="confirm audit-entry">
            <h2 id={titleId}>Entry {id}</h2>
            <dl className="facts">
              <Fact name="Action">{actionNames[entry.action]}</Fact>
              <Fact name="Kind">{kindName(kind)}</Fact>
              <Fact name="Record">{address !== null && mayOpen(address) ? <Link to={address}>{name}</Link> : <span>{name}</span>}</Fact>
              <Fact name="Person">{personOf(entry)}</Fact>
              <Fact name="Time">
                {fullDate(created_at)}, {time(created_at)}
              </Fact>
              {detailsOf(entry).map(([label, text]) => (
                <Fact key={label} name={label}>
                  {text}
                </Fact>
              ))}
              <Fact name="Hash">
                <code>{hash}</code>
              </Fact>
            </dl>
            <More entry={entry} />
          </div>
          <div className="dlg-foot">
            <button type="button" className="btn" onClick={onClose}>
              Close
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
};
