import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** @returns how wide an element is drawn, in pixels, kept up to date */
export const useWidth = (before: number): { ref: RefObject<HTMLDivElement | null>; width: number } => {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(before);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth || before);
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [before]);
  return { ref, width };
};
