// The query parameters that the public pages read. Pages are rendered only with these, so that others, such as those of campaigns, neither
// change a document nor create another cache entry.
import { isSitePage, sitePages } from '#contract/rules/site-pages.ts';
import { isUnderApi } from '#server/http/api-path.ts';

/** @param url path and query @returns null for addresses that are not pages of the public site */
export const pageParameters = (url: string): readonly string[] | null => {
  const [path = '/'] = url.split('?');
  if (isUnderApi(path) || path === '/admin' || path.startsWith('/admin/')) return null;
  if (isSitePage(path)) return sitePages[path];
  return path.startsWith('/products/') ? ['units'] : [];
};
