// Removes entries of a list while it is edited; the last removed entry can be restored.
import { useState } from 'react';
import type { Keyed } from '../reorder/entries.ts';

interface Removed<T> {
  entry: Keyed<T>;
  at: number;
  /** Name of the removed entry, e.g. "Slide 2". */
  name: string;
}

export interface Removal {
  /** Undefined if there is nothing to restore. */
  name: string | undefined;
  remove: (key: string, name: string) => void;
  undo: () => void;
  dismiss: () => void;
}

export const useRemoval = <T>(entries: readonly Keyed<T>[], onChange: (entries: Keyed<T>[]) => void): Removal => {
  const [last, setLast] = useState<Removed<T> | null>(null);
  // restored in another way, e.g. by a reset
  const isBack = last !== null && entries.some(({ key }) => key === last.entry.key);
  const removed = isBack ? null : last;
  return {
    name: removed?.name,
    remove: (key, name) => {
      const at = entries.findIndex((entry) => entry.key === key);
      const entry = entries[at];
      if (!entry) return;
      setLast({ entry, at, name });
      onChange(entries.filter((one) => one !== entry));
    },
    undo: () => {
      if (removed) onChange(entries.toSpliced(removed.at, 0, removed.entry));
      setLast(null);
    },
    dismiss: () => setLast(null),
  };
};
