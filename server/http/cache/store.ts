// Finished responses in memory, bounded by their bytes. The responses of an epoch are removed when another one begins.
import { LRUCache } from 'lru-cache';
import type { Encoding } from './accept-encoding.ts';
import { type Answer, makeVariant, readyVariant, sizeOf, type Variant } from './answer.ts';
import type { Epoch } from './epoch.ts';

/**
 * Part of the memory for addresses without a query. Their number is bounded by the content; searches and page numbers are not, so
 * they only replace each other.
 */
const plainPart = 0.75;
/** Largest part of its memory that one answer may take. */
const entryPart = 0.125;

export interface Store {
  find: (epoch: Epoch, key: string) => Answer | undefined;
  /** Whether there may be an answer; its epoch is not checked. */
  mayHave: (key: string) => boolean;
  add: (epoch: Epoch, key: string, answer: Answer) => void;
  /** The answer in an encoding; a new encoding counts towards the limit. */
  variantOf: (key: string, answer: Answer, encoding: Encoding) => Variant | Promise<Variant>;
  /** Bytes in use. */
  size: () => number;
}

const createPart = (maxSize: number) =>
  new LRUCache<string, Answer>({
    maxSize,
    maxEntrySize: Math.max(1, Math.floor(maxSize * entryPart)),
    sizeCalculation: (answer, key) => sizeOf(answer) + 2 * key.length,
  });

export const createStore = (maxBytes: number): Store => {
  const plain = createPart(Math.max(1, Math.floor(maxBytes * plainPart)));
  const queries = createPart(Math.max(1, Math.floor(maxBytes * (1 - plainPart))));
  let epoch: Epoch | null = null;
  const partOf = (key: string) => (key.includes('?') ? queries : plain);
  const turnTo = (next: Epoch) => {
    if (epoch === next) return;
    plain.clear();
    queries.clear();
    epoch = next;
  };
  const make = async (key: string, answer: Answer, encoding: Encoding) => {
    const variant = await makeVariant(answer, encoding);
    const part = partOf(key);
    // the size is calculated when an entry is set
    if (part.peek(key) === answer) {
      part.delete(key);
      part.set(key, answer);
    }
    return variant;
  };
  return {
    find: (current, key) => {
      turnTo(current);
      return partOf(key).get(key);
    },
    mayHave: (key) => partOf(key).has(key),
    // an answer of an earlier epoch comes too late
    add: (computedIn, key, answer) => {
      if (epoch === computedIn) partOf(key).set(key, answer);
    },
    variantOf: (key, answer, encoding) => readyVariant(answer, encoding) ?? make(key, answer, encoding),
    size: () => plain.calculatedSize + queries.calculatedSize,
  };
};
