// Tells which entry was removed from a list, and offers to restore it.
import { AdminIcon } from '../admin-icon.tsx';

interface Props {
  /** e.g. "Slide 2 removed" */
  text: string;
  onUndo: () => void;
  onDismiss: () => void;
}

export const UndoNotice = ({ text, onUndo, onDismiss }: Props) => (
  <div className="undo-notice" role="status">
    <span className="grow">{text}</span>
    <button type="button" className="btn btn-s" aria-label="Undo removing" onClick={onUndo}>
      <AdminIcon name="undo" />
      Undo
    </button>
    <button type="button" className="icon-btn" aria-label="Dismiss" title="Dismiss" onClick={onDismiss}>
      <AdminIcon name="close" />
    </button>
  </div>
);
