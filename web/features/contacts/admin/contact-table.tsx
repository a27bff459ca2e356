import { Link } from 'react-router';
import type { ContactMessage } from '#contract/contacts.ts';
import { formatDate, formatTime } from '../../../lib/format.ts';
import { AdminIcon } from '../../../ui/admin/admin-icon.tsx';
import { ContactTableHead } from './contact-table-head.tsx';
import { StatusBadge } from './status-badge.tsx';
import { openMessageState } from './use-open-message.ts';

interface Props {
  rows: ContactMessage[];
  /** The rows are those of the filters before. */
  isStale: boolean;
  /** Address that opens a message. */
  hrefOf: (id: number) => string;
  onView: (id: number) => void;
  onDelete: (message: ContactMessage) => void;
}

type RowProps = Omit<Props, 'rows' | 'isStale'> & { message: ContactMessage };

const Row = ({ message, hrefOf, onView, onDelete }: RowProps) => {
  const { id, name, email, company, subject, type, status, created_at } = message;
  return (
    <tr className={status === 'new' ? 'is-new' : undefined} data-row={id}>
      <td className="c-main fit">
        <div className="cell">
          <div>
            <Link className="row-link clamp-1" to={hrefOf(id)} state={openMessageState} preventScrollReset>
              {name}
            </Link>
            <small className="truncate">
              {company && `${company} · `}
              {email}
            </small>
          </div>
        </div>
      </td>
      <td className="c-wide fit">
        <div className="subject truncate">{subject}</div>
        <div className="sub preview truncate">{message.message}</div>
      </td>
      <td className="c-opt">
        <span className="tag">{type}</span>
      </td>
      <td>
        <StatusBadge status={status} />
      </td>
      <td className="r c-end when">
        {formatDate(created_at)}
        <span className="muted t2">{formatTime(created_at)}</span>
      </td>
      <td className="c-actions">
        <button type="button" className="icon-btn" aria-label={`View message from ${name}`} title="View" onClick={() => onView(id)}>
          <AdminIcon name="view" />
        </button>
        <button
          type="button"
          className="icon-btn danger"
          aria-label={`Delete message from ${name}`}
          title="Delete"
          onClick={() => onDelete(message)}
        >
          <AdminIcon name="delete" />
        </button>
      </td>
    </tr>
  );
};

export const ContactTable = ({ rows, isStale, ...row }: Props) => (
  <div className="table-box">
    <table className={isStale ? 'table table-cards is-stale' : 'table table-cards'} aria-busy={isStale}>
      <caption className="vh">Messages, newest first</caption>
      <ContactTableHead />
      <tbody>
        {rows.map((message) => (
          <Row key={message.id} message={message} {...row} />
        ))}
      </tbody>
    </table>
  </div>
);
