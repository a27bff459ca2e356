// Confirmation dialog with a Close button.
import type { ReactNode } from 'react';
import { useControlTexts } from '#web/shared/ui/control-texts.ts';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}

export const SuccessDialog = ({ isOpen, onClose, title, children }: Props) => {
  const say = useControlTexts();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      {(titleId) => (
        <div className="done">
          <span className="mark">
            <Icon name="check" />
          </span>
          <h2 id={titleId}>{title}</h2>
          <p>{children}</p>
          <button type="button" className="btn btn-main" onClick={onClose}>
            {say('close')}
          </button>
        </div>
      )}
    </Dialog>
  );
};
