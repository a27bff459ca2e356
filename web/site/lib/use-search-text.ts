// Keeps a search box and the search in the URL in sync: typed text is applied to the URL after a pause, and changes of the URL
// (back, forward, a link) update the box.
import { useEffect, useRef, useState } from 'react';
import { useLatest } from '#web/shared/lib/use-latest.ts';

const pauseMs = 500;

interface Options {
  /** Search in the URL. */
  search: string;
  /** Called with the trimmed text 500 ms after the last key. */
  onSettled: (search: string) => void;
}

/** @returns the text of the box, `type` for its changes and `submit` to apply a text immediately */
export const useSearchText = ({ search, onSettled }: Options) => {
  const [text, setText] = useState(search);
  const known = useRef(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // the callback may have changed during the pause
  const latest = useLatest(onSettled);

  useEffect(() => {
    if (search === known.current) return;
    known.current = search;
    clearTimeout(timer.current);
    setText(search);
  }, [search]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const settle = (typed: string) => {
    clearTimeout(timer.current);
    const next = typed.trim();
    if (next === known.current) return;
    known.current = next;
    latest.current(next);
  };
  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(settle, pauseMs, typed);
  };
  /** Applies a text immediately, on Enter or when the box is cleared. */
  const submit = (typed: string) => {
    setText(typed);
    settle(typed);
  };
  return { text, type, submit };
};
