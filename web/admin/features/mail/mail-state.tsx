import type { OutgoingMail } from '#contract/mail.ts';
import { useFormats } from '#web/shared/lib/formats.ts';

const badges = { sent: 'badge green', waiting: 'badge yellow', failed: 'badge red' } as const;
const words = { sent: 'Sent', waiting: 'Waiting', failed: 'Failed' } as const;

/** State of an email, with its time and the last error. */
export const MailState = ({ mail: { state, sent_at, next_attempt_at, last_error } }: { mail: OutgoingMail }) => {
  const { date, time } = useFormats();
  const at = sent_at ?? (last_error === null ? null : next_attempt_at);
  return (
    <>
      <span className={badges[state]}>{words[state]}</span>{' '}
      {at && (
        <span className="num">
          {state === 'waiting' && <span>Next attempt </span>}
          <span>
            {date(at)}, {time(at)}
          </span>
        </span>
      )}
      {last_error && <span className="hint mail-error">{last_error}</span>}
    </>
  );
};
