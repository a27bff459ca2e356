// Toasts in live regions that exist before them, because screen readers often miss a region inserted together with its text.
// Everything outside an open modal dialog is inert, so each dialog has its own region, and the topmost one shows the toasts.
import { type RefObject, useEffect, useRef } from 'react';
import { useControlTexts } from './control-texts.ts';
import { Icon, type IconName } from './icon.tsx';
import { useUppermostDialog } from './open-dialogs.ts';
import { dismissToast, pauseToasts, resumeToasts, type ToastKind, type ToastMessage, useToasts } from './toast-store.ts';

const looks: Record<ToastKind, { className: string; icon: IconName; role?: 'alert' }> = {
  success: { className: 'toast', icon: 'check' },
  info: { className: 'toast note', icon: 'info' },
  error: { className: 'toast bad', icon: 'alert', role: 'alert' },
};

/** @param isMoved it was already announced in another region */
const Toast = ({ toast: { id, kind, text }, isMoved }: { toast: ToastMessage; isMoved: boolean }) => {
  const { className, icon, role } = looks[kind];
  const say = useControlTexts();
  return (
    <div className={className} role={isMoved ? undefined : role} aria-live={isMoved ? 'off' : undefined}>
      <Icon name={icon} />
      <span>{text}</span>
      <button type="button" className="x" aria-label={say('close')} onClick={() => dismissToast(id)}>
        <Icon name="close" />
      </button>
    </div>
  );
};

/** @param dialog the dialog that contains the region; undefined for the document */
export const Toasts = ({ dialog }: { dialog?: RefObject<HTMLElement | null> }) => {
  const all = useToasts();
  const uppermost = useUppermostDialog();
  const say = useControlTexts();
  const region = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  const isShown = dialog ? uppermost !== null && uppermost === dialog.current : uppermost === null;
  const toasts = isShown ? all : [];

  // browsers dispatch no blur event when the focused element is removed
  useEffect(() => {
    if (!hadFocus.current || region.current?.contains(document.activeElement)) return;
    hadFocus.current = false;
    resumeToasts();
    region.current?.querySelector('button')?.focus();
  });
  return (
    <section
      ref={region}
      className="toasts"
      aria-label={isShown ? say('notifications') : undefined}
      aria-live="polite"
      aria-relevant="additions"
      onPointerEnter={pauseToasts}
      onPointerLeave={resumeToasts}
      onFocus={() => {
        hadFocus.current = true;
        pauseToasts();
      }}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        hadFocus.current = false;
        resumeToasts();
      }}
    >
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} isMoved={toast.place !== uppermost} />
      ))}
    </section>
  );
};
