import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import type { Direction } from './move-entry.ts';

interface Props {
  /** What the row is called. */
  name: string;
  onMove: (direction: Direction) => void;
  onRemove: () => void;
}

/** Move and remove. Moving is no tab stop: the keyboard has Alt and the arrows for it. */
export const RowActions = ({ name, onMove, onRemove }: Props) => (
  <span className="spec-actions">
    <button
      type="button"
      className="icon-btn move"
      tabIndex={-1}
      aria-label={`Move ${name} up`}
      title="Move up  Alt ↑"
      onClick={() => onMove('up')}
    >
      <AdminIcon name="up" />
    </button>
    <button
      type="button"
      className="icon-btn move"
      tabIndex={-1}
      aria-label={`Move ${name} down`}
      title="Move down  Alt ↓"
      onClick={() => onMove('down')}
    >
      <AdminIcon name="down" />
    </button>
    <button type="button" className="icon-btn danger" aria-label={`Remove ${name}`} title="Remove" onClick={onRemove}>
      <AdminIcon name="close" />
    </button>
  </span>
);
