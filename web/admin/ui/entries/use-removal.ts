// Removes entries of a list while it is edited; what was removed last can be restored.
import { useState } from 'react';
import type { Keyed } from '../reorder/entries.ts';

interface Removed<T> {
  entries: Keyed<T>[];
  at: number;
  /** Name of the removed entry, e.g. "Slide 2". */
  name: string;
}

export interface Removal {
  /** Undefined if there is nothing to restore. */
  name: string | undefined;
  /** @param count how many entries are removed from it on; by default one */
  remove: (key: string, name: string, count?: number) => void;
  undo: () => void;
  dismiss: () => void;
}

export const useRemoval = <T>(entries: readonly Keyed<T>[], onChange: (entries: Keyed<T>[]) => void): Removal => {
  const [last, setLast] = useState<Removed<T> | null>(null);
  // restored in another way, e.g. by a reset
  const isBack = last !== null && entries.some(({ key }) => key === last.entries[0]?.key);
  const removed = isBack ? null : last;
  return {
    name: removed?.name,
    remove: (key, name, count = 1) => {
      const at = entries.findIndex((entry) => entry.key === key);
      if (at < 0) return;
      setLast({ entries: entries.slice(at, at + count), at, name });
      onChange(entries.toSpliced(at, count));
    },
    undo: () => {
      if (removed) onChange(entries.toSpliced(removed.at, 0, ...removed.entries));
      setLast(null);
    },
    dismiss: () => setLast(null),
  };
};
