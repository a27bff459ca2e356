// Helpers of the menus of header and footer: what they show, and which of their links is current.
import type { Menu, MenuGroup, MenuLink } from '#contract/menus.ts';
import type { shellTexts } from '#contract/texts/en/shell.ts';
import type { Say } from '#contract/texts/text.ts';
import { useLocation } from '#web/site/lib/navigation.ts';

/** Shown until the settings are loaded. */
export const plainMenu = (say: Say<typeof shellTexts.texts>): Menu =>
  (['home', 'about', 'products', 'news', 'contact'] as const).map((name) => ({
    label: say(name),
    url: name === 'home' ? '/' : `/${name}`,
  }));

export const isGroup = (item: MenuLink | MenuGroup): item is MenuGroup => 'items' in item;

export const keyOf = (item: MenuLink | MenuGroup): string => item.label + (isGroup(item) ? item.items[0]?.url : item.url);

/** The parameter in which the lists of one path differ. */
const listOf = (query: string) => /\b(category|type)=[^&]*/.exec(query)?.[0];

/** @returns whether a link leads to the current page; without a list in its address also to one above it, unless it is in a group */
export const useIsCurrent = (): ((url: string, isInGroup?: boolean) => boolean) => {
  const { pathname, search } = useLocation();
  const shown = pathname.toLowerCase();
  return (url, isInGroup) => {
    const [path, query = ''] = url.split('?');
    const isWhole = !isInGroup && !query;
    return shown === path ? isWhole || listOf(query) === listOf(search) : isWhole && shown.startsWith(`${path}/`);
  };
};
