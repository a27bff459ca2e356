// Texts of the audit log: labels of its kinds, actions and details.
import type { AuditEntry } from '#contract/audit.ts';
import type { AuditAction, RecordKind } from '#contract/rules/history.ts';

export const kindNames: Record<RecordKind, string> = {
  product: 'Product',
  category: 'Category',
  article: 'Article',
  page: 'Page',
  setting: 'Setting',
  attribute: 'Attribute',
  message: 'Message',
  administrator: 'Administrator',
  mail: 'Mail',
  backup: 'Backup',
  'audit-log': 'Audit log',
  media: 'File',
  trash: 'Trash',
};

export const actionNames: Record<AuditAction, string> = {
  create: 'Created',
  update: 'Changed',
  publish: 'Published',
  unpublish: 'Unpublished',
  restore: 'Restored',
  duplicate: 'Duplicated',
  draft: 'Draft saved',
  discard: 'Draft discarded',
  schedule: 'Schedule changed',
  share: 'Preview link created',
  withdraw: 'Preview link withdrawn',
  delete: 'Deleted',
  purge: 'Deleted for ever',
  reorder: 'Reordered',
  merge: 'Merged',
  'sign-in': 'Signed in',
  'sign-in-refused': 'Sign-in refused',
  'sign-out': 'Signed out',
  'session-end': 'Session ended',
  password: 'Password changed',
  invite: 'Invited',
  join: 'Invitation accepted',
  enable: 'Enabled',
  disable: 'Disabled',
  export: 'Exported',
  send: 'Sent',
};

/** The actor of an entry. Refused sign-ins, password resets and commands of the server have none. */
export const personOf = ({ actor }: Pick<AuditEntry, 'actor'>): string => actor?.name ?? 'Nobody signed in';

const addresses: Partial<Record<RecordKind, (id: number) => string>> = {
  product: (id) => `/admin/products?edit=${id}`,
  category: (id) => `/admin/categories?edit=${id}`,
  article: (id) => `/admin/news?edit=${id}`,
  page: (id) => `/admin/pages?edit=${id}`,
  setting: (id) => `/admin/settings?edit=${id}`,
  attribute: (id) => `/admin/attributes?edit=${id}`,
  message: (id) => `/admin/contacts?message=${id}`,
};

const leaving: readonly AuditAction[] = ['delete', 'purge'];

/** @returns the address of the record; null if it has none, or was deleted */
export const addressOf = ({ action, kind, record_id: id }: AuditEntry): string | null =>
  id === null || leaving.includes(action) ? null : (addresses[kind]?.(id) ?? null);

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map((one) => (typeof one === 'string' ? one.replaceAll('_', ' ') : textOf(one))).join(', ');
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
};

/** @returns the details of an entry, e.g. `['Fields', 'name, price']` */
export const detailsOf = ({ details }: AuditEntry): [name: string, text: string][] =>
  Object.entries(details).map(([key, value]) => {
    const words = key.replaceAll('_', ' ');
    return [words.charAt(0).toUpperCase() + words.slice(1), textOf(value)];
  });
