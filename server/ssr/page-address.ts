// What a page's address is, and how an odd one is read.

/**
 * The address that a page has: one slash at its start, none at its end, no backslash. Browsers read a backslash as a
 * slash: neither `//host/` nor `/\\host/` must become a redirect to another site.
 */
export const canonicalPath = (path: string): string => {
  const parts = path.replaceAll('\\', '/').split('/');
  const start = parts.findIndex((part) => part !== '');
  const end = parts.findLastIndex((part) => part !== '');
  return `/${parts.slice(Math.max(start, 0), end + 1).join('/')}`;
};

/**
 * @param url path and query, the path canonical
 * @returns the complete address; resolved against the origin, an odd path could name another host
 */
export const addressOf = (url: string, siteUrl: string): URL => new URL(siteUrl + url);
