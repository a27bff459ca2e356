import { createPortal } from 'react-dom';
import { Icon, type IconName } from './icon.tsx';
import { useUppermostDialog } from './open-dialogs.ts';
import { dismissToast, pauseToasts, resumeToasts, type ToastKind, useToasts } from './toast-store.ts';

const looks: Record<ToastKind, { className: string; icon: IconName; role: 'status' | 'alert' }> = {
  success: { className: 'toast', icon: 'check', role: 'status' },
  info: { className: 'toast note', icon: 'info', role: 'status' },
  error: { className: 'toast bad', icon: 'alert', role: 'alert' },
};

export const Toasts = () => {
  const toasts = useToasts();
  const dialog = useUppermostDialog();
  const list = (
    <section
      className="toasts"
      aria-label="Notifications"
      onPointerEnter={pauseToasts}
      onPointerLeave={resumeToasts}
      onFocus={pauseToasts}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) resumeToasts();
      }}
    >
      {toasts.map(({ id, kind, text }) => (
        <div key={id} className={looks[kind].className} role={looks[kind].role}>
          <Icon name={looks[kind].icon} />
          <span>{text}</span>
          <button type="button" className="x" aria-label="Close" onClick={() => dismissToast(id)}>
            <Icon name="close" />
          </button>
        </div>
      ))}
    </section>
  );
  // everything outside an open modal dialog is inert
  return dialog ? createPortal(list, dialog) : list;
};
