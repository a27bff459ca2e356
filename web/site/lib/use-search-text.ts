// Keeps a search box and the search in the URL in sync: typed text is applied to the URL after a delay, and changes of the URL
// (back, forward, a link) update the box.
import { useEffect, useRef, useState } from 'react';
import { useAfterPause } from './use-after-pause.ts';

const pauseMs = 500;

interface Options {
  /** Search in the URL. */
  search: string;
  /** Called with the trimmed text 500 ms after the last keystroke. */
  onSettled: (search: string) => void;
}

/** @returns the text of the box, `type` for its changes and `submit` to apply a text immediately */
export const useSearchText = ({ search, onSettled }: Options) => {
  const [text, setText] = useState(search);
  const known = useRef(search);
  const settle = useAfterPause((typed) => {
    const next = typed.trim();
    if (next === known.current) return;
    known.current = next;
    onSettled(next);
  });

  const { cancel } = settle;
  useEffect(() => {
    if (search === known.current) return;
    known.current = search;
    cancel();
    setText(search);
  }, [search, cancel]);

  const type = (typed: string) => {
    setText(typed);
    settle.schedule(typed, pauseMs);
  };
  /** Applies a text immediately, on Enter or when the box is cleared. */
  const submit = (typed: string) => {
    setText(typed);
    settle.run(typed);
  };
  return { text, type, submit };
};
