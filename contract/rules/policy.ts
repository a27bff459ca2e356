// The permissions of each role. The server enforces this table (server/http/mount.ts); the interface reads it to offer only permitted
// actions.
import { type TrashKind, trashKinds } from './trash.ts';

export const roles = ['owner', 'editor', 'sales', 'viewer', 'translator'] as const;
export type Role = (typeof roles)[number];

export const permissions = [
  /** The administrator's own account: name, password, sessions, sign-out. */
  'account',
  /** Products, categories, attributes, articles, pages, slideshow, menus, about page, pictures. */
  'content.read',
  'content.write',
  /** Translations of content; a translator only into their languages. */
  'translations.write',
  /** Contact messages and quote requests, with the mail about them. */
  'messages.read',
  'messages.write',
  /** Deleted records and changes of many records, for the kinds that the role may change. */
  'trash.manage',
  'statistics.read',
  /** All settings except those of the slideshow, the menus and the about page, which are content. */
  'settings.write',
  'administrators.manage',
  /** API tokens and webhooks. */
  'integrations.manage',
  'mail.manage',
  'backups.manage',
  'system.read',
  'audit.read',
] as const;
export type Permission = (typeof permissions)[number];

const reading = ['account', 'content.read', 'statistics.read'] as const;

const permissionsByRole: Record<Role, readonly Permission[]> = {
  owner: permissions,
  editor: [...reading, 'content.write', 'translations.write', 'trash.manage'],
  sales: [...reading, 'messages.read', 'messages.write', 'trash.manage'],
  viewer: reading,
  translator: ['account', 'content.read', 'translations.write'],
};

export const may = (role: Role, permission: Permission): boolean => permissionsByRole[role].includes(permission);

export const rolesWith = (permission: Permission): Role[] => roles.filter((role) => may(role, permission));

/** The permission required to change a record. */
export const permissionToChange = (kind: TrashKind): Permission => (kind === 'message' ? 'messages.write' : 'content.write');

/** The kinds of records that the role may change. */
export const kindsOf = (role: Role): TrashKind[] => trashKinds.filter((kind) => may(role, permissionToChange(kind)));

interface Rights {
  role: Role;
  permissions: Permission[];
  languages?: string[];
}

/** The role and its permissions, as the API returns them. @param languages of a translator */
export const rightsOf = (role: Role, languages: readonly string[] | null = null): Rights => ({
  role,
  permissions: [...permissionsByRole[role]],
  ...(languages && { languages: [...languages] }),
});

/** Settings of these groups are content: the slideshow, the menus and the about page. */
export const isContentGroup = (group: string): boolean => group === 'hero' || group === 'menus' || group.startsWith('about_');

/** Everybody who sees content may read these groups: the content, and the languages into which it is translated. */
export const isReadableGroup = (group: string): boolean => isContentGroup(group) || group === 'languages';
