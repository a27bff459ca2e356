// Opens the schedule of a stored record or of a translation.
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { useIsReadOnly } from '#web/admin/ui/read-only.tsx';

interface Props {
  /** Renders the dialog. */
  children: (onClose: () => void) => ReactNode;
}

export const ScheduleButton = ({ children }: Props) => {
  const [isOpen, setIsOpen] = useState(false);
  if (useIsReadOnly()) return null;
  return (
    <>
      <button type="button" className="btn btn-quiet btn-icon-s" aria-label="Schedule" title="Schedule" onClick={() => setIsOpen(true)}>
        <AdminIcon name="calendar" />
        <span aria-hidden="true">Schedule</span>
      </button>
      {/* rendered outside the form around the button, because forms cannot be nested */}
      {isOpen &&
        createPortal(
          children(() => setIsOpen(false)),
          document.body,
        )}
    </>
  );
};
