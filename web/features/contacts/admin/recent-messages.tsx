// The newest messages on the dashboard.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { ContactMessage } from '#contract/contacts.ts';
import { formatDate } from '../../../lib/format.ts';
import { AdminIcon } from '../../../ui/admin/admin-icon.tsx';
import { LoadingText, Skeleton } from '../../../ui/skeleton.tsx';
import { recentContactsQuery } from './contacts.queries.ts';
import { StatusBadge } from './status-badge.tsx';

const shown = 5;

const Row = ({ message: { id, name, subject, status, created_at } }: { message: ContactMessage }) => (
  <li>
    <div className="grow">
      <div className="row">
        <Link className={status === 'new' ? 'cover truncate is-unread' : 'cover truncate'} to={`/admin/contacts?message=${id}`}>
          {name}
        </Link>
        <span className="hint num nowrap at-end">{formatDate(created_at)}</span>
      </div>
      <div className="row line2">
        <span className="truncate grow">{subject}</span>
        <StatusBadge status={status} />
      </div>
    </div>
  </li>
);

const Skeletons = () => (
  <>
    <LoadingText>Loading messages...</LoadingText>
    <ul className="list is-late" aria-hidden="true">
      {Array.from({ length: shown }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
        <li key={index} className="is-skeleton">
          <div className="grow">
            <Skeleton width="36%" />
            <Skeleton width="64%" height="9px" className="second" />
          </div>
          <Skeleton width="48px" height="18px" />
        </li>
      ))}
    </ul>
  </>
);

export const RecentMessages = () => {
  const { data, isError, refetch } = useQuery(recentContactsQuery);
  const messages = data?.data ?? [];
  return (
    <section className="panel" aria-labelledby="recent-messages">
      <header className="panel-head">
        <h2 id="recent-messages">Recent Messages</h2>
        <Link className="btn btn-quiet btn-s" to="/admin/contacts">
          All messages
          <AdminIcon name="right" />
        </Link>
      </header>
      {isError && !data && (
        <div className="panel-body">
          <div className="notice red">
            <AdminIcon name="alert" />
            <div className="grow">Failed to load dashboard data</div>
            <button type="button" className="btn btn-s" onClick={() => void refetch()}>
              Retry
            </button>
          </div>
        </div>
      )}
      {!data && !isError && <Skeletons />}
      {data && messages.length === 0 && <p className="panel-body muted">No messages yet</p>}
      {messages.length > 0 && (
        <ul className="list">
          {messages.map((message) => (
            <Row key={message.id} message={message} />
          ))}
        </ul>
      )}
    </section>
  );
};
