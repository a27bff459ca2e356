// Every screen of the admin area, as the sidebar lists them.
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

export const contactsPath = '/admin/contacts';

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
    entries: [
      { label: 'Products', to: '/admin/products', icon: 'products' },
      { label: 'Categories', to: '/admin/categories', icon: 'categories' },
      { label: 'Attributes', to: '/admin/attributes', icon: 'attributes' },
    ],
  },
  {
    title: 'Content',
    entries: [
      { label: 'News & Articles', to: '/admin/news', icon: 'news' },
      { label: 'Pages', to: '/admin/pages', icon: 'pages' },
      { label: 'Media library', to: '/admin/media', icon: 'media' },
      { label: 'Slideshow Settings', to: '/admin/hero-settings', icon: 'slides' },
      { label: 'About Settings', to: '/admin/about-settings', icon: 'people' },
    ],
  },
  { title: 'Inbox', entries: [{ label: 'Contact Messages', to: contactsPath, icon: 'mail' }] },
  {
    title: 'System',
    entries: [
      { label: 'Brand and company', to: '/admin/brand', icon: 'brand' },
      { label: 'Settings', to: '/admin/settings', icon: 'settings' },
      { label: 'Trash', to: '/admin/trash', icon: 'delete' },
      { label: 'Audit log', to: '/admin/audit', icon: 'clock' },
      { label: 'Backups', to: '/admin/backups', icon: 'backups' },
      { label: 'System', to: '/admin/system', icon: 'system' },
    ],
  },
];
