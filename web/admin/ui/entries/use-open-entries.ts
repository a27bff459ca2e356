// The open entries of a list. A refused save opens those with an error; they stay open while it is corrected.
import { useState } from 'react';

interface Options {
  initial?: readonly string[];
  /** How many saves were refused. */
  refusals: number;
  /** Keys of the entries that have an error. */
  wrong: readonly string[];
}

export const useOpenEntries = ({ initial = [], refusals, wrong }: Options) => {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(initial));
  const [seen, setSeen] = useState(refusals);
  if (seen !== refusals) {
    setSeen(refusals);
    setOpen(new Set([...open, ...wrong]));
  }
  return {
    isOpen: (key: string) => open.has(key),
    toggle: (key: string) => setOpen(new Set(open.has(key) ? [...open].filter((one) => one !== key) : [...open, key])),
    openOnly: (key: string) => setOpen(new Set([key])),
  };
};
