// Entries of a list that is being edited, and their order.

/** An entry with a key that stays the same wherever the entry moves. */
export type Keyed<T = object> = T & { key: string };

/** The position at which a dragged entry would be inserted. */
export interface DropTarget {
  /** The entry at the pointer; null for the end of a tree. */
  key: string | null;
  side: 'before' | 'after';
}

/** Towards the beginning or towards the end of the list. */
export type Step = -1 | 1;

let lastKey = 0;
// stored entries have keys from earlier visits, which must differ from new ones
const visit = Math.random().toString(36).slice(2, 8);
export const newKey = (): string => `entry-${visit}-${++lastKey}`;
export const keyed = <T extends object>(entry: T): Keyed<T> => ({ ...entry, key: newKey() });

/** @returns the entry without its key, as it is stored */
export const plainEntry = <T extends object>({ key: _key, ...entry }: Keyed<T>): object => entry;

export const withEntry = <T>(entries: readonly Keyed<T>[], key: string, part: Partial<T>): Keyed<T>[] =>
  entries.map((entry) => (entry.key === key ? { ...entry, ...part } : entry));

/** @returns a copy of the list with one entry moved to another index; in the same order if that index does not exist */
export const movedTo = <T>(list: readonly T[], from: number, to: number): T[] => {
  const entry = list[from];
  return entry === undefined || to < 0 || to >= list.length ? [...list] : list.toSpliced(from, 1).toSpliced(to, 0, entry);
};

export const movedByStep = <T>(entries: readonly Keyed<T>[], key: string, step: Step): Keyed<T>[] => {
  const from = entries.findIndex((entry) => entry.key === key);
  return movedTo(entries, from, from + step);
};

export const movedToTarget = <T>(entries: readonly Keyed<T>[], key: string, target: DropTarget): Keyed<T>[] => {
  const moved = entries.find((entry) => entry.key === key);
  if (!moved || key === target.key) return [...entries];
  const others = entries.filter((entry) => entry !== moved);
  const index = others.findIndex((entry) => entry.key === target.key);
  return others.toSpliced(index < 0 ? others.length : index + (target.side === 'after' ? 1 : 0), 0, moved);
};
