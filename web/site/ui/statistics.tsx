// Statistics that count up when they scroll into view. The final value is always rendered, for screen readers and to avoid
// layout shifts.
import { type RefObject, useEffect, useRef, useState } from 'react';
import { countedValue, isCountable } from '#web/site/lib/counted-value.ts';

const duration = 1200;
const easeOut = (part: number) => 1 - (1 - part) ** 3;
const isStill = () => typeof IntersectionObserver === 'undefined' || window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Counts up to a value once, when the element scrolls into view.
 * @returns the text to show instead of the value while counting; null before and after
 */
const useCountUp = (element: RefObject<HTMLElement | null>, value: string): string | null => {
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

interface Item {
  value: string;
  label: string;
}

// in characters; longer values are words rather than numbers
const longest = 9;

const Figure = ({ value }: Pick<Item, 'value'>) => {
  const element = useRef<HTMLElement>(null);
  const counted = useCountUp(element, value);
  return (
    <dd ref={element} className={value.length > longest ? 'long' : undefined}>
      <span className={counted === null ? undefined : 'covered'}>{value}</span>
      {counted !== null && <span aria-hidden="true">{counted}</span>}
    </dd>
  );
};

export const Statistics = ({ items }: { items: Item[] }) => (
  <dl className="stats">
    {items.map(({ value, label }) => (
      <div key={`${label} ${value}`}>
        <dt>{label}</dt>
        <Figure value={value} />
      </div>
    ))}
  </dl>
);
