// Opens the history of a record, or of all records of a kind. The dialog is loaded when it is needed.
import { lazy, Suspense, useState } from 'react';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import type { HistoryOf } from './history.queries.ts';

const HistoryDialog = lazy(async () => ({ default: (await import('./history-dialog.tsx')).HistoryDialog }));

interface Props {
  of: HistoryOf;
  name: string;
  /** Whether the form of the record has unsaved changes. */
  isDirty?: boolean;
  /** Called after a revision was restored: the shown record is out of date. */
  onRestored?: () => void;
}

export const HistoryButton = ({ of, name, isDirty = false, onRestored }: Props) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn btn-quiet btn-icon-s" aria-label="History" title="History" onClick={() => setIsOpen(true)}>
        <AdminIcon name="clock" />
        <span aria-hidden="true">History</span>
      </button>
      {isOpen && (
        <Suspense>
          <HistoryDialog
            of={of}
            name={name}
            isDirty={isDirty}
            onRestored={() => {
              setIsOpen(false);
              onRestored?.();
            }}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
};
