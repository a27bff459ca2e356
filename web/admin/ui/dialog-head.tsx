// The head of a dialog: its title and the button that closes it.
import type { ReactNode } from 'react';
import { AdminIcon } from './admin-icon.tsx';

interface Props {
  titleId: string;
  title: string;
  /** Shown below the title. */
  children?: ReactNode;
  onClose: () => void;
}

export const DialogHead = ({ titleId, title, children, onClose }: Props) => (
  <header className="dlg-head">
    <div className="grow">
      <h2 id={titleId}>{title}</h2>
      {children}
    </div>
    <button type="button" className="icon-btn" aria-label="Close" title="Close (Esc)" onClick={onClose}>
      <AdminIcon name="close" />
    </button>
  </header>
);
