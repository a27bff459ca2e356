// Moves an entry of a list, or removes it.
import { AdminIcon } from '../admin-icon.tsx';

interface Props {
  /** e.g. "section 2" */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

export const EntryButtons = ({ name, isFirst, isLast, onMove, onRemove }: Props) => (
  <div className="entry-buttons">
    <button
      type="button"
      className="icon-btn"
      aria-label={`Move ${name} up`}
      title="Earlier"
      aria-disabled={isFirst || undefined}
      onClick={() => onMove(-1)}
    >
      <AdminIcon name="up" />
    </button>
    <button
      type="button"
      className="icon-btn"
      aria-label={`Move ${name} down`}
      title="Later"
      aria-disabled={isLast || undefined}
      onClick={() => onMove(1)}
    >
      <AdminIcon name="down" />
    </button>
    <button type="button" className="icon-btn danger" aria-label={`Remove ${name}`} title="Remove" onClick={onRemove}>
      <AdminIcon name="delete" />
    </button>
  </div>
);
