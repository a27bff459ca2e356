// The query parameters that the public pages read. Pages are rendered only with these, so that others, such as those of campaigns, neither
// change a document nor create another cache entry.
import { isUnderApi } from '#server/http/api-path.ts';

const parameters: Record<string, readonly string[]> = {
  '/products': ['category', 'search', 'page', 'sort', 'order', 'units', 'f.*'],
  '/compare': ['products', 'units', 'differences', 'search'],
  '/news': ['type', 'search', 'page'],
  '/contact': ['subject'],
};

/** @param url path and query @returns null for addresses that are not pages of the public site */
export const pageParameters = (url: string): readonly string[] | null => {
  const [path = '/'] = url.split('?');
  if (isUnderApi(path) || path === '/admin' || path.startsWith('/admin/')) return null;
  return parameters[path] ?? (path.startsWith('/products/') ? ['units'] : []);
};
