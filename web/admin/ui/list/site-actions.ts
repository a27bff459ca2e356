import { copyLink } from '#web/shared/ui/copy-link.ts';
import type { RowAction } from './row-menu.tsx';

/** What every record with a page on the website offers. @param path of that page, e.g. `paths.product(slug)` */
export const siteActions = (path: string): RowAction[] => [
  { label: 'View on website', icon: 'external', href: path },
  { label: 'Copy link', icon: 'link', onSelect: () => void copyLink(path) },
];
