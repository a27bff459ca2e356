// The statuses of messages: as a badge, and as four counters that link to the filtered list.
import { Link } from 'react-router';
import type { ContactStats } from '#contract/contacts.ts';
import type { ContactStatus } from '#contract/rules/contacts.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { writeView } from '#web/admin/ui/list/list-address.ts';
import { messages } from './contacts.queries.ts';

const badgeColors: Partial<Record<ContactStatus, string>> = { new: 'red', read: 'yellow' };

export const StatusBadge = ({ status }: { status: ContactStatus }) => (
  <span className={`badge ${badgeColors[status] ?? 'green'}`}>{status}</span>
);

interface Cell {
  key: keyof ContactStats;
  label: string;
  dot?: 'red' | 'yellow' | 'green';
  status?: ContactStatus;
}

const cells: Cell[] = [
  { key: 'new', label: 'New Messages', dot: 'red', status: 'new' },
  { key: 'read', label: 'Read', dot: 'yellow', status: 'read' },
  { key: 'replied', label: 'Replied', dot: 'green', status: 'replied' },
  { key: 'total', label: 'Total' },
];

interface Props {
  /** Absent while loading or if loading failed. */
  stats: ContactStats | undefined;
  /** Marks the counter whose messages are shown. */
  current?: ContactStatus | '';
  /** Called when a counter is chosen, before the navigation. */
  onChoose?: () => void;
}

export const ContactCounters = ({ stats, current, onChoose }: Props) => (
  <section className="strip" aria-label="Messages by status">
    {cells.map(({ key, label, dot, status }) => (
      <Link
        key={key}
        to={{ pathname: '/admin/contacts', search: writeView(messages.shape, { status }).toString() }}
        title={status ? `Show ${status} messages` : 'Show all messages'}
        aria-current={current !== undefined && current !== '' && current === status ? 'true' : undefined}
        preventScrollReset
        onClick={onChoose}
      >
        <span className="k">
          {dot && <i className={`dot ${dot}`} />}
          <span>{label}</span>
        </span>
        <span className="v">{(stats?.[key] ?? 0).toLocaleString('en-US')}</span>
        <AdminIcon name="filter" className="go" />
      </Link>
    ))}
  </section>
);
