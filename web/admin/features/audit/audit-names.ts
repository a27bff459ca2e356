// Names of what administrators do, and where the records of entries are.
import type { AuditEntry } from '#contract/audit.ts';

export const actionNames: Record<AuditEntry['action'], string> = {
  create: 'Created',
  update: 'Changed',
  publish: 'Published',
  unpublish: 'Unpublished',
  restore: 'Restored',
  duplicate: 'Duplicated',
  delete: 'Deleted',
  purge: 'Deleted for ever',
  reorder: 'Reordered',
  merge: 'Merged',
  'sign-in': 'Signed in',
  'sign-in-refused': 'Sign-in refused',
  'sign-out': 'Signed out',
  'session-end': 'Ended sessions',
  password: 'Changed password',
  invite: 'Invited',
  join: 'Accepted invitation',
  enable: 'Enabled',
  disable: 'Disabled',
  export: 'Exported',
  send: 'Sent',
};

export const kindNames: Record<AuditEntry['kind'], string> = {
  product: 'Product',
  category: 'Category',
  news: 'Article',
  page: 'Page',
  setting: 'Setting',
  attribute: 'Attribute',
  message: 'Message',
  administrator: 'Administrator',
  mail: 'Email',
  backup: 'Backup',
  'audit-log': 'Audit log',
  media: 'File',
  trash: 'Trash',
};

const screens: Partial<Record<AuditEntry['kind'], string>> = {
  product: '/admin/products?edit=',
  category: '/admin/categories?edit=',
  news: '/admin/news?edit=',
  page: '/admin/pages?edit=',
  setting: '/admin/settings?edit=',
  media: '/admin/media?edit=',
  message: '/admin/contacts?message=',
};

/** @returns the address of the record in the admin area; null if it has none, or was deleted by this entry */
export const recordHref = ({ kind, record_id, action }: AuditEntry): string | null => {
  const screen = screens[kind];
  return screen && record_id !== null && action !== 'delete' ? `${screen}${record_id}` : null;
};
