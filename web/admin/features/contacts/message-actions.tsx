// The foot of the message dialog: delete, status, reply.
import { useState } from 'react';
import type { ContactMessage } from '#contract/contacts.ts';
import { type ContactStatus, contactStatuses } from '#contract/rules/contacts.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { ApplySelect } from '#web/admin/ui/apply-select.tsx';
import { useFormats } from '#web/shared/lib/formats.ts';
import { useUpdateContactStatus } from './contacts.queries.ts';
import { NotSpamButton, SpamButton } from './message-spam.tsx';
import { replyLink } from './reply-link.ts';

const isAnswered = (status: ContactStatus) => status === 'replied' || status === 'closed';

/** The mail program does not report whether the reply was sent, so a click shows a button that marks the message as replied. */
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

const statusOptions = contactStatuses.map((status) => ({ value: status, label: status }));

const StatusSelect = ({ message: { id, status } }: { message: ContactMessage }) => {
  const update = useUpdateContactStatus();
  return (
    <span className="row status-choice">
      <span className="sub" aria-hidden="true">
        Status
      </span>
      <ApplySelect
        label="Status"
        isBusy={update.isPending}
        value={update.isPending ? update.variables.status : status}
        options={statusOptions}
        onApply={(chosen) => update.mutate({ id, status: chosen as ContactStatus })}
      />
    </span>
  );
};

interface Props {
  message: ContactMessage;
  onDelete: (message: ContactMessage) => void;
}

export const MessageActions = ({ message, onDelete }: Props) => (
  <footer className="dlg-foot">
    <button type="button" className="btn btn-quiet btn-danger-quiet" onClick={() => onDelete(message)}>
      <AdminIcon name="delete" />
      Delete
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
