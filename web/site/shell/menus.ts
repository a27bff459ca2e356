// Helpers of the menus of header and footer: what they show, and which of their links is current.
import type { Menu, MenuGroup, MenuLink } from '#contract/menus.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { useLocation } from '#web/site/lib/navigation.ts';

/** Shown until the settings are loaded. */
export const plainMenu: Menu = Object.entries({
  HOME: paths.home,
  ABOUT: paths.about,
  PRODUCTS: paths.products(),
  NEWS: paths.news(),
  CONTACT: paths.contact,
}).map(([label, url]) => ({ label, url }));

export const isGroup = (item: MenuLink | MenuGroup): item is MenuGroup => 'items' in item;

export const keyOf = (item: MenuLink | MenuGroup): string => item.label + (isGroup(item) ? item.items[0]?.url : item.url);

/** The parameters in which the lists of one path differ. */
const listOf = (query: string) => {
  const parameters = new URLSearchParams(query);
  return parameters.get('category') ?? parameters.get('type');
};

/** @returns whether a link leads to the current page; without a list in its address also to one above it, unless it is in a group */
export const useIsCurrent = (): ((url: string, isInGroup?: boolean) => boolean) => {
  const { pathname, search } = useLocation();
  const shown = pathname.toLowerCase();
  return (url, isInGroup) => {
    const [path, query = ''] = url.split('?');
    if (!isInGroup && !query && shown.startsWith(`${path}/`)) return true;
    return shown === path && (listOf(query) === listOf(search) || (!isInGroup && !query));
  };
};
