// Texts of the audit log: labels of its actions and details.
import type { AuditEntry } from '#contract/audit.ts';
import type { AuditAction } from '#contract/rules/history.ts';
import { spelledOut } from '#web/admin/records/history/field-names.ts';
import { isOpenedKind, recordPath } from '#web/admin/records/kinds.ts';

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
  import: 'Imported',
  send: 'Sent',
};

/** The actor of an entry. Refused sign-ins, password resets and commands of the server have none. */
export const personOf = ({ actor }: Pick<AuditEntry, 'actor'>): string => actor?.name ?? 'Nobody signed in';

const leaving: readonly AuditAction[] = ['delete', 'purge'];

/** @returns the address of the record; null if it has none, or was deleted */
export const addressOf = ({ action, kind, record_id: id }: AuditEntry): string | null =>
  id === null || leaving.includes(action) || !isOpenedKind(kind) ? null : recordPath(kind, id);

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map((one) => (typeof one === 'string' ? one.replaceAll('_', ' ') : textOf(one))).join(', ');
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
};

/** @returns the details of an entry, e.g. `['Fields', 'name, price']` */
export const detailsOf = ({ details }: AuditEntry): [name: string, text: string][] =>
  Object.entries(details).map(([key, value]) => [spelledOut(key), textOf(value)]);
