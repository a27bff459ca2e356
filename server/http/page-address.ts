// Canonical addresses of pages.
import { inLanguagePath, splitLanguage } from '#contract/rules/languages.ts';

/**
 * The canonical path of a page: one leading slash, no trailing slash, no backslash. Browsers treat a backslash as a slash, so neither
 * `//host/` nor `/\\host/` may become a redirect to another site.
 */
export const canonicalPath = (path: string): string => {
  const parts = path.replaceAll('\\', '/').split('/');
  const start = parts.findIndex((part) => part !== '');
  const end = parts.findLastIndex((part) => part !== '');
  return `/${parts.slice(Math.max(start, 0), end + 1).join('/')}`;
};

/**
 * @param url canonical path, and query
 * @returns the absolute address; resolving the path against the origin instead could select another host
 */
export const addressOf = (url: string, siteUrl: string): URL => new URL(siteUrl + url);

/** The first path segments of the pages of the site. */
const pages = new Set(['about', 'contact', 'products', 'compare', 'news', 'page']);

/**
 * @param path canonical
 * @param codes of the languages that an address can begin with
 * @returns the path as the site's links write it, with the code, pages and slugs in lower case
 */
export const pagePath = (path: string, codes: readonly string[] = []): string => {
  const { code, rest } = splitLanguage(path, codes);
  const lower = rest.toLowerCase();
  return inLanguagePath(pages.has(lower.split('/')[1] ?? '') ? lower : rest, code);
};
