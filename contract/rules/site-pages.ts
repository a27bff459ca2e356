// The public pages that have a fixed address.

/** The query parameters that each page reads. */
export const sitePages = {
  '/': [],
  '/products': ['category', 'search', 'page', 'sort', 'order', 'units', 'f.*'],
  '/news': ['type', 'search', 'page'],
  '/contact': ['subject'],
  '/about': [],
  '/compare': ['products', 'units', 'differences', 'search'],
} as const satisfies Record<string, readonly string[]>;

export type SitePage = keyof typeof sitePages;

export const isSitePage = (path: string): path is SitePage => Object.hasOwn(sitePages, path);

/** The pages, and a list that menus and search engines treat as a page. */
export type SiteScreen = SitePage | '/news?type=knowledge';

/** Comparisons are selections of one visitor. */
export type ListedScreen = Exclude<SiteScreen, '/compare'>;
