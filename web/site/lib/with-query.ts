/**
 * Changes query parameters and keeps all others, for example campaign parameters.
 * @param changes values by parameter; undefined removes a parameter
 * @returns path and query
 */
export const withQuery = (url: URL, changes: Record<string, string | number | undefined>): string => {
  const query = new URLSearchParams(url.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) query.delete(name);
    else query.set(name, String(value));
  }
  return url.pathname + (query.size > 0 ? `?${query}` : '');
};
