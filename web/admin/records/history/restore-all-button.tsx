// Restores a revision, or settings that were saved together, after a question that names what changes.
import { useState } from 'react';
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx';

interface Props {
  label: string;
  /** Names of the fields or settings that change. */
  changes: readonly string[];
  isDirty: boolean;
  isBusy: boolean;
  onRestore: () => void;
}

export const RestoreAllButton = ({ label, changes, isDirty, isBusy, onRestore }: Props) => {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <button type="button" className="btn btn-s btn-primary" disabled={isDirty || isBusy} onClick={() => setIsAsking(true)}>
        {label}
      </button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`${label}?`}
        thing={<strong>{changes.join(', ')}</strong>}
        consequence="It is saved at once. The current values stay in the history."
        action="Restore"
        isHarmless
        isBusy={isBusy}
        busyText="Restoring..."
        onConfirm={onRestore}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
};
