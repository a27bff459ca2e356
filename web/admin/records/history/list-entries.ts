// Compares lists that a setting contains as JSON, such as slides and team members, entry by entry.

type Entry = Record<string, unknown>;

export interface EntryDifference {
  /** Position in the list after the save, or before it if the entry was removed. */
  number: number;
  name: string;
  change: 'changed' | 'added' | 'removed';
  /** The fields that differ. */
  fields: { name: string; before: string; after: string }[];
}

/** @returns null if the value is not a list of entries; no value is an empty list */
export const readEntries = (value: unknown): Entry[] | null => {
  if (value === null || value === undefined || value === '') return [];
  try {
    const list: unknown = JSON.parse(String(value));
    const isList = Array.isArray(list) && list.every((entry) => typeof entry === 'object' && entry !== null && !Array.isArray(entry));
    return isList ? list : null;
  } catch {
    return null;
  }
};

const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);

// the id is of no interest to readers
const isShown = (field: string) => field !== 'id';

/** The first text of an entry: the title of a slide, the name of a person. */
const nameOf = (entry: Entry): string => textOf(Object.values(entry).find((value) => typeof value === 'string' && value !== ''));

const differing = (before: Entry, after: Entry): EntryDifference['fields'] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter(isShown)
    .map((name) => ({ name, before: textOf(before[name]), after: textOf(after[name]) }))
    .filter((field) => field.before !== field.after);

interface Pair {
  before: number | null;
  after: number | null;
}

/** Pairs equal entries first, then those with the same name, then the others by their position. */
const pairs = (before: readonly Entry[], after: readonly Entry[]): Pair[] => {
  const left = new Set(before.keys());
  const found = new Map<number, number>();
  const pairBy = (isPair: (old: number, now: number) => boolean) => {
    for (const now of after.keys()) {
      const old = found.has(now) ? undefined : [...left].find((candidate) => isPair(candidate, now));
      if (old === undefined) continue;
      found.set(now, old);
      left.delete(old);
    }
  };
  pairBy((old, now) => JSON.stringify(before[old]) === JSON.stringify(after[now]));
  pairBy((old, now) => nameOf(before[old] ?? {}) === nameOf(after[now] ?? {}));
  pairBy((old, now) => old === now);
  return [
    ...[...after.keys()].map((now) => ({ before: found.get(now) ?? null, after: now })),
    ...[...left].map((old) => ({ before: old, after: null })),
  ];
};

/** @returns the entries that differ, removed ones last; none if only the order differs */
export const compareEntries = (before: readonly Entry[], after: readonly Entry[]): EntryDifference[] =>
  pairs(before, after).flatMap((pair): EntryDifference[] => {
    const old = pair.before === null ? {} : (before[pair.before] ?? {});
    const now = pair.after === null ? {} : (after[pair.after] ?? {});
    const fields = differing(old, now);
    if (fields.length === 0) return [];
    return [
      {
        number: (pair.after ?? pair.before ?? 0) + 1,
        name: nameOf(pair.after === null ? old : now),
        change: pair.before === null ? 'added' : pair.after === null ? 'removed' : 'changed',
        fields,
      },
    ];
  });
