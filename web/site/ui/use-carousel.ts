// State of a picture carousel and its keyboard navigation.
import { useState } from 'react';
import { towardsNext } from '#web/site/lib/direction.ts';

/** Properties that React's and the browser's keyboard events have in common. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'preventDefault'>;

export interface Carousel {
  index: number;
  count: number;
  show: (index: number) => void;
  /** Shows the previous or next picture and wraps around. */
  step: (by: 1 | -1) => void;
  /**
   * Handles arrow keys, Home and End.
   * @param from index the arrow keys start from; defaults to the shown picture
   * @returns the new index; null if the key is not handled
   */
  onKeyDown: (event: KeyPress, from?: number) => number | null;
}

/** @param count number of pictures */
export const useCarousel = (count: number): Carousel => {
  const [chosen, show] = useState(0);
  const index = Math.min(chosen, Math.max(0, count - 1));
  const around = (to: number) => (to + count) % count;
  const targetOf = (key: string, from: number): number | undefined => {
    const right = towardsNext();
    const targets: Record<string, number> = { ArrowRight: around(from + right), ArrowLeft: around(from - right), Home: 0, End: count - 1 };
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
