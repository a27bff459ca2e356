// Defines which addresses are cached, and their keys.

/** Longer keys contain typed texts, which nobody else requests. */
const maxKeyLength = 300;

// encoded or unusual notations of a path would be additional keys for the same response
const isPlain = (path: string): boolean => /^(?:\/[\w.-]+)+$|^\/$/.test(path);

const isNamed = (name: string, parameters: readonly string[]): boolean =>
  parameters.some((one) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : one === name));

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/**
 * @param url path and query
 * @param parameters the query parameters on which the response depends; others are not part of the key. `f.*` stands for all that begin
 * with `f.`, whose values have no order.
 * @returns the address with only these parameters, in a fixed order and notation; null if it is not cached
 */
export const cacheKey = (url: string, parameters: readonly string[]): string | null => {
  const start = url.indexOf('?');
  const path = start === -1 ? url : url.slice(0, start);
  if (!isPlain(path)) return null;
  if (start === -1 || parameters.length === 0) return path;
  const query = new URLSearchParams(
    [...new URLSearchParams(url.slice(start + 1))]
      .filter(([name]) => isNamed(name, parameters))
      .sort(([a, one], [b, other]) => compare(a, b) || (parameters.includes(a) ? 0 : compare(one, other))),
  );
  if (query.size === 0) return path;
  const key = `${path}?${query}`;
  return key.length > maxKeyLength ? null : key;
};
