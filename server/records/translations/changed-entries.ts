// Which text of a list became which when the list was saved. Lists have no keys, so an entry is recognised by what stayed the same.

export type Entry = Readonly<Record<string, unknown>>;

/** The text before and after. */
export type ChangedText = readonly [before: string, after: string];

/** One text counts as a change of another if more than this part of their words is the same. */
const leastAlike = 0.5;

/** Properties that many entries share. */
const isShared = (name: string): boolean => name.endsWith('kind');

type Counts = Map<string, number>;

const countWords = (text: string): Counts => {
  const counts: Counts = new Map();
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, one) => total + one, 0);

/** @returns a function that returns the part of the words that two texts share; 0 if it is small */
const comparison = () => {
  const known = new Map<string, Counts>();
  const wordsOf = (text: string): Counts => {
    const counts = known.get(text) ?? countWords(text);
    known.set(text, counts);
    return counts;
  };
  return (one: string, other: string): number => {
    if (one === other) return 1;
    const [ofOne, ofOther] = [wordsOf(one), wordsOf(other)];
    const all = sum(ofOne.values()) + sum(ofOther.values());
    const same = sum([...ofOne].map(([word, count]) => Math.min(count, ofOther.get(word) ?? 0)));
    const part = all === 0 ? 0 : (2 * same) / all;
    return part > leastAlike ? part : 0;
  };
};

const scoreOf = (one: Entry, other: Entry, alike: ReturnType<typeof comparison>): number => {
  if (one.id !== undefined && one.id === other.id) return Number.POSITIVE_INFINITY;
  const names = Object.keys(one).filter((name) => name !== 'id' && !isShared(name));
  return names.reduce((score, name) => {
    const [before, after] = [one[name], other[name]];
    return typeof before === 'string' && typeof after === 'string' && before !== '' ? score + alike(before, after) : score;
  }, 0);
};

interface Placed {
  entry: Entry;
  index: number;
}

/** @returns the entries of each list that the other one does not have, wherever they are */
const withoutSame = (before: readonly Entry[], after: readonly Entry[]): [Placed[], Placed[]] => {
  const place = (entries: readonly Entry[]) => entries.map((entry, index) => ({ entry, index, text: JSON.stringify(entry) }));
  const counts = (entries: readonly { text: string }[]) => {
    const left = new Map<string, number>();
    for (const { text } of entries) left.set(text, (left.get(text) ?? 0) + 1);
    return left;
  };
  const minus = (entries: ReturnType<typeof place>, others: ReturnType<typeof place>) => {
    const left = counts(others);
    return entries.filter(({ text }) => {
      const count = left.get(text) ?? 0;
      left.set(text, count - 1);
      return count <= 0;
    });
  };
  const [one, other] = [place(before), place(after)];
  return [minus(one, other), minus(other, one)];
};

const pairEntries = (before: readonly Entry[], after: readonly Entry[]): [Entry, Entry][] => {
  const [removed, added] = withoutSame(before, after);
  const alike = comparison();
  const candidates = removed.flatMap((one) => added.map((other) => ({ one, other, score: scoreOf(one.entry, other.entry, alike) })));
  const distance = ({ one, other }: { one: Placed; other: Placed }) => Math.abs(one.index - other.index);
  // the score can be infinite
  const byScore = candidates.toSorted((a, b) => (a.score === b.score ? distance(a) - distance(b) : b.score > a.score ? 1 : -1));
  const paired = new Map<Placed, Placed>();
  const taken = new Set<Placed>();
  for (const { one, other, score } of byScore)
    if (score > 0 && !paired.has(one) && !taken.has(other)) {
      paired.set(one, other);
      taken.add(other);
    }
  const [last, ...rest] = removed.filter((one) => !paired.has(one));
  const [next, ...others] = added.filter((other) => !taken.has(other));
  // the only entry that differs, in its place, was changed completely
  const isReplaced = before.length === after.length && rest.length === 0 && others.length === 0 && last?.index === next?.index;
  if (last && next && isReplaced) paired.set(last, next);
  return [...paired].map(([one, other]) => [one.entry, other.entry]);
};

/**
 * Texts that another entry already had are not returned: they have translations of their own.
 * @param properties with texts that are translated
 */
export const changedTexts = (before: readonly Entry[], after: readonly Entry[], properties: readonly string[]): ChangedText[] => {
  const known = new Set(before.flatMap((entry) => properties.map((name) => entry[name])));
  const pairs = pairEntries(before, after);
  const changes = pairs.flatMap(([one, other]) => properties.map((name) => [one[name], other[name]]));
  return changes.filter((change): change is [string, string] => {
    const [from, to] = change;
    return typeof from === 'string' && typeof to === 'string' && from !== '' && to !== '' && !known.has(to);
  });
};
