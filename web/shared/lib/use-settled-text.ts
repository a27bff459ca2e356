// What is typed, once nothing was typed for a moment: for results that appear while typing.
import { useEffect, useState } from 'react';

const pauseMs = 250;

/** @returns the trimmed text once nothing was typed for a moment; an emptied field counts at once */
export const useSettledText = (typed: string): string => {
  const text = typed.trim();
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setSettled, text === '' ? 0 : pauseMs, text);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : settled;
};
