import type { ReactNode } from 'react';
import { AdminIcon } from '../admin-icon.tsx';
import type { Step } from './entries.ts';

interface MoveProps {
  /** e.g. "section 2" */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: Step) => void;
}

/** Buttons that move an entry of a list up and down. */
export const MoveButtons = ({ name, isFirst, isLast, onMove }: MoveProps) => (
  <>
    <button
      type="button"
      className="icon-btn"
      aria-label={`Move ${name} up`}
      title="Earlier  Alt ↑"
      aria-disabled={isFirst || undefined}
      onClick={() => onMove(-1)}
    >
      <AdminIcon name="up" />
    </button>
    <button
      type="button"
      className="icon-btn"
      aria-label={`Move ${name} down`}
      title="Later  Alt ↓"
      aria-disabled={isLast || undefined}
      onClick={() => onMove(1)}
    >
      <AdminIcon name="down" />
    </button>
  </>
);

/** Buttons that move an entry of a list, or remove it. */
export const EntryButtons = ({ grip, onRemove, ...move }: MoveProps & { grip?: ReactNode; onRemove: () => void }) => (
  <div className="entry-buttons">
    {grip}
    <MoveButtons {...move} />
    <button type="button" className="icon-btn danger" aria-label={`Remove ${move.name}`} title="Remove" onClick={onRemove}>
      <AdminIcon name="delete" />
    </button>
  </div>
);
