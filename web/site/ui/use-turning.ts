// Turning through pictures: which one is shown, and the keys that change it.
import { useState } from 'react';

/** React's event or the browser's. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'preventDefault'>;

export interface Turning {
  index: number;
  count: number;
  show: (index: number) => void;
  /** The one before or after, around the end. */
  step: (by: 1 | -1) => void;
  /**
   * Arrow keys, Home and End.
   * @param from where the arrow keys start; the picture that is shown, unless another one has the focus
   * @returns the index that is shown now, null when the key has no meaning here
   */
  onKeyDown: (event: KeyPress, from?: number) => number | null;
}

export const useTurning = (count: number): Turning => {
  const [chosen, show] = useState(0);
  const index = Math.min(chosen, Math.max(0, count - 1));
  const around = (to: number) => (to + count) % count;
  const targetOf = (key: string, from: number): number | undefined => {
    const targets: Record<string, number> = { ArrowRight: around(from + 1), ArrowLeft: around(from - 1), Home: 0, End: count - 1 };
    return targets[key];
  };
  return {
    index,
    count,
    show,
    step: (by) => show(around(index + by)),
    onKeyDown: (event, from = index) => {
      const target = targetOf(event.key, from);
      if (count < 2 || target === undefined || event.altKey || event.ctrlKey || event.metaKey) return null;
      event.preventDefault();
      show(target);
      return target;
    },
  };
};
