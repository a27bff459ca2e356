// The query parameters that the public pages read. Pages are rendered only with these, so that others, such as those of campaigns, neither
// change a document nor create another cache entry.
import { isSitePage, sitePages } from '#contract/rules/site-pages.ts';
import { isUnderApi } from '#server/http/api-path.ts';
import { isLanguageFile } from './language-files.ts';
import { withoutCode } from './page-language.ts';

/** @param url path and query @returns null for addresses that are not pages of the public site */
export const pageParameters = (url: string): readonly string[] | null => {
  const [path = '/'] = url.split('?');
  if (isUnderApi(path) || path === '/admin' || path.startsWith('/admin/')) return null;
  const page = withoutCode(path);
  if (isLanguageFile(path, page)) return null;
  if (isSitePage(page)) return sitePages[page];
  return page.startsWith('/products/') ? ['units'] : [];
};
