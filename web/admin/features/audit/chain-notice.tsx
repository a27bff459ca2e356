import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import type { Verification } from './audit.queries.ts';

const counted = (entries: number) => `${entries.toLocaleString('en-US')} ${entries === 1 ? 'entry' : 'entries'}`;

/** The result of the check: every entry is chained to the one before by a hash. */
export const ChainNotice = ({ result: { is_complete, entries, broken_id, last_hash } }: { result: Verification }) => (
  <div className={is_complete ? 'notice chain-notice' : 'notice red chain-notice'} role="status">
    <AdminIcon name={is_complete ? 'check' : 'alert'} />
    <div className="grow">
      {is_complete ? (
        <p>
          <strong>The log is complete and unchanged.</strong> {counted(entries)} verified.
        </p>
      ) : (
        <p>
          <strong>The log breaks at entry {broken_id}.</strong> It was changed or removed. {counted(entries)} before it{' '}
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
