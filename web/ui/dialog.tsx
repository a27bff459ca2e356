// A modal dialog on the native element: Escape, the backdrop and the close button close it, and the focus returns to
// where it was.
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from './icon.tsx';
import { registerOpenDialog } from './open-dialogs.ts';

interface Props {
  isOpen: boolean;
  onClose: () => void;
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

export const Dialog = ({ isOpen, onClose, title, subtitle, children, className, role, describedBy }: Props) => {
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

  const isBackdrop = (event: MouseEvent) => event.target === dialog.current;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape, which the element does itself
    <dialog
      ref={dialog}
      className={className}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onClose={() => {
        if (!dialog.current?.open) onClose();
      }}
      onMouseDown={(event) => {
        isPressOnBackdrop.current = isBackdrop(event);
      }}
      onClick={(event) => {
        if (isPressOnBackdrop.current && isBackdrop(event)) onClose();
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
            <button type="button" className="x" aria-label="Close" onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
          {children}
        </>
      )}
    </dialog>
  );
};
