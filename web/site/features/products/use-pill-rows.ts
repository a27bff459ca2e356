// Folds a long row of pills after its second line. Folded ones keep their width, so that they can be measured again.
import { type RefObject, useLayoutEffect, useState } from 'react';
import { pillsInRows } from './pills-in-rows.ts';

const rows = 2;

const isSame = (one: readonly boolean[] | null, other: readonly boolean[]) => one?.join() === other.join();

/**
 * @param list its children are the pills, the last one is the button that shows the others
 * @param current index of the chosen pill
 * @param key changes whenever the pills do
 * @returns for each pill whether it is drawn; null until they are measured
 */
export const usePillRows = (list: RefObject<HTMLElement | null>, current: number, key: string): readonly boolean[] | null => {
  const [drawn, setDrawn] = useState<readonly boolean[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other texts have other widths
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => {
      const widths = [...element.children].map((pill) => pill.getBoundingClientRect().width);
      const more = widths.pop() ?? 0;
      const { columnGap, overflowX } = getComputedStyle(element);
      const width = element.clientWidth;
      // on a phone it is one row that scrolls
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
    // a font that comes late
    for (const pill of element.children) observer.observe(pill);
    return () => observer.disconnect();
  }, [list, current, key]);
  return drawn;
};
