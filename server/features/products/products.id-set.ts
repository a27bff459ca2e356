// Sets of ids with one bit for each id up to the highest one: for many thousands of products several times faster than a Set.

export interface IdSet {
  readonly bits: Uint32Array;
  readonly size: number;
}

const bitsPerWord = 32;

const countBits = (word: number): number => {
  // the number of set bits in ever larger groups of bits
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

const withSize = (bits: Uint32Array): IdSet => {
  let size = 0;
  for (let at = 0; at < bits.length; at++) size += countBits(bits[at] ?? 0);
  return { bits, size };
};

/** @param highest larger ids are ignored */
export const createIdSet = (ids: readonly number[], highest: number): IdSet => {
  const bits = new Uint32Array(Math.floor(highest / bitsPerWord) + 1);
  // a shift uses the last five bits of the number; a write outside of the array has no effect
  for (const id of ids) if (id <= highest) bits[id >>> 5] = (bits[id >>> 5] ?? 0) | (1 << id);
  return withSize(bits);
};

const zero = 48;

/**
 * Reads the digits of the text itself, because an array of many thousands of ids is garbage that takes time to collect.
 * @param list positive whole numbers, separated by other characters; the last one is followed by such a character
 * @param highest larger ids are ignored
 */
export const parseIdSet = (list: string, highest: number): IdSet => {
  const bits = new Uint32Array(Math.floor(highest / bitsPerWord) + 1);
  let id = 0;
  for (let at = 0; at < list.length; at++) {
    const digit = list.charCodeAt(at) - zero;
    if (digit >= 0 && digit <= 9) id = id * 10 + digit;
    else if (id > 0) {
      if (id <= highest) bits[id >>> 5] = (bits[id >>> 5] ?? 0) | (1 << id);
      id = 0;
    }
  }
  return withSize(bits);
};

/** @returns the bits in the byte order of the processor, which is the same on all supported ones */
export const toBytes = ({ bits }: IdSet): Uint8Array => new Uint8Array(bits.buffer, bits.byteOffset, bits.byteLength);

export const fromBytes = (bytes: Uint8Array): IdSet => withSize(new Uint32Array(Uint8Array.from(bytes).buffer));

export const hasId = ({ bits }: IdSet, id: number): boolean => (((bits[id >>> 5] ?? 0) >>> id) & 1) === 1;

// each has a loop of its own: a function that combines two words would be called for each of thousands of words
export const intersect = (one: IdSet, other: IdSet): IdSet => {
  const bits = new Uint32Array(one.bits);
  for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) & (other.bits[at] ?? 0);
  return withSize(bits);
};

export const unite = (one: IdSet, other: IdSet): IdSet => {
  // sets of different highest ids have different lengths
  if (one.bits.length < other.bits.length) return unite(other, one);
  const bits = new Uint32Array(one.bits);
  for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) | (other.bits[at] ?? 0);
  return withSize(bits);
};

export const subtract = (one: IdSet, other: IdSet): IdSet => {
  const bits = new Uint32Array(one.bits);
  for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) & ~(other.bits[at] ?? 0);
  return withSize(bits);
};

/** @returns the set with these ids added or removed; the same set if nothing changes */
export const corrected = (set: IdSet, members: ReadonlyMap<number, boolean>): IdSet => {
  const wrong = [...members].flatMap(([id, isMember]) => (hasId(set, id) === isMember ? [] : [id]));
  if (wrong.length === 0) return set;
  const bits = new Uint32Array(Math.max(set.bits.length, Math.floor(Math.max(...wrong) / bitsPerWord) + 1));
  bits.set(set.bits);
  for (const id of wrong) bits[id >>> 5] = (bits[id >>> 5] ?? 0) ^ (1 << id);
  const added = wrong.filter((id) => members.get(id)).length;
  return { bits, size: set.size + 2 * added - wrong.length };
};

/** @returns how many ids are in both sets */
export const countCommon = (one: IdSet, other: IdSet): number => {
  let common = 0;
  // an iterator takes several times as long
  for (let at = 0; at < one.bits.length; at++) common += countBits((one.bits[at] ?? 0) & (other.bits[at] ?? 0));
  return common;
};

/** @returns the ids in ascending order */
export const listIds = ({ bits }: IdSet): number[] => {
  const ids: number[] = [];
  bits.forEach((word, at) => {
    // the lowest set bit is removed until none is left
    for (let rest = word; rest !== 0; rest &= rest - 1) ids.push(at * bitsPerWord + 31 - Math.clz32(rest & -rest));
  });
  return ids;
};
