/**
 * @param changes by parameter; undefined removes one
 * @returns path and query of the address with these changes: whatever else its query holds, a campaign's marks for example, stays
 */
export const withQuery = (url: URL, changes: Record<string, string | number | undefined>): string => {
  const query = new URLSearchParams(url.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) query.delete(name);
    else query.set(name, String(value));
  }
  return url.pathname + (query.size > 0 ? `?${query}` : '');
};
