// Modal dialog based on the native element. Escape, a click on the backdrop and the close button close it; the focus then
// returns to the previously focused element.
import { type MouseEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { useControlTexts } from './control-texts.ts';
import { Icon } from './icon.tsx';
import { registerOpenDialog } from './open-dialogs.ts';
import { Toasts } from './toasts.tsx';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  /** Handles Escape, the backdrop and the close button instead of `onClose`: the dialog stays open until `isOpen` is false. */
  onDismiss?: () => void;
  /** Heading and accessible name of the dialog. */
  title: ReactNode;
  /** A second line under the heading. */
  subtitle?: ReactNode;
  /** A function replaces the standard head: it renders the heading itself, with the given id. */
  children: ReactNode | ((titleId: string) => ReactNode);
  className?: string;
  /** `alertdialog` for a question that requires an answer. */
  role?: 'alertdialog';
  /** Id of the element that explains the question. */
  describedBy?: string;
}

export const Dialog = ({ isOpen, onClose, onDismiss, title, subtitle, children, className, role, describedBy }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressOnBackdrop = useRef(false);
  const titleId = useId();
  const say = useControlTexts();

  // before paint and before the content is unmounted, so that the browser restores the focus
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
  /** Intercepts a close request of the browser; ignores those of nested dialogs. */
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
        // some browsers close a dialog on the second close request even if it was prevented
        dialog.current?.showModal();
        onDismiss();
      }}
      onMouseDown={(event) => {
        // the second press can belong to the double click that opened the dialog
        isPressOnBackdrop.current = isBackdrop(event) && event.detail < 2;
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
            <button type="button" className="x" aria-label={say('close')} onClick={dismiss}>
              <Icon name="close" />
            </button>
          </div>
          {children}
        </>
      )}
      {isOpen && <Toasts dialog={dialog} />}
    </dialog>
  );
};
