// Foot of the message dialog: delete, status, reply.
import { useState } from 'react';
import type { ContactMessage } from '#contract/contacts.ts';
import { type ContactStatus, contactStatuses } from '#contract/rules/contacts.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { useFormats } from '#web/shared/lib/formats.ts';
import { useUpdateContactStatus } from './contacts.queries.ts';
import { NotSpamButton, SpamButton } from './message-spam.tsx';
import { replyLink } from './reply-link.ts';

const isAnswered = (status: ContactStatus) => status === 'replied' || status === 'closed';

/** The mail program does not report whether the reply was sent, so a button to mark the message appears after a click. */
const ReplyLink = ({ message }: { message: ContactMessage }) => {
  const update = useUpdateContactStatus();
  const [isOpened, setIsOpened] = useState(false);
  const formats = useFormats();
  const date = `${formats.fullDate(message.created_at)}, ${formats.time(message.created_at)}`;
  return (
    <>
      {isOpened && !isAnswered(message.status) && (
        <button type="button" className="btn" onClick={() => update.mutate({ id: message.id, status: 'replied' })}>
          Mark as replied
        </button>
      )}
      <a className="btn btn-primary" href={replyLink(message, date)} onClick={() => setIsOpened(true)}>
        <AdminIcon name="reply" />
        Reply via Email
      </a>
    </>
  );
};

const StatusSelect = ({ message: { id, status } }: { message: ContactMessage }) => {
  const update = useUpdateContactStatus();
  return (
    <label className="row status-choice">
      <span className="sub">Status</span>
      <select
        className="select"
        value={update.isPending ? update.variables.status : status}
        onChange={(event) => update.mutate({ id, status: event.target.value as ContactStatus })}
      >
        {contactStatuses.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </label>
  );
};

interface Props {
  message: ContactMessage;
  onDelete: (message: ContactMessage) => void;
}

export const MessageActions = ({ message, onDelete }: Props) => (
  <footer className="dlg-foot">
    <button type="button" className="btn btn-quiet btn-danger-quiet btn-icon-s" aria-label="Delete" onClick={() => onDelete(message)}>
      <AdminIcon name="delete" />
      <span>Delete</span>
    </button>
    {!message.spam && <SpamButton key={`spam-${message.id}`} id={message.id} />}
    <span className="grow" />
    {message.spam ? (
      <NotSpamButton key={message.id} id={message.id} />
    ) : (
      <>
        <StatusSelect key={message.id} message={message} />
        <ReplyLink key={`reply-${message.id}`} message={message} />
      </>
    )}
  </footer>
);
