// The mail about a message: to the company, and the acknowledgement to its sender.
import type { OutgoingMail } from '#contract/mail.ts';
import { useContactMail, useSendMailAgain } from '#web/admin/features/mail/mail.queries.ts';
import { MailState } from '#web/admin/features/mail/mail-state.tsx';

const nameOf = ({ kind, recipients }: OutgoingMail) =>
  kind === 'acknowledgement' ? 'Acknowledgement' : `Email to ${recipients ?? 'the company'}`;

export const MessageMail = ({ id }: { id: number }) => {
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
