// Which of a product's pictures is shown, and the keys that change it.
import { type KeyboardEvent, useState } from 'react';

export interface ShownPicture {
  index: number;
  count: number;
  show: (index: number) => void;
  /** The one before or after, around the end. */
  step: (by: 1 | -1) => void;
  /** Arrow keys, Home and End. @returns the index that is shown now */
  onKeyDown: (event: KeyboardEvent) => number;
}

export const useShownPicture = (count: number): ShownPicture => {
  const [index, show] = useState(0);
  const around = (to: number) => (to + count) % count;
  const targets: Record<string, number> = {
    ArrowRight: around(index + 1),
    ArrowLeft: around(index - 1),
    Home: 0,
    End: count - 1,
  };
  return {
    index,
    count,
    show,
    step: (by) => show(around(index + by)),
    onKeyDown: (event) => {
      const target = targets[event.key];
      if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return index;
      event.preventDefault();
      show(target);
      return target;
    },
  };
};
