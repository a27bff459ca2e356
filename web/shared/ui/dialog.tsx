// A modal dialog on the native element: Escape, the backdrop and the close button close it, and the focus returns to
// where it was.
import { type MouseEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from './icon.tsx';
import { registerOpenDialog } from './open-dialogs.ts';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  /** Decides itself what Escape, the backdrop and the close button do: the dialog stays open until `isOpen` says otherwise. */
  onDismiss?: () => void;
  /** The heading, which names the dialog. */
  title: ReactNode;
  /** A second line under the heading. */
  subtitle?: ReactNode;
  /** Without the head: the content draws the heading itself, with the id it is given. */
  children: ReactNode | ((titleId: string) => ReactNode);
  className?: string;
  /** `alertdialog` for a question that has to be answered. */
  role?: 'alertdialog';
  /** Id of what explains the question. */
  describedBy?: string;
}

export const Dialog = ({ isOpen, onClose, onDismiss, title, subtitle, children, className, role, describedBy }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressOnBackdrop = useRef(false);
  const titleId = useId();

  // before paint and before the content goes away, so that the browser gives the focus back
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    element.showModal();
    const unregister = registerOpenDialog(element);
    return () => {
      unregister();
      element.close();
    };
  }, [isOpen]);

  const dismiss = onDismiss ?? onClose;
  /** A closing that the browser began; one of another dialog inside is not ours. */
  const intercept = (event: SyntheticEvent<HTMLElement>) => {
    if (!onDismiss || event.defaultPrevented || (event.target as Element).closest('dialog') !== dialog.current) return;
    event.preventDefault();
    onDismiss();
  };
  const isBackdrop = (event: MouseEvent) => event.target === dialog.current;
  return (
    <dialog
      ref={dialog}
      className={className}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onKeyDown={(event) => {
        if (event.key === 'Escape') intercept(event);
      }}
      onCancel={(event) => {
        if (event.target === dialog.current) intercept(event);
      }}
      onClose={() => {
        if (dialog.current?.open) return;
        if (!onDismiss) return onClose();
        if (!isOpen) return;
        // some browsers let nobody keep a dialog open twice in a row
        dialog.current?.showModal();
        onDismiss();
      }}
      onMouseDown={(event) => {
        isPressOnBackdrop.current = isBackdrop(event);
      }}
      onClick={(event) => {
        if (isPressOnBackdrop.current && isBackdrop(event)) dismiss();
      }}
    >
      {isOpen && typeof children === 'function' && children(titleId)}
      {isOpen && typeof children !== 'function' && (
        <>
          <div className="dlg-head">
            <div>
              <h2 id={titleId}>{title}</h2>
              {subtitle && <p>{subtitle}</p>}
            </div>
            <button type="button" className="x" aria-label="Close" onClick={dismiss}>
              <Icon name="close" />
            </button>
          </div>
          {children}
        </>
      )}
    </dialog>
  );
};
