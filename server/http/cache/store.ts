// Finished responses in memory, limited by their size in bytes. All responses are removed when they are no longer valid.
import { LRUCache } from 'lru-cache';
import type { Encoding } from './accept-encoding.ts';
import type { Epoch } from './epoch.ts';
import { makeVariant, readyVariant, type StoredResponse, sizeOf, type Variant } from './stored-response.ts';

/**
 * Share of the memory for addresses without a query. The content limits their number; searches and page numbers have no limit, so they only
 * replace each other.
 */
const plainPart = 0.75;
/** Maximum share of its part of the memory that one response may occupy. */
const entryPart = 0.125;

export interface Store {
  find: (epoch: Epoch, key: string) => StoredResponse | undefined;
  /** Whether there may be a response; does not check whether it is still valid. */
  mayHave: (key: string) => boolean;
  add: (epoch: Epoch, key: string, stored: StoredResponse) => void;
  /** The response in an encoding. A new encoding counts towards the memory limit. */
  variantOf: (key: string, stored: StoredResponse, encoding: Encoding) => Variant | Promise<Variant>;
  /** Bytes in use. */
  size: () => number;
}

const createPart = (maxSize: number) =>
  new LRUCache<string, StoredResponse>({
    maxSize,
    maxEntrySize: Math.max(1, Math.floor(maxSize * entryPart)),
    sizeCalculation: (stored, key) => sizeOf(stored) + 2 * key.length,
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
  const make = async (key: string, stored: StoredResponse, encoding: Encoding) => {
    const variant = await makeVariant(stored, encoding);
    const part = partOf(key);
    // the size is calculated when an entry is set
    if (part.peek(key) === stored) {
      part.delete(key);
      part.set(key, stored);
    }
    return variant;
  };
  return {
    find: (current, key) => {
      turnTo(current);
      return partOf(key).get(key);
    },
    mayHave: (key) => partOf(key).has(key),
    // ignores a late response that is no longer valid
    add: (computedIn, key, stored) => {
      if (epoch === computedIn) partOf(key).set(key, stored);
    },
    variantOf: (key, stored, encoding) => readyVariant(stored, encoding) ?? make(key, stored, encoding),
    size: () => plain.calculatedSize + queries.calculatedSize,
  };
};
