// The server sends all pages at once: the list is searched and sorted in the browser.
import type { AdminPage } from '#contract/pages.ts';
import { fold } from '#contract/rules/fold.ts';
import { anyText, type ListView, listShape } from '#web/admin/ui/list/list-address.ts';

export const pageShape = listShape({ filters: { search: anyText, is_published: ['1', '0'] }, sorts: ['title', 'slug', 'is_published'] });

type PageListView = ListView<typeof pageShape>;

/** Pages in whose title or slug every word occurs, regardless of case and accents. */
export const matchingPages = (pages: readonly AdminPage[], search: string): AdminPage[] => {
  const words = fold(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  return pages.filter(({ title, slug }) => {
    const text = fold(`${title} ${slug}`);
    return words.every((word) => text.includes(word));
  });
};

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

const comparisons: Record<string, (a: AdminPage, b: AdminPage) => number> = {
  title: (a, b) => collator.compare(a.title, b.title),
  slug: (a, b) => collator.compare(a.slug, b.slug),
  is_published: (a, b) => Number(a.is_published) - Number(b.is_published),
};

/** The pages of a view in its order; without one in sort order, as the server sends them. */
export const listedPages = (pages: readonly AdminPage[], { search, is_published, sort, direction }: PageListView): AdminPage[] => {
  const shown = matchingPages(pages, search).filter((page) => is_published === '' || page.is_published === (is_published === '1'));
  const compare = comparisons[sort];
  if (!compare) return shown;
  const sign = direction === 'desc' ? -1 : 1;
  return shown.toSorted((a, b) => sign * compare(a, b));
};
