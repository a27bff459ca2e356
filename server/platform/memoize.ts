// Bounded memoisation of a pure function of one string.

/** @param maxEntries the cache is emptied when it is full, so that many different texts cannot fill the memory */
export const memoize = <T>(compute: (text: string) => T, maxEntries = 2000): ((text: string) => T) => {
  const cache = new Map<string, T>();
  return (text) => {
    const cached = cache.get(text);
    if (cached !== undefined) return cached;
    if (cache.size >= maxEntries) cache.clear();
    const result = compute(text);
    cache.set(text, result);
    return result;
  };
};
