// Hides the pills after the second row. Hidden pills stay in the DOM, so that they can be measured again.
import { type RefObject, useLayoutEffect, useState } from 'react';
import { pillsInRows } from './pills-in-rows.ts';

const rows = 2;

const isSame = (one: readonly boolean[] | null, other: readonly boolean[]) => one?.join() === other.join();

/**
 * @param list element whose children are the pills and, last, the "More" button
 * @param current index of the selected pill
 * @param key string that changes whenever the pills change
 * @returns for each pill whether it is shown; null until the pills are measured
 */
export const usePillRows = (list: RefObject<HTMLElement | null>, current: number, key: string): readonly boolean[] | null => {
  const [drawn, setDrawn] = useState<readonly boolean[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed key means changed widths
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => {
      const widths = [...element.children].map((pill) => pill.getBoundingClientRect().width);
      const more = widths.pop() ?? 0;
      const { columnGap, overflowX } = getComputedStyle(element);
      const width = element.clientWidth;
      // on phones the pills are one scrolling row
      const next =
        overflowX === 'auto' || width === 0
          ? widths.map(() => true)
          : pillsInRows(widths, { width, gap: Number.parseFloat(columnGap) || 0, rows, more, current });
      setDrawn((before) => (isSame(before, next) ? before : next));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // widths change when a web font loads
    for (const pill of element.children) observer.observe(pill);
    return () => observer.disconnect();
  }, [list, current, key]);
  return drawn;
};
