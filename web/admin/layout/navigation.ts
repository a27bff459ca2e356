// Every screen of the admin area, as the sidebar lists them.
import { screens } from '#web/admin/records/kinds.ts';
import type { AdminIconName } from '#web/admin/ui/admin-icon.tsx';

export interface NavigationEntry {
  label: string;
  to: string;
  icon: AdminIconName;
}

export interface NavigationGroup {
  /** Null for the screens above all groups. */
  title: string | null;
  entries: NavigationEntry[];
}

const entryOf = (kind: keyof typeof screens): NavigationEntry => ({
  label: screens[kind].title,
  to: screens[kind].path,
  icon: screens[kind].icon,
});

export const navigation: NavigationGroup[] = [
  {
    title: null,
    entries: [
      { label: 'Dashboard', to: '/admin', icon: 'dashboard' },
      { label: 'Analytics', to: '/admin/analytics', icon: 'analytics' },
    ],
  },
  {
    title: 'Catalogue',
    entries: [entryOf('product'), entryOf('category'), entryOf('attribute')],
  },
  {
    title: 'Content',
    entries: [
      entryOf('article'),
      entryOf('page'),
      entryOf('media'),
      entryOf('redirect'),
      { label: 'Slideshow Settings', to: '/admin/hero-settings', icon: 'slides' },
      { label: 'Menus', to: '/admin/menus', icon: 'menu' },
      { label: 'About Settings', to: '/admin/about-settings', icon: 'people' },
    ],
  },
  { title: 'Inbox', entries: [entryOf('message')] },
  {
    title: 'System',
    entries: [
      { label: 'Brand and Company', to: '/admin/brand', icon: 'brand' },
      entryOf('setting'),
      entryOf('trash'),
      entryOf('audit-log'),
      entryOf('backup'),
      { label: 'System', to: '/admin/system', icon: 'system' },
    ],
  },
];
