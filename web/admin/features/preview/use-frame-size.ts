import { type RefObject, useLayoutEffect, useState } from 'react';

/** How much a screen of a width is scaled down to fit into an element, and how high it may be there, before scaling. */
export const useFrameSize = (room: RefObject<HTMLElement | null>, width: number): { scale: number; height: number } => {
  const [size, setSize] = useState({ width: 0, height: 0 });
  // before the first paint, so that nothing moves
  useLayoutEffect(() => {
    const element = room.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [room]);
  const scale = size.width > 0 ? Math.min(1, size.width / width) : 1;
  return { scale, height: Math.floor(size.height / scale) };
};
