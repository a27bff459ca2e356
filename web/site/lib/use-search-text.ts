// The search box beside an address that carries the search: what is typed goes there after a pause, and what comes
// from there (back, forward, a link) goes into the box.
import { useEffect, useRef, useState } from 'react';

const pauseMs = 500;

interface Options {
  /** The search as the address has it. */
  search: string;
  /** Called 500 ms after the last key with what was typed. */
  onSettled: (search: string) => void;
}

export const useSearchText = ({ search, onSettled }: Options) => {
  const [text, setText] = useState(search);
  const known = useRef(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // the address may have changed while the pause ran: what is called then is the present one
  const latest = useRef(onSettled);

  useEffect(() => {
    latest.current = onSettled;
  });
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
  /** At once: Enter, or the button that empties the box. */
  const submit = (typed: string) => {
    setText(typed);
    settle(typed);
  };
  return { text, type, submit };
};
