// The selected block of a grid. The focus follows its active cell.
import { useRef, useState } from 'react';
import { clamp, type Place, type Selection, type Size } from './grid-block.ts';

export const useGridSelection = (size: Size) => {
  const [chosen, setChosen] = useState<Selection>({ active: { row: 0, column: 0 }, anchor: { row: 0, column: 0 } });
  /** The focus moves to the active cell with the next render. */
  const needsFocus = useRef(false);
  const [active, anchor] = [clamp(chosen.active, size), clamp(chosen.anchor, size)];

  const select = (next: Selection) => {
    needsFocus.current = true;
    setChosen(next);
  };
  return {
    active,
    anchor,
    needsFocus,
    select,
    selectCell: (place: Place) => select({ active: place, anchor: place }),
    extendTo: (place: Place) => select({ active: place, anchor }),
    selectAll: () => select({ active: { row: 0, column: 0 }, anchor: { row: size.rows - 1, column: size.columns - 1 } }),
  };
};
