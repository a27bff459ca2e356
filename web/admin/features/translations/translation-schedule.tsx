// Asks for the time at which the texts of a translation are published.
import { useState } from 'react';
import { ScheduleButton } from '#web/admin/features/drafts/schedule-button.tsx';
import { toLocalDateTime, withOffset } from '#web/admin/lib/local-date-time.ts';
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx';
import { TextField } from '#web/admin/ui/form/text-field.tsx';
import { useFormats } from '#web/shared/lib/formats.ts';

interface Props {
  /** Name of the record. */
  name: string;
  /** The time that is stored. */
  publishAt: string | null;
  /** Called with the chosen time, ISO 8601 in UTC. */
  onSchedule: (publishAt: string) => Promise<void>;
}

const ScheduleDialog = ({ name, publishAt, onSchedule, onClose }: Props & { onClose: () => void }) => {
  const formats = useFormats();
  const [timeZone] = useState(formats.timeZone);
  const [time, setTime] = useState(() => toLocalDateTime(publishAt, timeZone));
  const [error, setError] = useState<string | undefined>(undefined);
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    const at = withOffset(time, timeZone);
    if (at === '') return setError('Enter a date and a time.');
    setIsBusy(true);
    await onSchedule(new Date(at).toISOString());
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      isHarmless
      title="Schedule the translation"
      thing={<span className="truncate strong">{name}</span>}
      consequence="The texts of this form are saved as a draft, which is published at this time."
      action="Save schedule"
      isBusy={isBusy}
      busyText="Saving..."
      onConfirm={() => void save()}
      onCancel={onClose}
    >
      <TextField
        label="Publish at"
        isRequired
        type="datetime-local"
        className="num"
        hint={`Time in ${timeZone.replaceAll('_', ' ')}.`}
        name="publish_at"
        value={time}
        error={error}
        onChange={(value) => {
          setError(undefined);
          setTime(value);
        }}
      />
    </ConfirmDialog>
  );
};

export const TranslationSchedule = (props: Props) => (
  <ScheduleButton>{(onClose) => <ScheduleDialog {...props} onClose={onClose} />}</ScheduleButton>
);
