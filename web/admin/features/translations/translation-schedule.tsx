// Asks for the time at which the texts of a translation are published.
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { toLocalDateTime, withOffset } from '#web/admin/lib/local-date-time.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { FormDialog } from '#web/admin/ui/form/form-dialog.tsx';
import { TextField } from '#web/admin/ui/form/text-field.tsx';
import { useForm } from '#web/admin/ui/form/use-form.ts';
import { useIsReadOnly } from '#web/admin/ui/read-only.tsx';
import { useFormats } from '#web/shared/lib/formats.ts';

interface Props {
  /** The time that is stored. */
  publishAt: string | null;
  /** Called with the chosen time, ISO 8601 in UTC. */
  onSchedule: (publishAt: string) => Promise<void>;
}

const ScheduleDialog = ({ publishAt, onSchedule, onClose }: Props & { onClose: () => void }) => {
  const formats = useFormats();
  const [timeZone] = useState(formats.timeZone);
  const form = useForm({
    initial: { publish_at: toLocalDateTime(publishAt, timeZone) },
    check: ({ publish_at }) => ({ publish_at: withOffset(publish_at, timeZone) === '' ? 'Enter a date and a time.' : undefined }),
    save: ({ publish_at }) => onSchedule(new Date(withOffset(publish_at, timeZone)).toISOString()),
    explain: () => ({ text: 'Failed to save the schedule', fields: {} }),
    onDone: onClose,
  });
  return (
    <FormDialog isOnce title="Schedule translation" form={form} action="Save schedule" onClose={onClose}>
      <TextField
        label="Publish at"
        isRequired
        type="datetime-local"
        className="num"
        hint={`Time in ${timeZone.replaceAll('_', ' ')}. Publishes all texts of this form, and what is saved as a draft until then.`}
        {...form.field('publish_at')}
      />
    </FormDialog>
  );
};

export const TranslationSchedule = (props: Props) => {
  const [isOpen, setIsOpen] = useState(false);
  if (useIsReadOnly()) return null;
  return (
    <>
      <button type="button" className="btn btn-quiet btn-icon-s" aria-label="Schedule" title="Schedule" onClick={() => setIsOpen(true)}>
        <AdminIcon name="calendar" />
        <span aria-hidden="true">Schedule</span>
      </button>
      {/* rendered outside the form around the button, because forms cannot be nested */}
      {isOpen && createPortal(<ScheduleDialog {...props} onClose={() => setIsOpen(false)} />, document.body)}
    </>
  );
};
