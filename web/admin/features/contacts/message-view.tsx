// One message, open in a dialog.
import { useEffect, useRef, useState } from 'react';
import type { ContactMessage } from '#contract/contacts.ts';
import { type ContactStatus, contactStatuses } from '#contract/rules/contacts.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { LinkedText } from '#web/admin/ui/linked-text.tsx';
import { useFormats } from '#web/shared/lib/formats.ts';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { isTyping } from '#web/shared/ui/is-typing.ts';
import { useUpdateContactStatus } from './contacts.queries.ts';
import { MessageFacts } from './message-facts.tsx';
import { MessageHandling } from './message-handling.tsx';
import { replyLink } from './reply-link.ts';

interface Props {
  /** Null while none is open. */
  message: ContactMessage | null;
  onClose: () => void;
  onDelete: (message: ContactMessage) => void;
  /** Absent at the end of the list. */
  onNewer?: () => void;
  onOlder?: () => void;
}

type ContentProps = Props & { message: ContactMessage; titleId: string };

const Content = ({ message, titleId, onClose, onDelete, onNewer, onOlder }: ContentProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLElement>(null);
  // the heading says which message it is now
  // biome-ignore lint/correctness/useExhaustiveDependencies: another message is the reason to move the focus
  useEffect(() => {
    heading.current?.focus();
    if (body.current) body.current.scrollTop = 0;
  }, [message.id]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      // the question about deleting lies above
      if (document.querySelector('dialog[open][role="alertdialog"]')) return;
      const key = event.key.toLowerCase();
      if (key === 'j') onOlder?.();
      if (key === 'k') onNewer?.();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onNewer, onOlder]);

  return (
    <>
      <header className="dlg-head">
        <div className="grow">
          <h2 id={titleId} ref={heading} tabIndex={-1}>
            {message.subject}
          </h2>
        </div>
        <button
          type="button"
          className="icon-btn"
          aria-label="Newer message"
          aria-keyshortcuts="K"
          title="Newer (K)"
          aria-disabled={!onNewer || undefined}
          onClick={onNewer}
        >
          <AdminIcon name="up" />
        </button>
        <button
          type="button"
          className="icon-btn"
          aria-label="Older message"
          aria-keyshortcuts="J"
          title="Older (J)"
          aria-disabled={!onOlder || undefined}
          onClick={onOlder}
        >
          <AdminIcon name="down" />
        </button>
        <button type="button" className="icon-btn" aria-label="Close" title="Close (Esc)" onClick={onClose}>
          <AdminIcon name="close" />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long message has to scroll by keyboard */}
      <section className="dlg-body" ref={body} tabIndex={0} aria-label="Message">
        <MessageFacts message={message} />
        {message.message ? (
          <p className="letter">
            <LinkedText text={message.message} />
          </p>
        ) : (
          <p className="letter muted">No message was written.</p>
        )}
        <MessageHandling key={message.id} message={message} />
      </section>
      <footer className="dlg-foot">
        <button type="button" className="btn btn-quiet btn-danger-quiet btn-icon-s" aria-label="Delete" onClick={() => onDelete(message)}>
          <AdminIcon name="delete" />
          <span>Delete</span>
        </button>
        <span className="grow" />
        <StatusSelect key={message.id} message={message} />
        <ReplyLink key={`reply-${message.id}`} message={message} />
      </footer>
    </>
  );
};

const isAnswered = (status: ContactStatus) => status === 'replied' || status === 'closed';

/** The mail program does not report whether the reply was sent: afterwards the view asks. */
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

export const MessageView = (props: Props) => {
  const { message, onClose } = props;
  return (
    <Dialog isOpen={message !== null} onClose={onClose} title={message?.subject} className="dlg-l">
      {(titleId) => message && <Content {...props} message={message} titleId={titleId} />}
    </Dialog>
  );
};
