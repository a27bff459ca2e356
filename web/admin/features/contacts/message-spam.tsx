// A message in quarantine: why it is there, and the buttons that move a message there and back.
import type { ContactMessage } from '#contract/contacts.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { useFormats } from '#web/shared/lib/formats.ts';
import { useUpdateContactSpam } from './contacts.queries.ts';

export const SpamReasons = ({ spam: { quarantined_at, reasons } }: { spam: NonNullable<ContactMessage['spam']> }) => {
  const { date, time } = useFormats();
  return (
    <section className="spam-reasons" aria-label="Spam">
      <p>
        <b>In spam</b> since {date(quarantined_at)}, {time(quarantined_at)}. It is deleted after 30 days.
      </p>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </section>
  );
};

export const SpamButton = ({ id }: { id: number }) => {
  const update = useUpdateContactSpam();
  return (
    <button type="button" className="btn btn-quiet" disabled={update.isPending} onClick={() => update.mutate({ id, is_spam: true })}>
      <AdminIcon name="spam" />
      Spam
    </button>
  );
};

export const NotSpamButton = ({ id }: { id: number }) => {
  const update = useUpdateContactSpam();
  return (
    <button type="button" className="btn btn-primary" disabled={update.isPending} onClick={() => update.mutate({ id, is_spam: false })}>
      Not spam
    </button>
  );
};
