// The text of the cell that is edited, until it is committed or discarded.
import { useRef, useState } from 'react';
import type { Position } from './grid-block.ts';

export interface EditedCell {
  position: Position;
  text: string;
  /** Whether the editor was opened by typing: the arrow keys then leave the cell. */
  isReplacing: boolean;
}

/** @param onChange called with the cell when an editor opens and when its text changes, and with null when it closes */
export const useCellEditor = (onChange: (cell: EditedCell | null) => void) => {
  const [edited, setEdited] = useState<EditedCell | null>(null);
  // up to date between two renders
  const latest = useRef(edited);

  const set = (next: EditedCell | null) => {
    latest.current = next;
    onChange(next);
    setEdited(next);
  };
  return {
    /** The state at the last render. */
    edited,
    /** The current state. */
    latest,
    open: (cell: EditedCell) => set(cell),
    type: (text: string) => latest.current && set({ ...latest.current, text }),
    close: () => set(null),
  };
};
