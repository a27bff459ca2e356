// A set of ids with one byte for each id up to the highest one: for many thousands of products several times faster than a Set.

export interface IdSet {
  has: (id: number) => boolean;
  delete: (id: number) => void;
  /** Number of ids. */
  size: () => number;
}

export const createIdSet = (ids: readonly number[]): IdSet => {
  let highest = 0;
  for (const id of ids) if (id > highest) highest = id;
  const marks = new Uint8Array(highest + 1);
  let size = 0;
  for (const id of ids) {
    size += 1 - (marks[id] ?? 0);
    marks[id] = 1;
  }
  return {
    has: (id) => marks[id] === 1,
    delete: (id) => {
      size -= marks[id] ?? 0;
      if (id <= highest) marks[id] = 0;
    },
    size: () => size,
  };
};
