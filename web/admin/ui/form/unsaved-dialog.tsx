// Asks before unsaved changes are lost. "Keep editing" has the focus.
import { useEffect, useId, useRef } from 'react';
import { counted } from '#contract/rules/numbers.ts';
import { Dialog } from '#web/shared/ui/dialog.tsx';

interface Props {
  isOpen: boolean;
  onKeep: () => void;
  onDiscard: () => void;
  /** The number of unsaved fields, if known. */
  count?: number;
}

export const countedFields = (count: number): string => counted(count, 'field');

export const UnsavedDialog = ({ isOpen, onKeep, onDiscard, count }: Props) => {
  const textId = useId();
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOpen) keep.current?.focus();
  }, [isOpen]);
  return (
    <Dialog isOpen={isOpen} onClose={onKeep} title="Discard unsaved changes?" className="dlg-s" role="alertdialog" describedBy={textId}>
      {(titleId) => (
        <>
          <div className="confirm">
            <h2 id={titleId}>Discard unsaved changes?</h2>
            <p id={textId}>
              {count ? `You changed ${countedFields(count)}. These changes have not been saved.` : 'Your changes have not been saved.'}
            </p>
          </div>
          <div className="dlg-foot">
            <button type="button" className="btn btn-danger-quiet" onClick={onDiscard}>
              Discard
            </button>
            <button type="button" className="btn btn-primary" ref={keep} onClick={onKeep}>
              Keep editing
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
};
