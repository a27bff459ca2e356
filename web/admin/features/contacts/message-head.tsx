// The head of the message dialog: subject, buttons for the neighbouring messages, close.
import { type RefObject, useEffect } from 'react';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { isSingleKey } from '#web/shared/lib/single-keys.ts';

/** Absent at the end of the list. */
export interface Neighbours {
  onNewer?: () => void;
  onOlder?: () => void;
}

/** J opens the older message, K the newer one. */
const useNeighbourKeys = ({ onNewer, onOlder }: Neighbours): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // the confirmation of a deletion is open above this dialog
      if (document.querySelector('dialog[open][role="alertdialog"]')) return;
      if (isSingleKey(event, 'j')) onOlder?.();
      if (isSingleKey(event, 'k')) onNewer?.();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onNewer, onOlder]);
};

interface NeighbourProps {
  direction: 'Newer' | 'Older';
  shortcut: string;
  icon: 'up' | 'down';
  onClick: (() => void) | undefined;
}

const NeighbourButton = ({ direction, shortcut, icon, onClick }: NeighbourProps) => (
  <button
    type="button"
    className="icon-btn"
    aria-label={`${direction} message`}
    aria-keyshortcuts={shortcut}
    title={`${direction} (${shortcut})`}
    aria-disabled={!onClick || undefined}
    onClick={onClick}
  >
    <AdminIcon name={icon} />
  </button>
);

interface Props extends Neighbours {
  subject: string;
  titleId: string;
  heading: RefObject<HTMLHeadingElement | null>;
  onClose: () => void;
}

export const MessageHead = ({ subject, titleId, heading, onClose, onNewer, onOlder }: Props) => {
  useNeighbourKeys({ onNewer, onOlder });
  return (
    <header className="dlg-head">
      <div className="grow">
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {subject}
        </h2>
      </div>
      <NeighbourButton direction="Newer" shortcut="K" icon="up" onClick={onNewer} />
      <NeighbourButton direction="Older" shortcut="J" icon="down" onClick={onOlder} />
      <button type="button" className="icon-btn" aria-label="Close" title="Close (Esc)" onClick={onClose}>
        <AdminIcon name="close" />
      </button>
    </header>
  );
};
