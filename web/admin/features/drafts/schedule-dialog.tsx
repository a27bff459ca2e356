// A dialog for the times at which a record is published and unpublished.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Scheduled } from '#contract/drafts.ts';
import type { ScheduledAction } from '#contract/rules/drafts.ts';
import { toLocalDateTime, withOffset } from '#web/admin/lib/local-date-time.ts';
import { explainByMessage } from '#web/admin/lib/save-errors.ts';
import { FormDialog } from '#web/admin/ui/form/form-dialog.tsx';
import { TextField } from '#web/admin/ui/form/text-field.tsx';
import { useForm } from '#web/admin/ui/form/use-form.ts';
import { useFormats } from '#web/shared/lib/formats.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import { draftKeys, type OfRecord, sendSchedule } from './drafts.queries.ts';

interface Props {
  record: OfRecord;
  schedule: readonly Scheduled[];
  /** Whether there is something to publish: a draft, or a hidden record. */
  canPublish: boolean;
  onSaved: () => void;
  onClose: () => void;
}

export const ScheduleDialog = ({ record, schedule, canPublish, onSaved, onClose }: Props) => {
  const client = useQueryClient();
  const formats = useFormats();
  const [timeZone] = useState(formats.timeZone);
  const timeOf = (action: ScheduledAction) => toLocalDateTime(schedule.find((one) => one.action === action)?.due_at ?? null, timeZone);
  const form = useForm({
    initial: { publish_at: timeOf('publish'), unpublish_at: timeOf('unpublish') },
    explain: explainByMessage('Failed to save the schedule'),
    save: (values, _onProgress, changed) =>
      sendSchedule(
        transportOf(client),
        record,
        Object.fromEntries(changed.map((name) => [name, withOffset(values[name], timeZone) || null])),
      ),
    onSaved: () => {
      toast.success('Schedule saved');
      void client.invalidateQueries({ queryKey: draftKeys.all });
      onSaved();
    },
    onDone: onClose,
  });
  const hint = `Time in ${timeZone.replaceAll('_', ' ')}. Empty: not scheduled.`;
  return (
    <FormDialog isOnce title="Schedule" form={form} action="Save schedule" onClose={onClose}>
      {canPublish && (
        <TextField
          label="Publish at"
          type="datetime-local"
          className="num"
          hint={`${hint} Publishes the version that is saved at that time.`}
          {...form.field('publish_at')}
        />
      )}
      <TextField label="Unpublish at" type="datetime-local" className="num" hint={hint} {...form.field('unpublish_at')} />
    </FormDialog>
  );
};
