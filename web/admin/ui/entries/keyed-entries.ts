// Entries of a list while it is edited: each keeps a key of its own, whatever its place.

export type Keyed<T> = T & { key: string };

let last = 0;
export const keyed = <T extends object>(entry: T): Keyed<T> => ({ ...entry, key: `entry-${++last}` });

export const withEntry = <T>(entries: readonly Keyed<T>[], key: string, part: Partial<T>): Keyed<T>[] =>
  entries.map((entry) => (entry.key === key ? { ...entry, ...part } : entry));

/** @param step -1 towards the beginning, 1 towards the end */
export const movedEntry = <T>(entries: readonly Keyed<T>[], key: string, step: -1 | 1): Keyed<T>[] => {
  const from = entries.findIndex((entry) => entry.key === key);
  const to = from + step;
  const [a, b] = [entries[from], entries[to]];
  if (!a || !b) return [...entries];
  return entries.map((entry, index) => (index === from ? b : index === to ? a : entry));
};

/** Puts an entry where it was dropped. @param targetKey the entry it was dropped on; null is the end of the list */
export const placedEntry = <T>(
  entries: readonly Keyed<T>[],
  key: string,
  targetKey: string | null,
  side: 'before' | 'after',
): Keyed<T>[] => {
  const moved = entries.find((entry) => entry.key === key);
  if (!moved || key === targetKey) return [...entries];
  const others = entries.filter((entry) => entry !== moved);
  const target = others.findIndex((entry) => entry.key === targetKey);
  return others.toSpliced(target < 0 ? others.length : target + (side === 'after' ? 1 : 0), 0, moved);
};

/** As it is stored. */
export const plainEntry = <T extends object>({ key: _key, ...entry }: Keyed<T>): object => entry;
