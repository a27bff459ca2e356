import { type CSSProperties, useEffect, useState } from 'react';
import { useReducedMotion } from '#web/site/lib/use-reduced-motion.ts';
import { leaveMs, pauseMs, typeMs } from './splash-text.ts';

/** Types the lines in turn; with reduced motion it shows the first line without animation. */
export const Typewriter = ({ lines }: { lines: readonly string[] }) => {
  const [{ line, length }, setPlace] = useState({ line: 0, length: 0 });
  const isReduced = useReducedMotion();
  const text = lines[line % lines.length] ?? '';
  const isTyped = length >= text.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter starts the timer of the next
  useEffect(() => {
    if (isReduced) return;
    const timer = setTimeout(
      () => setPlace((place) => (isTyped ? { line: place.line + 1, length: 0 } : { ...place, length: place.length + 1 })),
      isTyped ? pauseMs : typeMs,
    );
    return () => clearTimeout(timer);
  }, [isReduced, isTyped, line, length]);

  return (
    <p className="type" aria-hidden="true">
      {isReduced ? text : text.slice(0, length)}
      <span className="caret" />
    </p>
  );
};

// maximum number of letters that can be typed before the splash disappears
const typedLetters = Math.ceil(leaveMs / typeMs);

/** The beginning of a line, typed by a CSS animation. */
export const TypedLine = ({ line }: { line: string }) => (
  <p className="type" aria-hidden="true">
    {[...line].slice(0, typedLetters).map((letter, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: letters have no identity other than their position
      <span key={index} className="letter" style={{ '--at': `${index * typeMs}ms` } as CSSProperties}>
        {letter}
      </span>
    ))}
    <span className="caret" />
  </p>
);
