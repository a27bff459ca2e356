// Debounces typed text, for results that are updated while typing.
import { useEffect, useState } from 'react';

const pauseMs = 250;

/** @returns the trimmed text, delayed by 250 ms; an emptied field takes effect immediately */
export const useDebouncedText = (typed: string): string => {
  const text = typed.trim();
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setDebounced, text === '' ? 0 : pauseMs, text);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : debounced;
};
