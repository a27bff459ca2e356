// Asks before something is lost. Cancel has the focus, so that Enter cancels.
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { BusyButton } from './busy-button.tsx';

interface Props {
  isOpen: boolean;
  /** The question, e.g. "Are you sure you want to delete this message?" */
  title: string;
  /** What is lost, e.g. the name of the record. */
  thing: ReactNode;
  /** What else is lost. */
  consequence: string;
  /** Facts and fields below it. */
  children?: ReactNode;
  /** e.g. "Delete" */
  action: string;
  /** For an action that loses nothing. */
  isHarmless?: boolean;
  isBusy: boolean;
  /** Shown and announced during the action, e.g. "Deleting..." */
  busyText: string;
  onConfirm: () => void;
  onCancel: () => void;
}

export const ConfirmDialog = (props: Props) => {
  const { isOpen, title, thing, consequence, action, isHarmless, isBusy, busyText, onConfirm, onCancel } = props;
  const consequenceId = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  // the browser has chosen the first control
  useLayoutEffect(() => {
    if (isOpen) cancel.current?.focus();
  }, [isOpen]);
  return (
    <Dialog isOpen={isOpen} onClose={onCancel} title={title} className="dlg-s" role="alertdialog" describedBy={consequenceId}>
      {(titleId) => (
        <>
          <div className="confirm">
            <h2 id={titleId}>{title}</h2>
            <div className="what">{thing}</div>
            <p id={consequenceId}>{consequence}</p>
            {props.children}
          </div>
          <div className="dlg-foot">
            <button ref={cancel} type="button" className="btn" onClick={onCancel}>
              Cancel
            </button>
            <BusyButton
              type="button"
              className={isHarmless ? 'btn btn-primary' : 'btn btn-danger'}
              isBusy={isBusy}
              busyText={busyText}
              onClick={onConfirm}
            >
              {action}
            </BusyButton>
          </div>
        </>
      )}
    </Dialog>
  );
};
