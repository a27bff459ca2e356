// Bounded memoisation of a pure function of one string.

export interface MemoryLimits {
  /** The cache is cleared when it is full, so that many different texts cannot fill the memory. */
  maxEntries?: number;
  /** Longer texts are not cached. */
  maxLength?: number;
}

export const memoize = <T>(
  compute: (text: string) => T,
  { maxEntries = 2000, maxLength = Number.POSITIVE_INFINITY }: MemoryLimits = {},
): ((text: string) => T) => {
  const cache = new Map<string, T>();
  return (text) => {
    if (text.length > maxLength) return compute(text);
    const cached = cache.get(text);
    if (cached !== undefined) return cached;
    if (cache.size >= maxEntries) cache.clear();
    const result = compute(text);
    cache.set(text, result);
    return result;
  };
};
