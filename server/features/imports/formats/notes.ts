// What a reader does not import, counted while it reads.

type Sentences = Record<string, (count: number, examples: string) => string>;

export interface Notes<S extends Sentences> {
  count: (key: keyof S & string, example?: string) => void;
  /** Sentences for what was counted, in the order of their definition. */
  list: () => string[];
}

const mostExamples = 5;

export const createNotes = <S extends Sentences>(sentences: S): Notes<S> => {
  const counted = new Map<string, { count: number; examples: Set<string>; isCut: boolean }>();
  return {
    count: (key, example) => {
      const entry = counted.get(key) ?? { count: 0, examples: new Set<string>(), isCut: false };
      counted.set(key, entry);
      entry.count++;
      if (example === undefined || entry.examples.has(example)) return;
      if (entry.examples.size < mostExamples) entry.examples.add(example.slice(0, 80));
      else entry.isCut = true;
    },
    list: () =>
      Object.entries(sentences).flatMap(([key, sentence]) => {
        const entry = counted.get(key);
        return entry ? [sentence(entry.count, `${[...entry.examples].join(', ')}${entry.isCut ? ', …' : ''}`)] : [];
      }),
  };
};

/** `1 product`, `2 products` */
export const number = (count: number, noun: string, many = `${noun}s`): string => `${count} ${count === 1 ? noun : many}`;
