// The blocks of formatted texts that arrange other blocks or list links. Plain HTML: the class of an element names the block.

export const pictureSides = ['picture-left', 'picture-right'] as const;
/** Classes of `div`; the fourth layout is `details`. Layouts are not nested. */
export const layoutClasses = ['columns', ...pictureSides, 'call-to-action'] as const;

/** Classes of lists whose items are single links, with the addresses that the items link to. */
const linkLists = {
  documents: /^\/storage\/uploads\/[\w/]+\.pdf$/,
  'product-cards': /^\/products\/[^/?#]+$/,
} as const;

export type LinkList = keyof typeof linkLists;
export const linkListClasses = Object.keys(linkLists) as LinkList[];

/** @returns whether an item of such a list can have the address */
export const isLinkOf = (list: LinkList, address: string): boolean => linkLists[list].test(address);
