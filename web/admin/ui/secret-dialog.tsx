// Shows a secret once, because no response of the server contains it again.
import type { ReactNode } from 'react';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { AdminIcon } from './admin-icon.tsx';

/** Ignores Escape and clicks on the backdrop, because the secret cannot be shown again. */
const ignore = () => {};

interface Props {
  title: string;
  /** Where it must be stored. */
  notice: string;
  onClose: () => void;
  children: ReactNode;
}

export const SecretDialog = ({ title, notice, onClose, children }: Props) => (
  <Dialog isOpen onClose={onClose} onDismiss={ignore} title={title} className="dlg-m">
    {(titleId) => (
      <>
        <header className="dlg-head">
          <div className="grow">
            <h2 id={titleId}>{title}</h2>
          </div>
        </header>
        <div className="dlg-body stack">
          <p className="notice yellow">
            <AdminIcon name="alert" />
            <span className="grow">{notice}</span>
          </p>
          {children}
        </div>
        <footer className="dlg-foot">
          <div className="grow" />
          <button type="button" className="btn btn-primary" onClick={onClose}>
            I have stored it
          </button>
        </footer>
      </>
    )}
  </Dialog>
);
