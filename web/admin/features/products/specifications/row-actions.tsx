import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import type { Step } from '#web/admin/ui/reorder/entries.ts';

interface Props {
  /** Name of the row. */
  name: string;
  onMove: (step: Step) => void;
  onRemove: () => void;
}

/** Buttons that move and remove a row. The move buttons are not tab stops, because Alt and the arrow keys do the same. */
export const RowActions = ({ name, onMove, onRemove }: Props) => (
  <span className="spec-actions">
    <button
      type="button"
      className="icon-btn move"
      tabIndex={-1}
      aria-label={`Move ${name} up`}
      title="Move up  Alt ↑"
      onClick={() => onMove(-1)}
    >
      <AdminIcon name="up" />
    </button>
    <button
      type="button"
      className="icon-btn move"
      tabIndex={-1}
      aria-label={`Move ${name} down`}
      title="Move down  Alt ↓"
      onClick={() => onMove(1)}
    >
      <AdminIcon name="down" />
    </button>
    <button type="button" className="icon-btn danger" aria-label={`Remove ${name}`} title="Remove" onClick={onRemove}>
      <AdminIcon name="close" />
    </button>
  </span>
);
