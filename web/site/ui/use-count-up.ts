import { type RefObject, useEffect, useState } from 'react';
import { countedValue, isCountable } from '#web/site/lib/counted-value.ts';

const duration = 1200;
const easeOut = (part: number) => 1 - (1 - part) ** 3;
const isStill = () => typeof IntersectionObserver === 'undefined' || window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Counts up to a value once, when the element scrolls into view.
 * @returns the text to show instead of the value while counting; null before and after
 */
export const useCountUp = (element: RefObject<HTMLElement | null>, value: string): string | null => {
  const [drawn, setDrawn] = useState<string | null>(null);
  useEffect(() => {
    const target = element.current;
    if (!target || isStill() || !isCountable(value)) return;
    let frame = 0;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      const start = performance.now();
      const draw = (now: number) => {
        const part = Math.min(1, Math.max(0, now - start) / duration);
        setDrawn(part < 1 ? countedValue(value, easeOut(part)) : null);
        if (part < 1) frame = requestAnimationFrame(draw);
      };
      draw(start);
    });
    observer.observe(target);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      setDrawn(null);
    };
  }, [element, value]);
  return drawn;
};
