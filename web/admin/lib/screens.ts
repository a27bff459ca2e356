// Every screen of the admin area, in the order of the sidebar: its name and icon there, the permissions that it requires, and the kind of
// record that it shows.
import type { AuditKind } from '#contract/rules/history.ts';
import type { Permission } from '#contract/rules/policy.ts';
import type { AdminIconName } from '#web/admin/ui/admin-icon.tsx';

interface Needs {
  read: Permission;
  /** The permission to change something on the screen; without it, the screen is read-only. */
  change?: Permission;
}

interface Listed {
  title: string;
  icon: AdminIconName;
  /** Heading in the sidebar; empty for the screens above all groups. */
  group: string;
  /** Listed only on a site with several languages. */
  needsLanguages?: true;
  kind?: AuditKind;
  /** Parameter of the address that opens a record. */
  opens?: 'edit' | 'message';
}

/** Screens without a group are not in the sidebar. */
export type Screen = { needs: Needs } & (Listed | { group?: never });

const everybody: Needs = { read: 'account' };
const content: Needs = { read: 'content.read', change: 'content.write' };
const settings: Needs = { read: 'settings.write' };
const messages: Needs = { read: 'messages.read', change: 'messages.write' };

export const adminScreens = {
  '/admin': { title: 'Dashboard', icon: 'dashboard', group: '', needs: everybody },
  '/admin/analytics': { title: 'Analytics', icon: 'analytics', group: '', needs: { read: 'statistics.read' } },

  '/admin/products': { title: 'Products', icon: 'products', group: 'Catalogue', needs: content, kind: 'product', opens: 'edit' },
  '/admin/categories': { title: 'Categories', icon: 'categories', group: 'Catalogue', needs: content, kind: 'category', opens: 'edit' },
  '/admin/attributes': { title: 'Attributes', icon: 'attributes', group: 'Catalogue', needs: content, kind: 'attribute', opens: 'edit' },
  '/admin/imports': { title: 'Imports', icon: 'upload', group: 'Catalogue', needs: content, kind: 'import', opens: 'edit' },

  '/admin/news': { title: 'News & Articles', icon: 'news', group: 'Content', needs: content, kind: 'article', opens: 'edit' },
  '/admin/pages': { title: 'Pages', icon: 'pages', group: 'Content', needs: content, kind: 'page', opens: 'edit' },
  '/admin/media': { title: 'Media Library', icon: 'media', group: 'Content', needs: content, kind: 'media' },
  '/admin/redirects': { title: 'Redirects', icon: 'redirect', group: 'Content', needs: content, kind: 'redirect', opens: 'edit' },
  '/admin/hero-settings': { title: 'Slideshow Settings', icon: 'slides', group: 'Content', needs: content },
  '/admin/menus': { title: 'Menus', icon: 'menu', group: 'Content', needs: content },
  '/admin/about-settings': { title: 'About Settings', icon: 'people', group: 'Content', needs: content },

  '/admin/translations': {
    title: 'Translations',
    icon: 'languages',
    group: 'Content',
    needs: { read: 'content.read', change: 'translations.write' },
    needsLanguages: true,
  },

  '/admin/contacts': { title: 'Contact Messages', icon: 'mail', group: 'Inbox', needs: messages, kind: 'message', opens: 'message' },

  '/admin/brand': { title: 'Brand and Company', icon: 'brand', group: 'System', needs: settings },
  '/admin/languages': { title: 'Languages', icon: 'languages', group: 'System', needs: settings },
  '/admin/interface-texts': { title: 'Site Texts', icon: 'text', group: 'System', needs: { read: 'translations.write' } },
  '/admin/settings': { title: 'Settings', icon: 'settings', group: 'System', needs: settings, kind: 'setting', opens: 'edit' },
  '/admin/trash': { title: 'Trash', icon: 'delete', group: 'System', needs: { read: 'trash.manage' }, kind: 'trash' },
  '/admin/audit': { title: 'Audit Log', icon: 'clock', group: 'System', needs: { read: 'audit.read' }, kind: 'audit-log' },
  '/admin/backups': { title: 'Backups', icon: 'backups', group: 'System', needs: { read: 'backups.manage' }, kind: 'backup' },
  '/admin/integrations': { title: 'Integrations', icon: 'link', group: 'System', needs: { read: 'integrations.manage' } },
  '/admin/system': { title: 'System', icon: 'system', group: 'System', needs: { read: 'system.read' } },

  '/admin/account': { needs: everybody },
  // of use only to those who may change values
  '/admin/attributes/grid': { needs: { read: 'content.write' } },
} as const satisfies Record<`/admin${string}`, Screen>;

const screens: Readonly<Record<string, Screen>> = adminScreens;

/** @returns whether a screen is listed only on a site with several languages */
export const needsLanguages = (path: string): boolean => {
  const screen = screens[path];
  return screen?.group !== undefined && screen.needsLanguages === true;
};

/** The address of a screen. */
export type ScreenPath = keyof typeof adminScreens;
