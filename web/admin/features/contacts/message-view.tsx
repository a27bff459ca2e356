// The dialog that shows one message.
import { useEffect, useRef } from 'react';
import type { ContactMessage } from '#contract/contacts.ts';
import type { OutgoingMail } from '#contract/mail.ts';
import { useContactMail, useSendMailAgain } from '#web/admin/features/mail/mail.queries.ts';
import { MailState } from '#web/admin/features/mail/mail-state.tsx';
import { LinkedText } from '#web/admin/ui/linked-text.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { MessageActions } from './message-actions.tsx';
import { MessageFacts } from './message-facts.tsx';
import { MessageHandling } from './message-handling.tsx';
import { MessageHead, type Neighbours } from './message-head.tsx';
import { SpamReasons } from './message-spam.tsx';

const nameOf = ({ kind, recipients }: OutgoingMail) =>
  kind === 'acknowledgement' ? 'Acknowledgement' : `Email to ${recipients ?? 'the company'}`;

/** The emails about a message: the one to the company, and the acknowledgement to the sender. */
const MessageMail = ({ id }: { id: number }) => {
  const mails = useContactMail(id);
  const sendAgain = useSendMailAgain();
  if (mails.length === 0) return null;
  return (
    <section className="message-mail" aria-label="Email">
      {mails.map((mail) => (
        <div key={mail.id} className="row wrap">
          <div className="grow">
            <span className="sub">{nameOf(mail)}</span> <MailState mail={mail} />
          </div>
          {mail.state !== 'sent' && mail.last_error !== null && (
            <button type="button" className="btn btn-s" disabled={sendAgain.isPending} onClick={() => sendAgain.mutate(mail.id)}>
              Send again
            </button>
          )}
        </div>
      ))}
    </section>
  );
};

interface Props extends Neighbours {
  /** Null while none is open. */
  message: ContactMessage | null;
  onClose: () => void;
  onDelete: (message: ContactMessage) => void;
}

type ContentProps = Props & { message: ContactMessage; titleId: string };

const Content = ({ message, titleId, onClose, onDelete, onNewer, onOlder }: ContentProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLElement>(null);
  // screen readers announce the subject of the new message
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when another message is shown
  useEffect(() => {
    heading.current?.focus();
    if (body.current) body.current.scrollTop = 0;
  }, [message.id]);

  return (
    <>
      <MessageHead subject={message.subject} titleId={titleId} heading={heading} onClose={onClose} onNewer={onNewer} onOlder={onOlder} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long message must be scrollable by keyboard */}
      <section className="dlg-body" ref={body} tabIndex={0} aria-label="Message">
        <MessageFacts message={message} />
        {message.spam && <SpamReasons spam={message.spam} />}
        {message.message ? (
          <p className="letter">
            {/* addresses in spam must not be opened by accident */}
            {message.spam ? message.message : <LinkedText text={message.message} />}
          </p>
        ) : (
          <p className="letter muted">No message was written.</p>
        )}
        <MessageMail id={message.id} />
        <MessageHandling key={message.id} message={message} />
      </section>
      <MessageActions message={message} onDelete={onDelete} />
    </>
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
