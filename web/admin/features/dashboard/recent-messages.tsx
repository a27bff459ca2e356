import { Link } from 'react-router';
import type { ContactMessage } from '#contract/contacts.ts';
import { StatusBadge } from '#web/admin/features/contacts/contact-status.tsx';
import { recordPath, screens } from '#web/admin/records/kinds.ts';
import { useFormats } from '#web/shared/lib/formats.ts';
import { RecentList } from './recent-list.tsx';

const Row = ({ message: { id, name, subject, status, created_at } }: { message: ContactMessage }) => {
  const formats = useFormats();
  return (
    <li>
      <div className="grow">
        <div className="row">
          <Link className={status === 'new' ? 'cover truncate is-unread' : 'cover truncate'} to={recordPath('message', id)}>
            {name}
          </Link>
          <span className="hint num nowrap at-end">{formats.date(created_at)}</span>
        </div>
        <div className="row line2">
          <span className="truncate grow">{subject}</span>
          <StatusBadge status={status} />
        </div>
      </div>
    </li>
  );
};

/** @param messages undefined while they are loading */
export const RecentMessages = ({ messages }: { messages: readonly ContactMessage[] | undefined }) => (
  <RecentList
    id="recent-messages"
    title="Recent Messages"
    to={screens.message.path}
    linkText="All messages"
    rows={messages}
    row={(message) => <Row key={message.id} message={message} />}
    emptyText="No messages yet"
    loadingText="Loading messages..."
  />
);
