// Opens the schedule of a stored record.
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { Scheduled } from '#contract/drafts.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { useIsReadOnly } from '#web/admin/ui/read-only.tsx';
import type { OfRecord } from './drafts.queries.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';

interface Props {
  record: OfRecord;
  schedule: readonly Scheduled[];
  /** Whether there is something to publish: a draft, or a hidden record. */
  canPublish: boolean;
  onSaved: () => void;
}

export const ScheduleButton = (props: Props) => {
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
